/** A submenu can be dismissed with Escape and comes back with the pointer or the focus (WCAG 1.4.13). */
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { MenuEscape } from '@/components/layout/menu-escape.client'
import { renderIn } from '../../support/render'

test('Escape dismisses, coming back opens again', () => {
  renderIn(
    'nl',
    <MenuEscape>
      <a href="/nl/onze-diensten/">Diensten</a>
    </MenuEscape>,
  )
  const link = screen.getByRole('link', { name: 'Diensten' })
  fireEvent.keyDown(document, { key: 'Escape' })
  expect(link.closest('[data-dismissed]')).not.toBeNull()
  fireEvent.focusIn(link)
  expect(link.closest('[data-dismissed]')).toBeNull()
  fireEvent.keyDown(document, { key: 'Escape' })
  fireEvent.pointerEnter(link.parentElement ?? link)
  expect(link.closest('[data-dismissed]')).toBeNull()
})

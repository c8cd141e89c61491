/** A submenu can be dismissed with Escape and opens again with the pointer or the focus (WCAG 1.4.13). */
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { FrameScript } from '@/components/layout/frame/frame-script.client'
import { renderIn } from '../../support/render'

test('Escape dismisses it, returning opens it again', () => {
  renderIn(
    'nl',
    <div data-menu>
      <a href="/nl/onze-diensten/">Diensten</a>
      <FrameScript />
    </div>,
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

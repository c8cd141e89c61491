/** Choosing a language is remembered in cookie and local storage under i18nextLng (ruling 1). */
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { LanguageLink } from '@/components/layout/language-link.client'
import { renderIn } from '../../support/render'

test('a language is a link to the same page, named in full, and is remembered', async () => {
  renderIn('nl', <LanguageLink code="fr" href="#fr" isCurrent={false} name="Français" />)
  const link = screen.getByRole('link', { name: 'Français' })
  expect(link).toHaveTextContent('FR')
  expect(link).toHaveAttribute('hreflang', 'fr')
  await userEvent.click(link)
  expect(document.cookie).toContain('i18nextLng=fr')
  expect(localStorage.getItem('i18nextLng')).toBe('fr')
})

test('the current one says so', () => {
  renderIn('nl', <LanguageLink code="nl" href="/nl/" isCurrent name="Nederlands" />)
  expect(screen.getByRole('link', { name: 'Nederlands' })).toHaveAttribute('aria-current', 'true')
})

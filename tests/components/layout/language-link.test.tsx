/** A chosen language is stored in a cookie and local storage under i18nextLng (ruling 1). */
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { FrameScript } from '@/components/layout/frame/frame-script.client'
import { LanguageSwitcher } from '@/components/layout/language-switcher'
import { renderIn } from '../../support/render'
import { setSnapshot } from '../modules/demo'

beforeEach(() => setSnapshot())

test('a language is a link to the same page, with its full name, and is stored', async () => {
  renderIn(
    'nl',
    <>
      <LanguageSwitcher language="nl" alternates={{ fr: '#fr' }} />
      <FrameScript />
    </>,
  )
  const link = screen.getByRole('link', { name: 'Français' })
  expect(link).toHaveTextContent('FR')
  expect(link).toHaveAttribute('hreflang', 'fr')
  await userEvent.click(link)
  expect(document.cookie).toContain('i18nextLng=fr')
  expect(localStorage.getItem('i18nextLng')).toBe('fr')
})

test('the current one is marked', () => {
  renderIn('nl', <LanguageSwitcher language="nl" alternates={{}} />)
  expect(screen.getByRole('link', { name: 'Nederlands' })).toHaveAttribute('aria-current', 'true')
})

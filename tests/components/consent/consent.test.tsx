/** The banner asks once, its settings list the categories, and the choice is stored (specification 4, "Cookie consent"). */
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { NextIntlClientProvider } from 'next-intl'
import { renderToString } from 'react-dom/server'
import { beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { Consent } from '@/components/consent/consent'
import { saveConsent } from '@/components/consent/consent-store'
import { LaterConsent } from '@/components/consent/later-consent.client'
import { nothing } from '@/lib/domain/consent/consent'
import { type Language, languageCodes } from '@/lib/domain/text/language'
import nl from '@/messages/nl.json'
import { snapshot } from '../../support/content'
import { renderIn } from '../../support/render'
import { setSnapshot } from '../modules/demo'

function openPage(language: Language = 'nl', address = '/nl/') {
  history.replaceState(null, '', address)
  return renderIn(language, <Consent language={language} />)
}

const banner = () => screen.queryByRole('region', { name: 'Cookies op deze site' })
const button = (name: string) => screen.getByRole('button', { name })
const flags = ['ad_storage', 'ad_user_data', 'ad_personalization', 'analytics_storage']
const storedFlags = () => flags.map((flag) => localStorage.getItem(flag))
const categories = () => localStorage.getItem('cookie-consent')?.split(' ').slice(1)

beforeAll(LaterConsent.load)

beforeEach(() => {
  setSnapshot()
  // New modules, as on a new page: a choice of the page before that could not be stored is gone.
  saveConsent(nothing)
  localStorage.clear()
  // jsdom does not implement dialogs.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
    this.dispatchEvent(new Event('close'))
  }
})
describe('the banner', () => {
  test.each(languageCodes)('offers three buttons and the policy, and takes no focus (%s)', (language) => {
    openPage(language)
    const region = screen.getByRole('region')
    expect(within(region).getAllByRole('button')).toHaveLength(3)
    expect(within(region).getByRole('link')).toHaveAttribute('href', expect.stringMatching(new RegExp(`^/(${language}|nl)/.+`)))
    expect(region).not.toHaveTextContent(/Consent\./)
    expect(document.body).toHaveFocus()
  })

  test('is not rendered without script', () => {
    const page = (
      <NextIntlClientProvider locale="nl-BE" messages={nl}>
        <Consent language="nl" />
      </NextIntlClientProvider>
    )
    const place = document.createElement('div')
    place.innerHTML = renderToString(page)
    expect([...place.children].map(({ tagName }) => tagName)).toEqual(['SCRIPT'])
  })

  test('disappears once all is declined: the marker and four denied flags are stored', async () => {
    const user = userEvent.setup()
    const { unmount } = openPage()
    await user.click(button('Alles weigeren'))
    expect(banner()).toBeNull()
    expect(screen.getByRole('status')).toHaveTextContent('bewaard')
    expect(categories()).toEqual([])
    expect(storedFlags()).toEqual(Array(4).fill('denied'))
    unmount()
    openPage()
    expect(banner()).toBeNull()
  })

  test('agree all grants all', async () => {
    const user = userEvent.setup()
    openPage()
    await user.click(button('Alles aanvaarden'))
    expect(categories()).toEqual(['analytical', 'marketing', 'social', 'unclassified'])
    expect(storedFlags()).toEqual(Array(4).fill('granted'))
  })

  test('asks again after six months', () => {
    localStorage.setItem('cookie-consent', '2020-01-01 marketing')
    openPage()
    expect(banner()).toBeVisible()
  })

  test('?setcookies erases the choice and is removed from the address', () => {
    localStorage.setItem('cookie-consent', '2999-01-01 marketing')
    localStorage.setItem('ad_storage', 'granted')
    localStorage.setItem('favourites', '[1]')
    openPage('nl', '/nl/?type=2&setcookies=1')
    expect(banner()).toBeVisible()
    expect(Object.keys(localStorage)).toEqual(['favourites'])
    expect(location.search).toBe('?type=2')
  })

  test('loads no service on a page that may show personal data', async () => {
    const { site } = snapshot
    const analytics = { analyticsId: 'G-ABC123', adsId: 'AW-123456', tagManagerId: 'GTM-ABC123', pixelId: '123456' }
    setSnapshot({ site: { ...site, analytics } })
    localStorage.setItem('cookie-consent', '2999-01-01 analytical marketing social')
    const { container } = renderIn('nl', <Consent language="nl" isClosed />)
    await act(async () => void (await import('@/components/consent/services')))
    expect(document.documentElement.outerHTML + container.outerHTML).not.toMatch(/googletagmanager|facebook/)
    expect('dataLayer' in window).toBe(false)
  })

  test('is skipped on a preview', () => {
    openPage('nl', '/nl/preview/contact/')
    expect(banner()).toBeNull()
  })

  test('works for the page where storage is switched off', async () => {
    const blocked = () => {
      throw new DOMException('blocked', 'SecurityError')
    }
    const spies = (['getItem', 'setItem'] as const).map((name) => vi.spyOn(Storage.prototype, name).mockImplementation(blocked))
    onTestFinished(() => {
      for (const spy of spies) spy.mockRestore()
    })
    const user = userEvent.setup()
    openPage()
    await user.click(button('Alles aanvaarden'))
    expect(banner()).toBeNull()
  })

  test.each(['', '2999-01-01 marketing social'])('accepts a choice where storage is full (before: "%s")', async (before) => {
    const user = userEvent.setup()
    if (before) localStorage.setItem('cookie-consent', before)
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    document.body.insertAdjacentHTML('beforeend', '<a href="/nl/cookiebeleid/" data-consent>Wijzig</a>')
    onTestFinished(() => {
      full.mockRestore()
      for (const link of document.querySelectorAll('[data-consent]')) link.remove()
    })
    openPage()
    await user.click(screen.getByRole('link', { name: 'Wijzig' }))
    if (!before) await user.click(button('Alles weigeren'))
    else await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Alles weigeren' }))
    expect(banner()).toBeNull()
    // An earlier consent must not apply again on the next page.
    expect(localStorage.getItem('cookie-consent')).toBeNull()
  })

  test('disappears when another tab has stored a choice', () => {
    openPage()
    localStorage.setItem('cookie-consent', '2999-01-01')
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'cookie-consent' })))
    expect(banner()).toBeNull()
  })
})

describe('the settings', () => {
  const open = async () => {
    const user = userEvent.setup()
    openPage()
    await user.click(button('Instellingen'))
    return { user, dialog: await screen.findByRole('dialog', { name: 'Cookie-instellingen' }) }
  }

  test('show five switches: necessary on and fixed, the others off', async () => {
    const { dialog } = await open()
    const [necessary, ...others] = within(dialog).getAllByRole('switch')
    expect(necessary).toBeChecked()
    expect(necessary).toBeDisabled()
    expect(others).toHaveLength(4)
    for (const option of others) {
      expect(option).not.toBeChecked()
      expect(option).toHaveAccessibleDescription()
    }
  })

  test('store the choice, and show it next time', async () => {
    const { user, dialog } = await open()
    await user.click(within(dialog).getByRole('switch', { name: 'Analytisch' }))
    await user.click(within(dialog).getByRole('switch', { name: 'Sociale media' }))
    await user.click(within(dialog).getByRole('button', { name: 'Keuze bewaren' }))
    expect(categories()).toEqual(['analytical', 'social'])
    expect(storedFlags()).toEqual(['denied', 'denied', 'denied', 'granted'])
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(banner()).toBeNull()

    document.body.insertAdjacentHTML('beforeend', '<a href="/nl/cookiebeleid/" data-consent>Cookie-instellingen</a>')
    await user.click(screen.getByRole('link', { name: 'Cookie-instellingen' }))
    expect(await screen.findByRole('switch', { name: 'Analytisch' })).toBeChecked()
    expect(screen.getByRole('switch', { name: 'Marketing' })).not.toBeChecked()
  })

  test('stay open when reopened before the close event of the dialog', async () => {
    const user = userEvent.setup()
    openPage()
    await user.click(button('Instellingen'))
    const dialog = await screen.findByRole<HTMLDialogElement>('dialog')
    dialog.open = false
    await user.click(button('Instellingen'))
    act(() => void dialog.dispatchEvent(new Event('close')))
    expect(await screen.findByRole('dialog')).toHaveAttribute('open')
  })

  test('closed without a choice, leave the banner', async () => {
    const { user, dialog } = await open()
    await user.click(within(dialog).getByRole('button', { name: 'Sluiten' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(banner()).toBeVisible()
    expect(localStorage).toHaveLength(0)
  })
})

/** The client components of the detail page: pictures, players, sharing, printing. */
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { CopyButton } from '@/components/property/detail/summary/copy-button.client'
import { PrintButton } from '@/components/property/detail/summary/print-button.client'
import { ShareButton } from '@/components/property/detail/summary/share-button.client'
import { renderDetail } from './render-detail'

describe('pictures', () => {
  test('each links to its full file, and the count to all of them', () => {
    renderDetail('s01')
    const gallery = screen.getByRole('region', { name: 'Foto’s' })
    expect(within(gallery).getByRole('link', { name: /Witgepleisterde voorgevel/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/media\/[\w-]{12}\/\d+$/),
    )
    expect(within(gallery).getByRole('link', { name: '6 foto’s' })).toHaveAttribute('href', '#photos')
    expect(within(gallery).getByRole('link', { name: 'Virtuele tour' })).toHaveAttribute('href', '#media')
    expect(within(gallery).getByRole('link', { name: '5 plannen' })).toHaveAttribute('href', '#plans')
    expect(within(gallery).queryByRole('link', { name: 'Video' })).toBeNull()
  })

  test('a click opens the lightbox in the visitor’s language, Escape closes it', async () => {
    const user = userEvent.setup()
    renderDetail('s01')
    await user.click(screen.getByRole('link', { name: /Woonkamer met moulures/ }))
    const lightbox = await screen.findByRole('dialog', {}, { timeout: 120_000 })
    expect(lightbox).toHaveAccessibleName(/^Foto’s van /)
    for (const name of ['Vorige foto', 'Volgende foto', 'Sluiten', 'Diavoorstelling starten']) {
      expect(within(lightbox).getByRole('button', { name })).toBeInTheDocument()
    }
    expect(lightbox).toHaveTextContent('2 / 6')
    await user.keyboard('{Escape}')
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), { timeout: 120_000 })
  })
})

describe('players of external hosts', () => {
  test('load after a click next to the name of the host', async () => {
    const user = userEvent.setup()
    renderDetail('s10')
    const section = screen.getByRole('region', { name: 'Video en virtuele tour' })
    expect(section).toHaveTextContent('Dit staat bij www.youtube-nocookie.com.')
    expect(section.querySelector('iframe')).toBeNull()
    expect(within(section).getByRole('link', { name: /Openen op www.youtube.com/ })).toHaveAttribute(
      'href',
      'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    )
    await user.click(within(section).getByRole('button', { name: 'Video laden' }))
    // The button is gone, and the focus moves to the player.
    expect(within(section).getByTitle(/^Video van/)).toHaveFocus()
    expect(within(section).getByTitle(/^Video van/)).toHaveAttribute('src', 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ')
  })

  test('load without a click when social media cookies were accepted (ruling 36)', () => {
    localStorage.setItem('cookie-consent', '2999-01-01 social')
    onTestFinished(() => localStorage.removeItem('cookie-consent'))
    renderDetail('s10')
    const section = screen.getByRole('region', { name: 'Video en virtuele tour' })
    expect(within(section).getByTitle(/^Video van/)).toHaveAttribute('src', 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ')
    expect(document.body).toHaveFocus()
  })

  test.each(['analytical marketing unclassified', ''])('stay pictures when only "%s" was accepted', async (agreed) => {
    localStorage.setItem('cookie-consent', `2999-01-01 ${agreed}`)
    onTestFinished(() => localStorage.removeItem('cookie-consent'))
    renderDetail('s10')
    await userEvent.click(screen.getByRole('heading', { name: 'Video en virtuele tour' }))
    expect(screen.getByRole('button', { name: 'Video laden' })).toBeVisible()
  })

  test('a film of the agency plays from this site, without consent', () => {
    renderDetail('s10', 'nl', { videoUrl: '/video/banner.mp4' })
    const film = within(screen.getByRole('region', { name: 'Video en virtuele tour' })).getByLabelText(/^Video van/)
    expect(film).toHaveAttribute('src', expect.stringMatching(/^\/media\/[\w-]{12}\/banner\.mp4$/))
    expect(film).toHaveAttribute('poster', expect.stringMatching(/^\/media\/[\w-]{12}\/\d+$/))
    expect(film).toHaveAttribute('preload', 'none')
    expect(screen.queryByRole('button', { name: 'Video laden' })).toBeNull()
    expect(screen.queryByText(/Dit staat bij/)).toBeNull()
  })

  test('an unknown host is a link only', () => {
    renderDetail('s10', 'nl', { videoUrl: 'https://example.org/film' })
    const section = screen.getByRole('region', { name: 'Video en virtuele tour' })
    expect(within(section).queryByRole('button')).toBeNull()
    expect(within(section).getByRole('link', { name: /example\.org/ })).toBeInTheDocument()
  })
})

describe('sharing and printing', () => {
  const labels = { copy: 'Link kopiëren', copied: 'Link gekopieerd', failed: 'Kopiëren lukt niet' }

  test('one button opens the share links, also without script', () => {
    const { container } = renderDetail('s01')
    expect(screen.getByRole('button', { name: 'Deel' })).toHaveAttribute('popovertarget', 'share')
    expect(container.querySelector('#share')).toHaveAttribute('popover', 'auto')
  })

  test('without script there are no buttons that would do nothing', () => {
    expect(renderToString(<CopyButton url="https://x.example/" labels={labels} />)).toBe('')
    expect(renderToString(<ShareButton title="Huis" text="Huis" url="https://x.example/" label="Andere manier" />)).toBe('')
    expect(renderToString(<PrintButton label="Afdrukken" />)).toBe('')
  })

  test('the link is copied, with a message', async () => {
    const user = userEvent.setup()
    renderDetail('s01')
    await user.click(screen.getByRole('button', { name: 'Link kopiëren', hidden: true }))
    expect(await screen.findByText('Link gekopieerd')).toHaveRole('status')
    expect(await navigator.clipboard.readText()).toMatch(/\/nl\/te-koop\/antwerpen\/.*\/4102311\/$/)
  })

  test('a failure to copy is reported, too', async () => {
    const user = userEvent.setup()
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'))
    renderDetail('s01', 'fr')
    await user.click(screen.getByRole('button', { name: 'Copier le lien', hidden: true }))
    expect(await screen.findByText(/^Impossible de copier le lien/)).toHaveRole('status')
  })

  test('a share sheet of the device gets title and address', async () => {
    const share = vi.fn(async () => {})
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { share }))
    renderDetail('s01', 'en')
    await userEvent.click(screen.getByRole('button', { name: 'More options', hidden: true }))
    expect(share).toHaveBeenCalledWith(expect.objectContaining({ url: expect.stringMatching(/\/4102311\/$/) }))
    vi.unstubAllGlobals()
  })

  test('without a share sheet there is no button for it', () => {
    renderDetail('s01', 'en')
    expect(screen.queryByRole('button', { name: 'More options', hidden: true })).toBeNull()
  })

  test('the mail has subject and text in the visitor’s language, without the price', () => {
    renderDetail('s01', 'fr')
    const mail = decodeURIComponent(screen.getByRole('link', { name: 'E-mail', hidden: true }).getAttribute('href') ?? '')
    expect(mail).toMatch(/^mailto:\?subject=Peut-être pour vous\s: .*, 2000 Antwerpen&body=J’ai trouvé ce bien chez Scheldelicht/)
    expect(mail).toMatch(/\/fr\/a-vendre\/antwerpen\/.*\/4102311\/$/)
    expect(mail).not.toContain('985.000')
  })

  test('links share the page', () => {
    renderDetail('s01')
    expect(screen.getByRole('link', { name: /WhatsApp/, hidden: true }).getAttribute('href')).toMatch(
      /^https:\/\/wa\.me\/\?text=.*4102311/,
    )
  })

  test('the summary links to the brochure', () => {
    renderDetail('s01', 'en')
    const link = screen.getByRole('link', { name: 'Brochure to print' })
    expect(link.getAttribute('href')).toMatch(/^\/en\/for-sale\/antwerpen\/.*\/4102311\/brochure\/$/)
  })

  test('the print button prints', async () => {
    const print = vi.fn()
    vi.stubGlobal('print', print)
    renderDetail('s01')
    await userEvent.click(screen.getByRole('button', { name: 'Afdrukken' }))
    expect(print).toHaveBeenCalledOnce()
  })
})

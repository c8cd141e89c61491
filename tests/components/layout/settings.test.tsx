/** Top bar and footer show the settings of site.json (specification 2, "Layout"; ruling 22). */
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { Footer } from '@/components/layout/footer'
import { FrameScript } from '@/components/layout/frame/frame-script.client'
import { TopBar } from '@/components/layout/top-bar'
import { setTopBarShow } from '@/components/ui/top-bar-show'
import type { Site } from '@/lib/content/site'
import { snapshot } from '../../support/content'
import { renderIn } from '../../support/render'
import { setSnapshot } from '../modules/demo'

const { site } = snapshot
const text = (word: string) => ({ nl: `${word} nl`, fr: `${word} fr`, en: `${word} en`, de: `${word} nl` })
const setSite = (changes: Partial<Site>) => setSnapshot({ site: { ...site, ...changes } })

describe('the top bar', () => {
  const item = { label: text('Bel'), link: 'tel:+3230001234', icon: 'phone', colour: 'accent', status: 'Published' } as const

  test('shows Published items with their icon and colour', () => {
    setSite({ topBar: { show: true, left: [item], right: [{ ...item, link: 'fees', icon: 'none', colour: '' }] } })
    renderIn('fr', <TopBar language="fr" />)
    const [left, right] = screen.getAllByRole('link', { name: 'Bel fr' })
    expect(left).toHaveAttribute('href', 'tel:+3230001234')
    expect(left).toHaveAttribute('style', 'color: var(--accent);')
    expect(left?.querySelector('svg')).not.toBeNull()
    expect(right).toHaveAttribute('href', '/fr/honoraires/')
    expect(right).not.toHaveAttribute('style')
    expect(right?.querySelector('svg')).toBeNull()
  })

  test('closes for this tab', async () => {
    setSite({ topBar: { show: true, left: [item], right: [] } })
    renderIn(
      'nl',
      <>
        <TopBar language="nl" />
        <FrameScript />
      </>,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Balk sluiten' }))
    expect(document.documentElement).toHaveAttribute('data-top-bar', 'closed')
    expect(sessionStorage.getItem('top-bar')).toBe('closed')
    setTopBarShow(true)
  })

  test('shows no Draft item', () => {
    setSite({ topBar: { show: true, left: [{ ...item, status: 'Draft' }], right: [] } })
    renderIn('nl', <TopBar language="nl" />)
    expect(screen.queryByRole('link')).toBeNull()
  })
})

describe('settings that a new agency has not filled in', () => {
  test('leave no dash in the footer, and no incomplete statement', () => {
    const none = { street: '—', zip: '—', phone: '—' }
    setSite({
      contact: { ...site.contact, ...none, city: 'Gent' },
      legal: { ...site.legal, insurer: '—', policyNumber: '—' },
    })
    renderIn('nl', <Footer language="nl" />)
    const footer = screen.getByRole('contentinfo')
    expect(footer).not.toHaveTextContent('—')
    expect(footer).not.toHaveTextContent('polis')
    expect(footer).toHaveTextContent('Gent')
    expect(within(footer).queryByRole('link', { name: /\d{3}/ })).toBeNull()
  })

  test('are shown once filled in', () => {
    setSite({})
    renderIn('fr', <Footer language="fr" />)
    const footer = screen.getByRole('contentinfo')
    for (const text of [site.contact.street, site.contact.phone, site.legal.policyNumber]) expect(footer).toHaveTextContent(text)
  })
})

describe('a footer column', () => {
  const image = { url: '/pictures/banner-1.webp', width: 2000, height: 1000, alt: text('Plein') }
  const column = { title: text('Titel'), intro: text('Inleiding'), fullText: text('Tekst'), links: [], images: [image] }
  const show = (isPublic: Site['footer']['columns'][number]['public']) => {
    setSite({ footer: { ...site.footer, columns: [{ ...column, public: isPublic }] } })
    renderIn('en', <Footer language="en" />)
  }

  test.each(['title', 'intro', 'fullText'] as const)('shows its %s alone when only that is published', (part) => {
    show({ title: false, intro: false, fullText: false, [part]: true })
    for (const key of ['title', 'intro', 'fullText'] as const) {
      expect(screen.queryAllByText(column[key].en)).toHaveLength(key === part ? 1 : 0)
    }
  })

  test('shows its pictures', () => {
    show({ title: true, intro: true, fullText: true })
    expect(screen.getByRole('heading', { level: 2, name: 'Titel en' })).toBeVisible()
    expect(screen.getByRole('img', { name: 'Plein en' })).toHaveAttribute('width', '2720')
  })
})

describe('social media', () => {
  test('are in the footer with their icon, and open in a new tab', () => {
    const instagram = { name: 'Instagram', url: 'https://instagram.example/agency', icon: 'instagram' } as const
    setSite({ socials: [instagram, { name: 'Nieuwsbrief', url: 'https://news.example/' }] })
    renderIn('nl', <Footer language="nl" />)
    const list = within(screen.getByRole('list', { name: 'Sociale media' }))
    const link = list.getByRole('link', { name: /^Instagram.*nieuw tabblad/ })
    expect(link).toHaveAttribute('href', instagram.url)
    expect(link).toHaveAttribute('rel', 'noopener')
    expect(link.querySelector('svg')).not.toBeNull()
    expect(list.getAllByRole('link')[1]?.querySelector('svg')).toBeNull()
  })

  test('render nothing when there are none', () => {
    setSite({ socials: [] })
    renderIn('nl', <Footer language="nl" />)
    expect(screen.queryByRole('list', { name: 'Sociale media' })).toBeNull()
  })
})

test.each([
  ['nl', 'BIV'],
  ['fr', 'IPI'],
] as const)('the register has its name in %s: %s (belgium.md)', (language, name) => {
  setSite({})
  renderIn(language, <Footer language={language} />)
  expect(screen.getByRole('contentinfo')).toHaveTextContent(`${name} 999.101, 999.102`)
})

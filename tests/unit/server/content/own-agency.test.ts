/** Another agency: changed settings and menu change the site, and no code is touched (docs/make-it-your-own.md). */
import { beforeEach, describe, expect, test } from 'vitest'
import { brandingOf } from '@/lib/domain/site/branding'
import { contrastOf } from '@/lib/domain/site/colour'
import { themeProperties } from '@/lib/domain/site/theme'
import { plainPage } from '@/lib/gateway/responses/plain-page'
import { resolveRequest } from '@/lib/routing/resolve'
import { getSnapshot } from '@/lib/server/content/snapshot/current-snapshot'
import { routingContext } from '@/lib/server/http/routing-context'
import { mailSender } from '@/lib/server/mail/mail-sender'
import { renderHtml } from '@/lib/server/mail/render-html'
import { isEnabled } from '@/lib/server/pages/feature'
import { contentPageMetadata } from '@/lib/server/pages/metadata'
import { findMenu } from '@/lib/server/pages/page-frame'
import { alternatesOf, findContentPage } from '@/lib/server/pages/pages'
import { buildSitemap } from '@/lib/server/syndication/sitemap'
import { findMistakes, findWarnings, loadChanged } from '../../../support/changed-content'

const title = (nl: string, en: string) => ({ title: { nl, fr: nl, en, de: nl } })

const settings = {
  name: 'Maaskant Makelaars',
  url: 'https://www.maaskant.example',
  theme: {
    accent: '#006644',
    shades: { '700': '#004d33', '500': '#1f785a', '300': '#99c2b4', '200': '#c7ddd6', '100': '#e9f3ef' },
  },
  languages: [
    { code: 'en', use: true },
    { code: 'nl', use: true },
  ],
  defaultLanguage: 'en',
  features: { map: false, favourites: false, compare: false, testimonials: false },
  menu: { showEvaluationButton: false },
}

const menu = [
  { path: 'contact', status: 'Published', params: title('Kom langs', 'Visit us'), childMenus: [] },
  { path: 'for-rent', status: 'Published', params: title('Huren', 'Rent'), childMenus: [] },
  { path: 'media', status: 'Draft', params: title('Media', 'Media'), childMenus: [] },
]

function resolve(pathname: string) {
  const request = { pathname, query: new URLSearchParams(), cookie: undefined, acceptLanguage: undefined }
  return resolveRequest(routingContext(), request)
}

describe('another agency', () => {
  beforeEach(() => {
    globalThis.currentSnapshot = loadChanged({ 'site.json': settings, 'menu.json': () => menu })
  })

  test('has its name in titles with room for it, and its address in every canonical link', () => {
    const page = findContentPage('contact')
    const metadata = page && contentPageMetadata(page, 'en')
    expect(metadata?.title).toMatch(/ \| Maaskant Makelaars$/)
    expect(metadata?.alternates?.canonical).toBe('https://www.maaskant.example/en/contact/')
    expect(metadata?.openGraph?.siteName).toBe('Maaskant Makelaars')
  })

  test('has its colours', () => {
    expect(themeProperties(getSnapshot().site.theme)).toMatchObject({ '--cobalt-600': '#006644', '--cobalt-700': '#004d33' })
  })

  test('speaks its two languages, in its order, and no other', () => {
    expect(getSnapshot().languages).toEqual(['en', 'nl'])
    expect(resolve('/')).toMatchObject({ kind: 'redirect', to: '/en/#lng' })
    expect(resolve('/nl/')).toMatchObject({ kind: 'rewrite', status: 200 })
    expect(resolve('/fr/')).toMatchObject({ kind: 'rewrite', status: 404 })
    expect(alternatesOf('contact')).toEqual({ en: '/en/contact/', nl: '/nl/contact/' })
    expect(buildSitemap().filter(({ url }) => url.includes('/fr/'))).toEqual([])
  })

  test('has its menu, in its words and order', () => {
    expect(findMenu('en', '').map((item) => item.title)).toEqual(['Visit us', 'Rent'])
    expect(findMenu('nl', '').map((item) => item.href)).toEqual(['/nl/contact/', '/nl/te-huur/'])
  })

  test('has the features it left on', () => {
    expect([isEnabled('map'), isEnabled('share')]).toEqual([false, true])
    expect(resolve('/en/saved-properties/')).toMatchObject({ status: 404 })
  })
})

test('German needs its switch and nothing else', () => {
  const languages = ['nl', 'fr', 'en', 'de'].map((code) => ({ code, use: true }))
  globalThis.currentSnapshot = loadChanged({ 'site.json': { languages } })
  expect(getSnapshot().languages).toContain('de')
  expect(resolve('/de/unsere-leistungen/')).toMatchObject({ kind: 'rewrite', status: 200 })
})

test('a colour that cannot be read on white is darkened wherever it shows, and the check warns of it', () => {
  const changes = { 'site.json': { theme: { accent: '#ff8800' } } }
  expect(findWarnings(changes).join('\n')).toContain(
    'data/site.json: theme.accent: expected a contrast of at least 4.5 against white (#ffffff); found 2.39 with #ff8800; ',
  )
  globalThis.currentSnapshot = loadChanged(changes)
  const { site } = getSnapshot()
  const { accent } = brandingOf(site)
  expect(contrastOf(accent, '#ffffff')).toBeGreaterThanOrEqual(4.5)
  expect(themeProperties(site.theme)).toMatchObject({ '--cobalt-600': accent })
  const blocks = [{ kind: 'buttons' as const, main: { label: 'Open', href: 'https://x.example' } }]
  const content = { language: 'nl' as const, title: 'Bezoek', preheader: 'Morgen', blocks, closing: [] }
  const mail = renderHtml(content, mailSender('nl'))
  expect(mail).toContain(`background:${accent}`)
  const plain = plainPage('closed', 'nl', { name: site.name, phone: '03', languages: ['nl'], defaultLanguage: 'nl', accent })
  expect(plain).toContain(`a{color:${accent}}`)
})

describe('settings with an error are refused with file, place and what was expected', () => {
  test.each([
    [
      'a colour that is none',
      { theme: { accent: 'cobalt' } },
      'data/site.json: theme.accent: expected a colour such as #006644, six digits in lower case; found "cobalt"',
    ],
    ['an unknown feature', { features: { chat: true } }, 'data/site.json: features: expected no field of the name "chat"'],
    ['a feature that is neither on nor off', { features: { map: 'yes' } }, 'data/site.json: features.map: '],
    ['a default language that is switched off', { defaultLanguage: 'de' }, 'data/site.json: defaultLanguage: '],
    [
      'a banner picture that is not there',
      { banner: { images: [{ url: '/pictures/weg.webp', width: 1, height: 1, alt: { nl: 'x', fr: 'x', en: 'x' } }] } },
      'data/site.json: banner.images.0.url: expected a file media/pictures/weg.webp in the content folder; found none',
    ],
    ['a social medium without an address', { socials: [{ name: 'X', url: 'x' }] }, 'data/site.json: socials.0.url: '],
  ])('%s', (_name, changes, expected) => {
    expect(findMistakes({ 'site.json': changes }).join('\n')).toContain(expected)
  })
})

test('a page without a picture is shared with the logo of the agency', () => {
  globalThis.currentSnapshot = loadChanged({ 'site.json': { ...settings, banner: { mediaType: 'none', images: [] } } })
  const [path = ''] = [...getSnapshot().pages].find(([, { image }]) => !image) ?? []
  const page = findContentPage(path)
  expect(page && contentPageMetadata(page, 'nl')?.openGraph?.images).toEqual([
    { url: 'https://www.maaskant.example/icons/share-nl.png', width: 1200, height: 630, alt: 'Maaskant Makelaars' },
  ])
})

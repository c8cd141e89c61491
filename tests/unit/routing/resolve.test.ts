/** Addresses: which page answers, and where the visitor is sent (specification 2; rulings 1, 2, 4, 7, 11). */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { languageCodes } from '@/lib/domain/text/language'
import { localizedHref, projectHref, propertyHref, propertyPageHref } from '@/lib/routing/href'
import { resolveRequest } from '@/lib/routing/resolve'
import { contentFolder } from '@/lib/routing/set-folders'
import { context, getProperty, getRecord, snapshot } from '../../support/content'

function resolve(address: string, visitor: { cookie?: string; acceptLanguage?: string } = {}) {
  const url = new URL(address, 'http://site.example')
  return resolveRequest(context, {
    pathname: url.pathname,
    query: url.searchParams,
    cookie: visitor.cookie,
    acceptLanguage: visitor.acceptLanguage,
  })
}

const redirect = (to: string, permanent: boolean, extra = {}) => ({
  kind: 'redirect',
  to,
  permanent,
  dependsOnVisitor: false,
  ...extra,
})
const guess = (to: string, extra = {}) => ({ kind: 'redirect', to, permanent: false, dependsOnVisitor: true, ...extra })

describe('an address with a language', () => {
  test.each([
    ['/nl/', '/nl/'],
    ['/fr/', '/fr/'],
    ['/nl/te-koop/', '/nl/list/for-sale/'],
    ['/fr/a-louer/', '/fr/list/for-rent/'],
    ['/en/our-services/selling/', '/en/diensten/verkoop/'],
    ['/en/privacy-statement/', '/en/privacy-statement/'],
  ])('%s shows %s', (address, path) => {
    expect(resolve(address)).toEqual({ kind: 'rewrite', path, status: 200 })
  })

  test.each([
    ['/nl/Te-Koop/', '/nl/te-koop/'],
    ['/nl/te-koop', '/nl/te-koop/'],
    ['/NL/te-koop/', '/nl/te-koop/'],
    ['/en/te-koop/', '/en/for-sale/'],
    ['/fr/for-rent/', '/fr/a-louer/'],
    ['/nl/Nieuwbouw/', '/nl/nieuwbouw/'],
    ['/fr/contact-demand/', '/fr/estimation-gratuite/'],
    ['/nl', '/nl/'],
    ['/en/te-koop?type=2', '/en/for-sale/?type=2'],
  ])('%s moves permanently to %s', (address, to) => {
    expect(resolve(address)).toEqual(redirect(to, true))
  })

  test.each(['/nl/bestaat-niet/', '/fr/log-in/', '/en/thank-you/', '/nl/te-koop/atlantis/', '/de/', '/nl/%E0%A4%A/'])(
    '%s is the 404 page',
    (address) => {
      expect(resolve(address)).toMatchObject({ kind: 'rewrite', status: 404, path: expect.stringContaining('/page-not-found/') })
    },
  )

  test('?lng= leads to the same page in that language, filters included, and is stored', () => {
    expect(resolve('/nl/te-koop/?lng=fr&type=2')).toEqual(redirect('/fr/a-vendre/?type=2', false, { language: 'fr' }))
  })

  test.each(['xx', 'de', ''])('?lng=%s, a language that is not in use, changes nothing', (lng) => {
    for (const address of ['/nl/te-koop/', '/nl/te-koop/?bedrooms=2', '/fr/bestaat-niet/', '/nl/login/'])
      expect(resolve(`${address}${address.includes('?') ? '&' : '?'}lng=${lng}`, { cookie: 'fr' })).toEqual(
        resolve(address, { cookie: 'fr' }),
      )
  })

  test('cookie and browser do not matter', () => {
    expect(resolve('/fr/', { cookie: 'en', acceptLanguage: 'nl' })).toMatchObject({ kind: 'rewrite', path: '/fr/' })
  })
})

describe('the brochure', () => {
  const nl = '/nl/te-koop/antwerpen/dokappartement-met-dakterras-en-staanplaats/4102318/'
  const fr = propertyHref(snapshot.routeTable, getProperty('s02'), 'fr')
  const archived = propertyHref(snapshot.routeTable, getProperty('a01'), 'nl')

  test('stands below the property', () => {
    expect(resolve(`${nl}brochure/`)).toEqual({ kind: 'rewrite', path: '/nl/property/4102318/brochure/', status: 200 })
    expect(propertyPageHref(snapshot.routeTable, getProperty('s02'), 'brochure', 'de')).toMatch(/\/4102318\/expose\/$/)
  })

  test.each([
    ['/nl/property/4102318/brochure/', `${nl}brochure/`],
    ['/nl/te-koop/x/y/4102318/Expose', `${nl}brochure/`],
    [`${archived}brochure/`, archived],
  ])('%s moves permanently to %s', (address, to) => {
    expect(resolve(address)).toEqual(redirect(to, true))
  })

  test('?lng= leads to it in that language', () => {
    expect(resolve(`${nl}brochure/?lng=fr`)).toMatchObject({ to: `${fr}brochure/`, language: 'fr' })
  })

  test.each(['/nl/brochure/', '/nl/property/51014/brochure/', '/nl/property/1/brochure/'])('%s does not exist', (address) => {
    expect(resolve(address)).toMatchObject({ kind: 'rewrite', status: 404 })
  })
})

describe('the feed', () => {
  test.each([
    ['/feed.xml', '/nl/feed.xml'],
    ['/feed.xml?lng=fr', '/fr/feed.xml'],
    ['/feed.xml?lng=xx', '/nl/feed.xml'],
    ['/en/feed.xml', '/en/feed.xml'],
    ['/en/feed.xml?lng=fr-BE', '/fr/feed.xml'],
    ['/en/feed.xml?lng=', '/en/feed.xml'],
  ])('%s is %s, whatever the browser prefers', (address, path) => {
    expect(resolve(address, { cookie: 'fr', acceptLanguage: 'fr' })).toEqual({ kind: 'rewrite', path, status: 200 })
  })

  test.each(['/de/feed.xml', '/nl/te-koop/feed.xml', '/nl/feed.xml/te-koop/', '/feed.xml/x'])('%s is the 404 page', (address) => {
    expect(resolve(address)).toMatchObject({ kind: 'rewrite', status: 404 })
  })
})

describe('an address without a language (specification 2: query, cookie, browser, default)', () => {
  test('query parameter first, stored', () => {
    expect(resolve('/?lng=en', { cookie: 'fr', acceptLanguage: 'fr' })).toEqual(guess('/en/', { language: 'en' }))
  })

  test('then the cookie', () => {
    expect(resolve('/', { cookie: 'fr', acceptLanguage: 'en' })).toEqual(guess('/fr/'))
  })

  test.each(['de', 'xx', ''])('a cookie that cannot be used, "%s", leaves the last word to browser storage: #lng', (cookie) => {
    expect(resolve('/', { cookie, acceptLanguage: 'en' })).toEqual(guess('/en/#lng'))
  })

  test.each([
    ['fr-BE,fr;q=0.9,en;q=0.5', 'fr'],
    ['es,en;q=0.8,nl;q=0.9', 'nl'],
    ['nl;q=0,en', 'en'],
    ['en-US,fr', 'en'],
    ['*,fr;q=0.5', 'fr'],
    ['not a tag!!, EN-us;q=0.1, fr;q=none', 'en'],
    ['__proto__,;q=1,', 'nl'],
    ['es', 'nl'],
    [undefined, 'nl'],
  ])('then the browser, %s, else the default; storage may still win: #lng', (acceptLanguage, language) => {
    expect(resolve('/', acceptLanguage ? { acceptLanguage } : {})).toEqual(guess(`/${language}/#lng`))
  })

  test.each([
    ['/for-sale/', '/fr/a-vendre/'],
    ['/te-huur/?type=2', '/fr/a-louer/?type=2'],
    ['/contact-demand/', '/fr/estimation-gratuite/'],
    ['/over-te-nemen/', '/fr/a-remettre/'],
  ])('%s finds its page in the language of the visitor', (address, to) => {
    expect(resolve(address, { cookie: 'fr' })).toEqual(guess(to))
  })

  test('an unknown page is the 404 page in the language of the visitor', () => {
    expect(resolve('/bestaat-niet/', { cookie: 'fr' })).toEqual({ kind: 'rewrite', path: '/fr/page-not-found/', status: 404 })
  })
})

describe('detail pages', () => {
  const s01 = getProperty('s01')
  const canonical = propertyHref(context.routeTable, s01, 'nl')

  test('the canonical address shows the property', () => {
    expect(canonical).toMatch(/^\/nl\/te-koop\/antwerpen\/[a-z0-9-]+\/4102311\/$/)
    expect(resolve(canonical)).toEqual({ kind: 'rewrite', path: '/nl/property/4102311/', status: 200 })
  })

  test.each([
    '/nl/property/4102311/',
    '/nl/te-koop/gent/fout/4102311/',
    '/nl/for-sale/antwerpen/x/4102311',
    '/nl/te-huur/antwerpen/x/4102311/',
    '/nl/TE-KOOP/4102311/',
  ])('%s moves permanently to it', (address) => {
    expect(resolve(address)).toEqual(redirect(canonical, true))
  })

  test('/property/{id}/ without a language is sent by language, temporarily (ruling 2)', () => {
    expect(resolve('/property/4102311/', { cookie: 'fr' })).toEqual(guess(propertyHref(context.routeTable, s01, 'fr')))
  })

  test('an archived property answers 410 (ruling 11)', () => {
    const href = propertyHref(context.routeTable, getProperty('a01'), 'fr')
    expect(resolve(href)).toEqual({ kind: 'rewrite', path: '/fr/property/4101977/', status: 410 })
  })

  test('an unknown id is the page for properties that are not found', () => {
    expect(resolve('/nl/te-koop/antwerpen/x/99999999/')).toEqual({
      kind: 'rewrite',
      path: '/nl/property-not-found/',
      status: 404,
    })
  })

  test('takeovers and projects have addresses of their own; /property/{id}/ leads there (ruling 7)', () => {
    const [project] = snapshot.projects
    if (!project) throw new Error('no project in the demo content')
    expect(resolve('/en/property/4102431/')).toEqual(redirect(propertyHref(context.routeTable, getProperty('t01'), 'en'), true))
    expect(resolve(`/en/property/${project.id}/`)).toEqual(redirect(projectHref(context.routeTable, project, 'en'), true))
    expect(resolve(projectHref(context.routeTable, project, 'en'))).toEqual({
      kind: 'rewrite',
      path: `/en/project/${project.id}/`,
      status: 200,
    })
  })

  test.each([
    ['f01', 'nl', '/nl/buitenland/strassen/appartement-met-tuinterras-en-twee-slaapkamers/4102445/'],
    ['f02', 'fr', '/fr/etranger/denia/villa-avec-piscine-la-mer-accessible-a-pied/4102452/'],
  ] as const)('%s lies abroad: its address says so, whatever its goal (ruling 14)', (recordFile, language, address) => {
    const property = getProperty(recordFile)
    expect(propertyHref(context.routeTable, property, language)).toBe(address)
    expect(propertyHref(context.routeTable, { ...property, goal: 'rent' }, language)).toBe(address)
    expect(resolve(address)).toEqual({ kind: 'rewrite', path: `/${language}/property/${property.id}/`, status: 200 })
    expect(resolve(`/${language}/property/${property.id}/`)).toEqual(redirect(address, true))
    expect(resolve(`/nl/te-koop/x/x/${property.id}/`)).toEqual(redirect(propertyHref(context.routeTable, property, 'nl'), true))
  })

  test('a hidden street is not part of the address (ruling 10)', () => {
    const s12 = getProperty('s12')
    for (const language of languageCodes)
      expect(propertyHref(context.routeTable, s12, language)).not.toContain(getRecord('s12').street.toLowerCase())
  })
})

describe('lists with filters', () => {
  test('go to the dynamic twin', () => {
    expect(resolve('/nl/te-koop/?city=Antwerpen%7C2018&type=2')).toEqual({
      kind: 'rewrite',
      path: '/nl/filtered/for-sale/',
      status: 200,
    })
  })

  test('on the map they go to a twin of their own, with what made no sense too', () => {
    const twin = { kind: 'rewrite', path: '/fr/filtered/map/for-rent/', status: 200 }
    expect(resolve('/fr/a-louer/?view=map')).toEqual(twin)
    expect(resolve('/fr/a-louer/?view=map&bedrooms=veel')).toEqual(twin)
  })

  test('parameters of others leave the static page', () => {
    expect(resolve('/nl/te-koop/?utm_source=mail')).toEqual({ kind: 'rewrite', path: '/nl/list/for-sale/', status: 200 })
  })

  test.each([
    ['/nl/te-koop/?page=3', '/nl/te-koop/?page=2'],
    ['/fr/a-vendre/?bedrooms=3&page=400', '/fr/a-vendre/?bedrooms=3'],
    ['/nl/te-huur/?page=2&utm_source=mail', '/nl/te-huur/?utm_source=mail'],
  ])('%s is beyond the last page and leads to it', (address, to) => {
    expect(resolve(address)).toEqual(redirect(to, false))
    expect(resolve(to)).toMatchObject({ kind: 'rewrite' })
  })

  test('Anvers|2018 and empty fields are put right (ruling 4)', () => {
    expect(resolve('/fr/a-vendre/?city=Anvers|2018&maxPrice=')).toMatchObject({
      kind: 'redirect',
      to: '/fr/a-vendre/?city=Antwerpen%7C2018',
    })
  })

  test('nonsense stays in the address so that the page can say what it left out', () => {
    expect(resolve('/nl/te-koop/?bedrooms=veel')).toMatchObject({ kind: 'rewrite', path: '/nl/filtered/for-sale/' })
  })
})

describe('a filled-in calculator', () => {
  const address = (record: string) => propertyHref(context.routeTable, getProperty(record), 'nl')

  test('goes to the dynamic twin of the property', () => {
    const path = `/nl/property/${getProperty('s01').id}/costs/`
    expect(resolve(`${address('s01')}?price=900.000`)).toEqual({ kind: 'rewrite', path, status: 200 })
  })

  test.each([
    ['s01', 'utm_source=mail'],
    ['s15', 'price=900.000'],
    ['r01', 'price=900'],
  ])('%s with %s stays the static page', (record, query) => {
    const path = `/nl/property/${getProperty(record).id}/`
    expect(resolve(`${address(record)}?${query}`)).toEqual({ kind: 'rewrite', path, status: 200 })
  })
})

describe('the whole path table', () => {
  const languages = snapshot.languages
  const published = snapshot.routeTable.routes.filter((route) => context.isPublished(route.original))

  test.each(languages)('round trip in %s: every published path resolves to itself', (language) => {
    for (const route of published) {
      // Pages that read a token, and those of accounts, are made elsewhere (token-pages.test.ts, private-pages.test.ts).
      if (/^(newsletter\/|save|shared-list\/|viewing)/.test(route.original) || route.type === 'login') continue
      const expected = `/${language}/${contentFolder(context, route.original)}`
      expect(resolve(localizedHref(context.routeTable, route.original, language))).toEqual({
        kind: 'rewrite',
        path: expected,
        status: 200,
      })
    }
  })

  test('an unknown path falls back to / (specification 2)', () => {
    expect(localizedHref(context.routeTable, 'no-such-page', 'nl')).toBe('/')
  })

  test.each(['for-sale', 'properties/for-sale', 'x/y/for-rent'])('%s matches by its final segment (specification 2)', (path) => {
    expect(localizedHref(context.routeTable, path, 'fr')).toBe(path.endsWith('sale') ? '/fr/a-vendre/' : '/fr/a-louer/')
  })

  test('any address gets an answer, and no redirect leaves the site or points at itself', () => {
    fc.assert(
      fc.property(
        fc.webPath(),
        fc.webQueryParameters(),
        fc.constantFrom('', '/nl', '/fr/te-koop', '/en/property', '//evil.example', '/\\evil.example'),
        (path, query, prefix) => {
          const url = new URL('http://site.example')
          url.pathname = prefix + path
          url.search = query
          const answer = resolveRequest(context, {
            pathname: url.pathname,
            query: url.searchParams,
            cookie: undefined,
            acceptLanguage: undefined,
          })
          if (answer.kind === 'rewrite') return
          const target = new URL(answer.to, url.href)
          expect(target.origin).toBe('http://site.example')
          expect(target.href).not.toBe(url.href)
        },
      ),
      { numRuns: 2000 },
    )
  })
})

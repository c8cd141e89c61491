/** Landing pages of towns and types: which exist, their addresses, and which filters redirect to them. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { matchesFilter, noFilter } from '@/lib/domain/search/property-filter'
import { createLandingPages, landingFilter, landingHref } from '@/lib/routing/landing-pages'
import { listFilterParts } from '@/lib/routing/list-links'
import { listQueryText } from '@/lib/routing/list-query'
import { resolveRequest } from '@/lib/routing/resolve'
import { context, snapshot } from '../../support/content'

function resolve(address: string, cookie?: string) {
  const url = new URL(address, 'http://site.example')
  return resolveRequest(context, { pathname: url.pathname, query: url.searchParams, cookie, acceptLanguage: undefined })
}

const redirect = (to: string, permanent: boolean) => ({ kind: 'redirect', to, permanent, dependsOnVisitor: false })
const shows = (path: string) => ({ kind: 'rewrite', path, status: 200 })

describe('the address of a town, a type or both', () => {
  test.each([
    ['/nl/te-koop/antwerpen/', '/nl/landing/for-sale/antwerpen/-/'],
    ['/fr/a-vendre/berchem/', '/fr/landing/for-sale/berchem/-/'],
    ['/nl/te-koop/appartementen/', '/nl/landing/for-sale/-/2/'],
    ['/en/for-rent/berchem/commercial-premises/', '/en/landing/for-rent/berchem/6/'],
  ])('%s is a landing page', (address, path) => expect(resolve(address)).toEqual(shows(path)))

  test.each([
    ['/nl/te-koop/Antwerpen', '/nl/te-koop/antwerpen/'],
    ['/fr/a-vendre/anvers/', '/fr/a-vendre/antwerpen/'],
    ['/fr/te-koop/antwerpen/appartementen/', '/fr/a-vendre/antwerpen/appartements/'],
    ['/en/for-sale/apartments/?utm_source=x', undefined],
  ])('%s redirects to its canonical spelling', (address, to) => {
    if (to) expect(resolve(address)).toEqual(redirect(to, true))
    else expect(resolve(address)).toMatchObject({ kind: 'rewrite' })
  })

  test.each([
    ['/nl/te-koop/deurne/appartementen/', '/nl/te-koop/deurne/'],
    ['/nl/te-koop/ekeren/', '/nl/te-koop/'],
    ['/nl/te-koop/ekeren/studios/', '/nl/te-koop/studios/'],
    ['/fr/a-louer/antwerpen/garages/', '/fr/a-louer/antwerpen/'],
  ])('%s has no available home and redirects to the nearest page', (address, to) => {
    expect(resolve(address)).toEqual(redirect(to, false))
    expect(resolve(to)).toMatchObject({ kind: 'rewrite', status: 200 })
  })

  test.each([
    '/nl/te-koop/atlantis/',
    '/nl/te-koop/berchem/kasteel/',
    '/nl/te-koop/berchem/appartementen/x/',
    '/nl/over-te-nemen/berchem/',
  ])('%s is the 404 page', (address) => expect(resolve(address)).toMatchObject({ status: 404 }))

  test('without a language redirects to the language of the visitor', () => {
    expect(resolve('/te-koop/antwerpen/', 'fr')).toMatchObject({ to: '/fr/a-vendre/antwerpen/', permanent: false })
  })

  test('?lng= redirects to that language', () => {
    expect(resolve('/nl/te-koop/berchem/appartementen/?lng=fr')).toMatchObject({
      to: '/fr/a-vendre/berchem/appartements/',
      language: 'fr',
    })
  })

  test('does not conflict with a property', () => {
    expect(resolve('/nl/te-koop/antwerpen/appartementen/4102318/')).toMatchObject({ permanent: true })
  })
})

describe('a filter with the same result', () => {
  test.each([
    ['/nl/te-koop/?city=Berchem|2600', '/nl/te-koop/berchem/'],
    ['/nl/te-koop/?city=Antwerpen', '/nl/te-koop/antwerpen/'],
    ['/fr/a-vendre/?city=anvers&type=2', '/fr/a-vendre/antwerpen/appartements/'],
    ['/en/for-sale/?type=2&city=Berchem|2600&utm_source=mail', '/en/for-sale/berchem/apartments/?utm_source=mail'],
    ['/nl/te-huur/?city=Antwerpen|2018', '/nl/te-huur/antwerpen/'],
    ['/nl/te-koop/?type=1&page=9', '/nl/te-koop/woningen/'],
  ])('%s redirects to %s', (address, to) => {
    expect(resolve(address)).toEqual(redirect(to, false))
    expect(resolve(to)).toMatchObject({ kind: 'rewrite', status: 200 })
  })

  test.each(['city=Antwerpen%7C2018', 'type=1&type=2', 'type=2&sort=price-asc', 'city=Ekeren%7C2180'])(
    '?%s has another result and stays a filter',
    (query) => expect(resolve(`/nl/te-koop/?${query}`)).toEqual(shows('/nl/filtered/for-sale/')),
  )

  test('the map of a type is the map of the list, with a filter', () => {
    expect(resolve('/nl/te-koop/?type=2&view=map')).toEqual(shows('/nl/filtered/map/for-sale/'))
  })

  test('a filter on top of a landing page is one of the list', () => {
    expect(resolve('/nl/te-koop/berchem/?maxPrice=400000')).toEqual(
      redirect('/nl/te-koop/?city=Berchem%7C2600&maxPrice=400000', false),
    )
  })

  test('an unknown town stays in the query, for the notice', () => {
    expect(resolve('/nl/te-koop/?city=Atlantis')).toEqual(shows('/nl/filtered/for-sale/'))
  })
})

test('every existing page is rendered in every language, and the filter with the same result redirects to it', () => {
  for (const goal of ['sale', 'rent'] as const) {
    const { pages } = context.landingPages(goal)
    expect(pages.length).toBeGreaterThan(3)
    for (const page of pages) {
      for (const [language, list] of [
        ['nl', { sale: '/nl/te-koop/', rent: '/nl/te-huur/' }],
        ['fr', { sale: '/fr/a-vendre/', rent: '/fr/a-louer/' }],
        ['en', { sale: '/en/for-sale/', rent: '/en/for-rent/' }],
      ] as const) {
        const address = landingHref(list[goal], page, language)
        expect(resolve(address)).toMatchObject({ kind: 'rewrite', status: 200 })
        const query = listQueryText({ filter: landingFilter(page), sort: 'newest', page: 1 })
        expect(resolve(list[goal] + query)).toEqual(redirect(address, false))
      }
    }
  }
})

test('all postcodes of a town are one part of the filter, removed together; fewer are parts of their own', () => {
  const { findTown } = context.landingPages('sale')
  const zips = findTown('Antwerpen')?.zips ?? []
  const cities = zips.map((zip) => ({ name: 'Antwerpen', zip }))
  const berchem = { name: 'Berchem', zip: '2600' }
  expect(listFilterParts({ ...noFilter, cities: [...cities, berchem] }, findTown)).toEqual([
    { part: { kind: 'city', name: 'Antwerpen', zip: '' }, without: { ...noFilter, cities: [berchem] } },
    { part: { kind: 'city', ...berchem }, without: { ...noFilter, cities } },
  ])
  expect(listFilterParts({ ...noFilter, cities: cities.slice(1) }, findTown)).toHaveLength(zips.length - 1)
})

const arbitraryHome = fc.record({
  city: fc.constantFrom('ANTWERPEN', 'BERCHEM', "BRAINE-L'ALLEUD", 'STUDIO'),
  zip: fc.constantFrom('2000', '2018', '2600'),
  webIds: fc.uniqueArray(fc.constantFrom('1', '2', '3'), { minLength: 1 }),
  availability: fc.constantFrom('available', 'sold', 'rented'),
} as const)

test('a page exists exactly while one of its homes is available, and its filter finds those homes', () => {
  const types: { webId: string; path: { nl: string } }[] = [
    { webId: '1', path: { nl: 'woningen' } },
    { webId: '2', path: { nl: 'appartementen' } },
    { webId: '3', path: { nl: 'studio' } },
  ]
  const [model] = snapshot.properties
  if (!model) throw new Error('the demo has properties')
  fc.assert(
    fc.property(fc.array(arbitraryHome, { maxLength: 12 }), (homes) => {
      const made = createLandingPages({ homes, types, knownTowns: [], aliases: {} })
      const keys = made.pages.map((page) => landingHref('/', page, 'nl'))
      expect(new Set(keys).size).toBe(keys.length)
      for (const page of made.pages) {
        const found = homes.filter((home) => matchesFilter({ ...model, ...home }, landingFilter(page), '2026-11-21'))
        expect(found.some(({ availability }) => availability === 'available')).toBe(true)
        expect(found.every(({ webIds }) => !page.type || webIds.some((webId) => webId === page.type?.webId))).toBe(true)
        expect(made.findByFilter(landingFilter(page))).toEqual(page)
        expect(made.read(landingHref('', page, 'nl').split('/').filter(Boolean))).toEqual(page)
      }
      for (const { city, webIds, availability } of homes) {
        if (availability !== 'available') continue
        const town = made.findTown(city)
        expect(made.pages).toContainEqual({ town, type: undefined })
        // A town with the name of a type takes precedence.
        const hasTypePage = webIds.some((webId) => webId === '3') && homes.some((home) => home.city === 'STUDIO')
        if (!hasTypePage)
          for (const type of types.filter(({ webId }) => webIds.some((own) => own === webId)))
            expect(made.pages).toContainEqual({ town, type })
      }
      expect(made.findByFilter(noFilter)).toBeUndefined()
    }),
  )
})

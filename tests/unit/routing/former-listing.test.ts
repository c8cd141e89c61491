/** Addresses of removed listings: gone (410), as opposed to never published (404). */
import { expect, test } from 'vitest'
import { type FormerListing, toFormerProperty } from '@/lib/domain/property/former-listing'
import { propertyHref } from '@/lib/routing/href'
import { resolveRequest } from '@/lib/routing/resolve'
import { findSharedPage } from '@/lib/routing/shared-page'
import { context, getProperty, snapshot } from '../../support/content'

const home = getProperty('s01', { id: 4_109_999 })
const pathIn = (language: 'nl' | 'fr') => propertyHref(snapshot.routeTable, home, language)
const former: FormerListing[] = [
  toFormerProperty(home, { nl: pathIn('nl'), fr: pathIn('fr') }),
  { kind: 'project', id: 59_999, paths: { nl: '/nl/nieuwbouw/ekeren/verdwenen/59999/' } },
]
const live = { ...context, findFormer: (id: number) => former.find((listing) => listing.id === id) }

function requestOf(address: string) {
  const { pathname, searchParams: query } = new URL(address, 'http://site.example')
  return { pathname, query, cookie: undefined, acceptLanguage: undefined }
}
const resolve = (address: string) => resolveRequest(live, requestOf(address))

test('its address has status 410, in each language', () => {
  expect(resolve(pathIn('nl'))).toEqual({ kind: 'rewrite', path: '/nl/former/4109999/', status: 410 })
  expect(resolve(pathIn('fr'))).toEqual({ kind: 'rewrite', path: '/fr/former/4109999/', status: 410 })
  expect(resolve('/nl/nieuwbouw/ekeren/verdwenen/59999/')).toMatchObject({ path: '/nl/former/59999/', status: 410 })
})

test.each(['/nl/property/4109999/', '/nl/te-koop/gent/fout/4109999/', `${pathIn('nl')}brochure/`, `${pathIn('nl')}bezoek/`])(
  '%s redirects to it',
  (address) => expect(resolve(address)).toMatchObject({ kind: 'redirect', to: pathIn('nl'), permanent: true }),
)

test('it is also found without a language, and in a language added later', () => {
  expect(resolve('/property/4109999/?lng=fr')).toMatchObject({ to: `${pathIn('fr')}` })
  expect(resolve('/en/te-koop/gent/fout/4109999/')).toMatchObject({ kind: 'redirect', to: '/en/property/4109999/' })
  expect(resolve('/en/property/4109999/')).toMatchObject({ path: '/en/former/4109999/', status: 410 })
})

test('an unknown number is not found', () => {
  expect(resolve('/nl/te-koop/antwerpen/x/4109998/')).toMatchObject({ status: 404 })
})

test('the gateway caches it under its address', () => {
  expect(findSharedPage(live, requestOf(pathIn('nl')))).toEqual({ key: pathIn('nl'), status: 410, language: 'nl' })
})

test('a returned form of a removed listing is shown on its own, so that nothing typed is lost', () => {
  expect(resolve(`${pathIn('nl')}bezoek/?returned=visit`)).toMatchObject({ kind: 'rewrite', path: '/nl/returned-form/' })
})

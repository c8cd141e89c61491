/** Addresses of accounts and of owners' properties: who has access, and look-alikes (ruling 32). */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { languageCodes } from '@/lib/domain/text/language'
import { localizedHref } from '@/lib/routing/href'
import { findOriginalPage, findPageRoute, originalPages } from '@/lib/routing/match-route'
import { hrefBelow, portalHref, portalViews } from '@/lib/routing/private-pages'
import type { Resolution } from '@/lib/routing/resolution'
import { resolveRequest } from '@/lib/routing/resolve'
import { context } from '../../support/content'

const everyLanguage = { ...context, languages: languageCodes }

function resolve(address: string) {
  const { pathname, searchParams } = new URL(address, 'http://site.example')
  return resolveRequest(everyLanguage, { pathname, query: searchParams, cookie: undefined, acceptLanguage: undefined })
}

const accessOf = (answer: Resolution) => (answer.kind === 'rewrite' ? findPageRoute(answer.path)?.access : undefined)

const views = [undefined, ...portalViews]

/** All pages except public ones. */
const closedPages = originalPages.filter((original) => findOriginalPage(original)?.route.access !== 'public')

test('the sentence search and the branches are public', () => {
  expect(originalPages.filter((original) => !closedPages.includes(original))).toEqual(['offices', 'own-words'])
})

describe.each(languageCodes)('in %s', (language) => {
  test.each(closedPages)('%s has its page and is not public', (original) => {
    const address = localizedHref(context.routeTable, original, language)
    const answer = resolve(address)
    expect(answer).toMatchObject({ kind: 'rewrite', status: 200 })
    expect(accessOf(answer)).toMatch(/^(visitor|token|guest|account|owner|staff)$/)
  })

  test.each(views)('the view %s of a property is for its owners', (view) => {
    const path = `/${language}/portal/5417/${view ? `${view}/` : ''}`
    expect(resolve(portalHref(context.routeTable, 5417, view, language))).toEqual({ kind: 'rewrite', path, status: 200 })
    expect(findPageRoute(path)).toMatchObject({ access: 'owner', params: { property: '5417' } })
  })
})

test('the thank-you page of a viewing is private with its query only', () => {
  const [plain, own] = ['/nl/bedankt/bezoek/', '/nl/bedankt/bezoek/?viewing=x']
  expect(resolve(plain)).toEqual({ kind: 'rewrite', path: '/nl/whole/feedback/contact-appointment/', status: 200 })
  expect(resolve(own)).toEqual({ kind: 'rewrite', path: '/nl/viewing/booked/', status: 200 })
  expect([accessOf(resolve(plain)), accessOf(resolve(own))]).toEqual(['public', 'token'])
  expect(resolve('/fr/bedankt/bezoek/?viewing=x')).toMatchObject({ kind: 'redirect', to: '/fr/merci/visite/?viewing=x' })
  expect(resolve('/nl/viewing/booked/')).toMatchObject({ status: 404 })
})

test('an address in another spelling or language redirects to the canonical one', () => {
  const redirect = (to: string) => ({ kind: 'redirect', to, permanent: false })
  expect(resolve('/fr/Eigenaar/5417/bezoeken')).toMatchObject(redirect('/fr/proprietaire/5417/visites/'))
  expect(resolve('/nl/login/forgot/')).toMatchObject(redirect('/nl/inloggen/wachtwoord-vergeten/'))
  expect(resolve('/nl/eigenaar/5417/?lng=en')).toMatchObject(redirect('/en/owner/5417/'))
  expect(resolve('/eigenaar/5417/bezoeken/?lng=fr')).toMatchObject(redirect('/fr/proprietaire/5417/visites/'))
})

test('an id that is not a plain number, or an unknown view, has no page', () => {
  const odd = fc.oneof(
    fc.string(),
    fc.constantFrom('0', '-1', '1e3', '0x1f', ' 5417', '5417.0', '05417', '../5417', '9'.repeat(13)),
  )
  const notAnId = odd.filter((text) => !/^[1-9]\d{0,11}$/.test(text) && !text.includes('/'))
  const internal = (path: string) => expect(path).not.toMatch(/^\/nl\/portal\/./)
  fc.assert(
    fc.property(notAnId, (id) => {
      const answer = resolve(`/nl/eigenaar/${encodeURIComponent(id)}/`)
      if (answer.kind === 'rewrite') internal(answer.path)
    }),
  )
  expect(resolve('/nl/eigenaar/5417/geheim/')).toMatchObject({ status: 404 })
  expect(resolve('/nl/eigenaar/5417/bezoeken/meer/')).toMatchObject({ status: 404 })
})

test('the internal path of a page is not an address', () => {
  for (const path of ['/nl/portal/', '/nl/portal/5417/', '/nl/portal/5417/visits/'])
    expect(resolve(path)).toMatchObject({ status: 404 })
})

test('the page of an item has an id of letters, digits and hyphens at the end, in every language', () => {
  const things = [
    ['office/leads', 'office/leads'],
    ['office/offers', 'office/offers'],
    ['office/viewings', 'office/viewings'],
    ['shared-list', 'shared-list'],
  ] as const
  for (const [original, folder] of things)
    for (const id of ['5f3a', 'a', '0-9', 'x'.repeat(64)]) {
      const href = hrefBelow(context.routeTable, original, id, 'nl')
      expect(resolve(href)).toMatchObject({ kind: 'rewrite', path: `/nl/${folder}/${id}/` })
      expect(resolve(href.replace('/nl/', '/fr/'))).toMatchObject({
        kind: 'redirect',
        to: hrefBelow(context.routeTable, original, id, 'fr'),
      })
    }
})

test.each(['a_b', 'a.b', 'é', 'x'.repeat(65)])('%s is not such a page', (id) => {
  expect(resolve(hrefBelow(context.routeTable, 'office/leads', encodeURIComponent(id), 'nl'))).toMatchObject({ status: 404 })
})

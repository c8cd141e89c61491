/** What addresses refer to; showing, translating and redirecting agree on it. */
import { expect, test } from 'vitest'
import { localizedHref, projectFormHref, projectHref, propertyHref, propertyPageHref, propertyPages } from '@/lib/routing/href'
import { locate, type Place, pathOf } from '@/lib/routing/locate'
import { portalHref, portalViews } from '@/lib/routing/private-pages'
import { resolveRequest } from '@/lib/routing/resolve'
import { buildRouteTable } from '@/lib/routing/table'
import { buildSitemap } from '@/lib/server/syndication/sitemap'
import { context, getProperty, snapshot } from '../../support/content'

globalThis.currentSnapshot = snapshot

const { routeTable, languages } = snapshot
const segmentsOf = (address: string) => address.split('/').filter(Boolean).map(decodeURIComponent)

/** A place as a single line. */
function say(place: Place): string {
  if (place.kind === 'property') return [`property ${place.property.id}`, place.page, place.lost].filter(Boolean).join(' ')
  if (place.kind === 'project') return [`project ${place.project.id}`, place.page].filter(Boolean).join(' ')
  if (place.kind === 'private') return `private ${place.page.internal}`
  if (place.kind === 'preview') return `preview ${place.original}`
  if (place.kind === 'external') return `external ${place.href}`
  if (place.kind === 'landing')
    return `landing ${place.landing.goal} ${place.landing.page.town?.segment} ${place.landing.page.type?.webId}`
  if (place.kind === 'missing') return `missing ${place.what}${place.isForm ? ' form' : ''}`
  if (place.kind === 'former') return `former ${place.listing.id}${place.isForm ? ' form' : ''}`
  if (place.kind === 'item') return `${place.list} ${place.slug}`
  return `${place.kind} ${place.route.original}`
}

const changed = {
  ...context,
  routeTable: buildRouteTable(
    routeTable.routes.map((route) => (route.original === 'jobs' ? { ...route, external: 'https://jobs.example/' } : route)),
  ),
  isPublished: (original: string) => original !== 'contact' && context.isPublished(original),
}

const archived = getProperty('a01').id

test.each([
  ['', 'page '],
  ['te-koop', 'page for-sale'],
  ['A-VENDRE', 'page for-sale'],
  ['diensten/verkoop', 'page diensten/verkoop'],
  ['contact', 'unpublished contact'],
  ['jobs', 'external https://jobs.example/'],
  ['te-koop/antwerpen/x/4102311', 'property 4102311'],
  ['property/4102311', 'property 4102311'],
  ['makelaars/lotte-verhaegen', 'agents lotte-verhaegen'],
  ['AGENTS/Lotte-Verhaegen', 'agents lotte-verhaegen'],
  ['makelaars/nobody', 'missing page'],
  ['makelaars/lotte-verhaegen/x', 'missing page'],
  ['kantoren', 'page offices'],
  ['bureaux/berchem', 'offices berchem'],
  ['kantoren/lotte-verhaegen', 'missing page'],
  ['4102311', 'missing page'],
  ['te-koop/antwerpen/x/4102311/bezoek', 'property 4102311 visit'],
  ['te-koop/antwerpen/x/4102311/Brochure', 'property 4102311 brochure'],
  ['te-koop/antwerpen/x/4102311/huurdossier', 'missing page'],
  ['te-koop/antwerpen/x/4102311/rental-application', 'property 4102311 notOffered'],
  ['te-koop/antwerpen/x/4102311/interesse', 'missing property form'],
  ['te-koop/antwerpen/x/4102311/meer', 'missing page'],
  [`te-koop/x/x/${archived}`, `property ${archived}`],
  [`te-koop/x/x/${archived}/bezoek`, `property ${archived} archived`],
  ['te-koop/x/x/9999999', 'missing property'],
  ['te-koop/x/x/9999999/bezoek', 'missing property form'],
  ['nieuwbouw/x/51014', 'project 51014'],
  ['nieuwbouw/x/51014/interesse', 'project 51014 new-build'],
  ['nieuwbouw/x/51014/bezoek', 'missing project form'],
  ['nieuwbouw/x/1', 'missing project'],
  ['te-koop/berchem/appartementen', 'landing sale berchem 2'],
  ['for-rent/Anvers', 'landing rent antwerpen undefined'],
  ['te-koop/atlantis', 'missing page'],
  ['inloggen', 'private login'],
  ['owner/5417/visites', 'private portal/5417/visits'],
  ['eigenaar/5417/geheim', 'missing page'],
  ['mijn-zoekopdrachten', 'page saved-searches'],
  ['preview/diensten/verkoop', 'preview diensten/verkoop'],
  ['bestaat-niet', 'missing page'],
])('/nl/%s is %s', (address, place) => expect(say(locate(changed, segmentsOf(address), 'nl'))).toBe(place))

test('without a language there are no previews', () => {
  expect(locate(context, ['preview', 'contact'], undefined).kind).toBe('missing')
})

test('a spelling in the language of the address takes precedence over those in others', () => {
  const routes = [
    { original: 'first', type: 'page', path: { nl: 'same', fr: 'un', en: 'one', de: 'eins' } },
    { original: 'second', type: 'page', path: { nl: 'twee', fr: 'same', en: 'two', de: 'zwei' } },
  ].map((route) => ({ ...route, type: 'page' as const, breadcrumb: route.path }))
  const own = { ...context, routeTable: buildRouteTable(routes), isPublished: () => true }
  expect([undefined, 'nl' as const, 'fr' as const].map((language) => say(locate(own, ['same'], language)))).toEqual([
    'page first',
    'page first',
    'page second',
  ])
})

/** Every address of the site, by place: one per language. */
const places = [
  ...snapshot.routeTable.routes
    .filter(({ original }) => context.isPublished(original))
    .map(({ original }) => languages.map((language) => localizedHref(routeTable, original, language))),
  ...[...snapshot.propertyById.values()].map((property) =>
    languages.map((language) => propertyHref(routeTable, property, language)),
  ),
  ...propertyPages
    .filter((page) => page !== 'rental-application')
    .map((page) => languages.map((language) => propertyPageHref(routeTable, getProperty('s01'), page, language))),
  ...snapshot.projects.flatMap((project) => [
    languages.map((language) => projectHref(routeTable, project, language)),
    languages.map((language) => projectFormHref(routeTable, project, language)),
  ]),
  ...[undefined, ...portalViews].map((view) => languages.map((language) => portalHref(routeTable, 5417, view, language))),
].filter(([address]) => address?.startsWith('/'))

const ask = (address: string, cookie?: string) => {
  const { pathname, searchParams: query } = new URL(address, 'http://site.example')
  return resolveRequest(context, { pathname, query, cookie, acceptLanguage: undefined })
}

test('an address shown, translated and found without its language is the same place', () => {
  expect(places.length).toBeGreaterThan(100)
  for (const addresses of places)
    for (const [from, address] of addresses.entries())
      for (const [to, language] of languages.entries()) {
        expect(pathOf(context, locate(context, segmentsOf(address).slice(1), languages[from]), language)).toBe(addresses[to])
        expect(ask(address)).toMatchObject({ kind: 'rewrite' })
        expect(ask(`${address}?lng=${language}`)).toMatchObject({ kind: 'redirect', to: addresses[to], language })
        const bare = address.replace(/^\/\w\w/, '')
        expect(ask(bare, language)).toMatchObject({ kind: 'redirect', to: addresses[to], dependsOnVisitor: true })
      }
})

test('another spelling of an address redirects once', () => {
  for (const { url } of buildSitemap()) {
    const { pathname } = new URL(url)
    for (const odd of [pathname.slice(0, -1) || '/', pathname.toUpperCase(), pathname.replaceAll(/(?!^)\//g, '//')]) {
      if (odd === pathname) continue
      expect(ask(odd)).toEqual({ kind: 'redirect', to: pathname, permanent: true, dependsOnVisitor: false })
    }
  }
})

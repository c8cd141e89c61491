/**
 * Two visitors and one gateway with a filled page cache. The site uses the real table of routes and writes the visitor's data
 * into every page that is rendered for one visitor. No visitor gets another one's data, and the responses equal those of a
 * gateway without a cache.
 */
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import type { Handler } from '@/lib/gateway/handler'
import { setFindSharedPage } from '@/lib/process/shared-pages'
import { languageKey } from '@/lib/routing/detect-language'
import { localizedHref, propertyHref, propertyPageHref } from '@/lib/routing/href'
import { findPageRoute } from '@/lib/routing/match-route'
import { resolveRequest } from '@/lib/routing/resolve'
import { handleParameter, isClosedPage } from '@/lib/routing/secret-links'
import { findSharedPage } from '@/lib/routing/shared-page'
import { context as demo, getProperty, snapshot } from '../../support/content.ts'
import { effort } from '../../support/effort.ts'
import { expectConsole } from '../../support/fail-on-console.ts'
import { startGateway } from '../../support/start-gateway.ts'

const { routeTable, properties } = snapshot
const context = { ...demo, isPreview: (_original: string, query: URLSearchParams) => query.get('signature') === 'genuine' }

const resolve = (address: string, cookie: string | undefined, acceptLanguage: string | undefined) => {
  const { pathname, searchParams: query } = new URL(address, 'http://site')
  const chosen = new RegExp(`${languageKey}=(\\w+)`).exec(cookie ?? '')?.[1]
  return { query, pathname, resolution: resolveRequest(context, { pathname, query, cookie: chosen, acceptLanguage }) }
}

const everybody = { 'Content-Security-Policy': "script-src 'self' 'unsafe-inline'", 'Cache-Control': 's-maxage=3600' }
const oneVisitor = { 'Content-Security-Policy': "script-src 'nonce-a'", 'Cache-Control': 'private, no-store' }

/** Static pages contain nothing of a visitor; all others contain everything that the request contained, lists as well. */
const site: Handler = async ({ url = '', headers }, response) => {
  const { resolution, query } = resolve(url, headers.cookie, headers['accept-language'])
  if (resolution.kind === 'redirect') {
    response.writeHead(307, { Location: resolution.to, 'Cache-Control': 'no-store' })
    return void response.end()
  }
  const route = findPageRoute(resolution.path)
  // With an access token or a cookie that stands for one, the middleware answers privately.
  const isPrivate = isClosedPage(resolution.path, query) || query.has(handleParameter)
  const isStatic = route?.rendering === 'static' && !isPrivate
  const visitor = isStatic ? '' : ` ${headers.cookie} ${headers['user-agent']} ${headers['x-forwarded-for']}`
  const policy = isStatic || resolution.path.includes('/filtered/') ? everybody : oneVisitor
  response.writeHead(resolution.status, { 'Content-Type': 'text/html', ...policy })
  response.end(`<html>[${resolution.path}${isStatic ? '' : `?${query}`}]${visitor}</html>`)
}

const languages = ['nl', 'fr', 'en'] as const
const originals = routeTable.routes.filter(({ external }) => !external).map(({ original }) => original)

const paths = fc.oneof(
  fc
    .tuple(fc.constantFrom(...originals), fc.constantFrom(...languages))
    .map(([original, language]) => localizedHref(routeTable, original, language)),
  fc
    .tuple(fc.constantFrom(...properties), fc.constantFrom(...languages))
    .map(([property, language]) => propertyHref(routeTable, property, language)),
  fc
    .tuple(fc.constantFrom('visit', 'information', 'brochure'), fc.constantFrom(...languages))
    .map(([page, language]) => propertyPageHref(routeTable, getProperty('s01'), page, language)),
  fc.constantFrom(
    '/nl/preview/news/',
    '/fr/preview/property/4102311/',
    '/nl/preview/',
    '/nl/eigenaar/4102311/',
    '/nl/eigenaar/4102311/bezoeken/',
  ),
  fc.constantFrom(
    '/',
    '/wp-login.php',
    '/te-koop/',
    '/nl/nothing/',
    '/fr/property/1/',
    '/en/nieuwbouw/x/1/',
    '/nl/te-koop/berchem/',
  ),
  fc.constantFrom(
    '/nl/x/../te-koop/',
    '/NL/te-koop/',
    '/nl/te%2Dkoop/',
    '/nl/te-koop',
    '/nl/page-not-found/',
    '/nl/property-not-found/',
  ),
)

const parameters = fc.constantFrom(
  'type=2',
  'type=2&bedrooms=2',
  'city=Antwerpen%7C2018',
  'sort=price-asc',
  'page=2',
  'view=map',
  'ids=4102311',
  'q=tuin',
  'type=%32',
  'nonsense=1',
  'utm_source=mail',
  'lng=fr',
  'token=genuine',
  'signature=genuine&until=4000000000',
  'signature=false',
  'viewing=a',
  'to=a',
  'link=abc',
  'returned=contact',
  'price=500000',
  'next=/nl/account/',
)

const address = fc.oneof(
  paths,
  fc
    .tuple(paths, fc.uniqueArray(parameters, { minLength: 1, maxLength: 2 }))
    .map(([path, query]) => `${path}?${query.join('&')}`),
)

const visitor = fc.record({
  chosen: fc.option(fc.constantFrom(...languages)),
  acceptLanguage: fc.constantFrom('nl', 'fr-BE, en;q=0.5', 'en', 'pt'),
  secure: fc.boolean(),
  encoding: fc.constantFrom('br', 'gzip', 'identity'),
  method: fc.constantFrom('GET', 'GET', 'HEAD'),
})
type Visitor = typeof visitor extends fc.Arbitrary<infer V> ? V : never

const headersOf = (name: string, { chosen, acceptLanguage, secure, encoding }: Visitor) => ({
  cookie: [`account.session_token=${name}`, `link_abc=${name}`, `returned-form=${name}`, chosen && `${languageKey}=${chosen}`]
    .filter(Boolean)
    .join('; '),
  'user-agent': name,
  'accept-language': acceptLanguage,
  'accept-encoding': encoding,
  'x-forwarded-proto': secure ? 'https' : 'http',
  'x-forwarded-for': name === 'visitor-a' ? '203.0.113.7' : '198.51.100.9',
})

type Ask = (path: string, init: RequestInit) => Promise<Response>

async function askAs(ask: Ask, path: string, name: string, traits: Visitor) {
  const answer = await ask(path, { method: traits.method, headers: headersOf(name, traits) })
  const html = await answer.text()
  const { status, headers } = answer
  const seen = [status, headers.get('location'), headers.get('strict-transport-security'), /\[.*\]/.exec(html)?.[0]]
  return {
    html: `${html} ${JSON.stringify([...headers])}`,
    seen,
    isOwn: headers.get('content-security-policy')?.includes('nonce-'),
  }
}

beforeAll(() => {
  setFindSharedPage(({ path, query, cookie, acceptLanguage }) => {
    const { pathname, searchParams } = new URL(`http://site${path}?${query}`)
    if (pathname !== path) return undefined
    const chosen = new RegExp(`${languageKey}=(\\w+)`).exec(cookie ?? '')?.[1]
    return findSharedPage(context, { pathname, query: searchParams, cookie: chosen, acceptLanguage })
  })
})

test('no visitor gets another visitor’s data', async () => {
  expectConsole()
  let asked = 0
  const count: Handler = (request, response) => {
    asked += 1
    return site(request, response)
  }
  const warm = await startGateway(count, { proxies: 1 })
  const cold = await startGateway(site, { proxies: 1, cacheBytes: 0 })
  const tries = effort(300, 6_000)
  await fc.assert(
    fc.asyncProperty(address, visitor, visitor, async (path, a, b) => {
      const first = await askAs(warm.ask, path, 'visitor-a', a)
      const second = await askAs(warm.ask, path, 'visitor-b', b)
      expect(first.html).not.toMatch(/visitor-b|198\.51/)
      expect(second.html).not.toMatch(/visitor-a|203\.0/)
      if (second.isOwn && b.method === 'GET') expect(second.html).toContain('visitor-b')
      expect(second.seen).toEqual((await askAs(cold.ask, path, 'visitor-b', b)).seen)
      expect(first.seen).toEqual((await askAs(cold.ask, path, 'visitor-a', a)).seen)
    }),
    { numRuns: tries },
  )
  // Otherwise the test would prove nothing: many responses came from the cache, and many did not.
  expect(asked).toBeLessThan(1.6 * tries)
  expect(asked).toBeGreaterThan(0.4 * tries)
})

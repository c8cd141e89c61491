/** What the gateway may cache, by the table of routes. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pageRoutes } from '@/lib/routing/app-routes'
import type { PageRoute } from '@/lib/routing/route-entry'
import { findSharedPage } from '@/lib/routing/shared-page'
import { config } from '@/middleware'
import { context } from '../../support/content.ts'

const pages: [string, PageRoute][] = Object.entries(pageRoutes)

const keyOf = (address: string, acceptLanguage?: string, cookie?: string) => {
  const { pathname, searchParams: query } = new URL(address, 'http://site')
  return findSharedPage(context, { pathname, query, cookie, acceptLanguage })?.key
}

/** Pages that depend on current availability. */
const timeDependent: readonly string[] = ['[lang]/agents/[agent]', '[lang]/offices', '[lang]/offices/[branch]']

test.each(pages)(
  '%s is cached only when it does not depend on the visitor',
  (folder, { access, rendering, caching = 'never' }) => {
    if (access !== 'public') expect(caching).toBe('never')
    else if (rendering === 'static') expect(caching).toBe('withoutQuery')
    else if (timeDependent.includes(folder)) expect(caching).toBe('briefly')
    else expect(caching).toBe(folder.includes('/filtered/') ? 'listQuery' : 'never')
  },
)

test('pages that depend on current availability are marked for the gateway', () => {
  const ask = (pathname: string) =>
    findSharedPage(context, { pathname, query: new URLSearchParams(), cookie: undefined, acceptLanguage: undefined })
  expect(ask('/nl/kantoren/')).toMatchObject({ status: 200, isOfNow: true })
  expect(ask('/nl/te-koop/')).not.toHaveProperty('isOfNow')
})

test('a dynamic page has its route and the values of its dynamic segments', () => {
  const targetOf = (address: string) => {
    const { pathname, searchParams: query } = new URL(address, 'http://site')
    return findSharedPage(context, { pathname, query, cookie: undefined, acceptLanguage: undefined })?.target
  }
  const list = { route: '[lang]/filtered/[...page]', params: { lang: 'nl', page: ['for-sale'] } }
  expect(targetOf('/nl/te-koop/?type=2&bedrooms=2')).toEqual(list)
  expect(targetOf('/nl/te-koop/?view=map')).toEqual({ ...list, route: '[lang]/filtered/map/[...page]' })
  expect(targetOf('/fr/bureaux/')).toEqual({ route: '[lang]/offices', params: { lang: 'fr' } })
  expect(targetOf('/nl/te-koop/')).toBeUndefined()
  expect(targetOf('/nl/bestaat-niet/')).toBeUndefined()
})

test.each([
  '/nl/',
  '/nl/te-koop/',
  '/fr/contact/',
  '/nl/te-koop/?type=2&bedrooms=2',
  '/nl/te-koop/?city=Antwerpen%7C2018',
  '/nl/te-koop/?view=map',
  '/nl/te-koop/?type=nonsense',
  '/nl/bewaarde-panden/?ids=4102311',
])('%s is cached under its address', (address) => expect(keyOf(address)).toBe(address))

test('another spelling of the same address has the same key', () => {
  expect(keyOf('/nl/te-koop/?city=Antwerpen|2018')).toBe('/nl/te-koop/?city=Antwerpen%7C2018')
})

test.each([
  // Routes addressed by folder.
  '/map-frame/nl/',
  '/api/ready/',
  // Redirects.
  '/',
  '/te-koop/',
  '/NL/te-koop/',
  '/nl/te-koop',
  '/nl/te-koop/?type=',
  '/nl/?lng=fr',
  // A parameter that is not one of the page.
  '/nl/?utm_source=mail',
  '/nl/te-koop/?type=2&utm_source=mail',
  '/nl/contact/?type=2',
  // Files and similar paths.
  '/.well-known/security.txt',
  '/nl/sitemap.xml',
  '/nl/feed.xml',
  '/wp-login.php',
  // Pages for one visitor.
  '/nl/inloggen/',
  '/nl/account/',
  '/nl/eigenaar/',
  '/nl/eigenaar/4102311/',
  '/nl/preview/news/?until=1&signature=a',
  '/nl/contact/?returned=contact',
  '/nl/?token=a',
  '/nl/nothing/?token=a',
  '/nl/nothing/?link=a',
  '/nl/nothing/?returned=contact',
])('%s is not cached', (address) => expect(keyOf(address)).toBeUndefined())

test('all missing pages share one response per language and kind', () => {
  for (const address of ['/nl/nothing/', '/nl/none/at/all/?a=1', '/nl/page-not-found/', '/nl/preview/news/'])
    expect(keyOf(address)).toBe('404 /nl/page-not-found/')
  expect(keyOf('/fr/property/1/')).toBe('404 /fr/property-not-found/')
  expect(keyOf('/wp-admin/', 'fr-BE')).toBe('404 /fr/page-not-found/')
  expect(keyOf('/wp-admin/', 'fr-BE', 'en')).toBe('404 /en/page-not-found/')
})

const passesMiddleware = new RegExp(`^${config.matcher}$`)
const leftOut = /^\/\(\(\?!(.*)\)\.\*\)$/.exec(config.matcher)?.[1]?.split('|') ?? []

test('paths that bypass the middleware are never cached, whatever follows', () => {
  expect(leftOut.length).toBeGreaterThan(15)
  // Segments `.` and `..` are resolved before a request is sent.
  const word = fc.stringMatching(/^[\w.-]{1,8}$/).filter((part) => !/^\.{1,2}$/.test(part))
  const rest = fc.tuple(fc.array(word, { maxLength: 3 }), fc.constantFrom('', '/', '?a=1', '/?type=2'))
  const address = fc.tuple(fc.constantFrom(...leftOut), rest).map(([start, [words, end]]) => {
    const isFile = start.endsWith('$')
    const written = start.replace(/\$$/, '').replaceAll('\\.', '.')
    return isFile ? `/${written}${end.replace(/^\//, '')}` : `/${written}${words.join('/')}${end}`
  })
  fc.assert(
    fc.property(address, fc.constantFrom('nl', 'fr-BE', undefined), (path, language) => {
      expect(passesMiddleware.test(new URL(path, 'http://site').pathname)).toBe(false)
      expect(keyOf(path, language)).toBeUndefined()
    }),
  )
})

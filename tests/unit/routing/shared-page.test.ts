/** What the gateway may answer from memory, by the table of routes. */
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

/** Pages that say what is free or open at the moment. */
const ofNow: readonly string[] = ['[lang]/agents/[agent]', '[lang]/offices', '[lang]/offices/[branch]']

test.each(pages)('%s is kept only when it knows no visitor', (folder, { access, rendering, kept = 'never' }) => {
  if (access !== 'public') expect(kept).toBe('never')
  else if (rendering === 'static') expect(kept).toBe('withoutQuery')
  else if (ofNow.includes(folder)) expect(kept).toBe('briefly')
  else expect(kept).toBe(folder.includes('/filtered/') ? 'listQuery' : 'never')
})

test('the gateway is told which pages say what is so at the moment', () => {
  const ask = (pathname: string) =>
    findSharedPage(context, { pathname, query: new URLSearchParams(), cookie: undefined, acceptLanguage: undefined })
  expect(ask('/nl/kantoren/')).toMatchObject({ status: 200, isOfNow: true })
  expect(ask('/nl/te-koop/')).not.toHaveProperty('isOfNow')
})

test('a page that is made for each request says by which route, and with what in its brackets', () => {
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
])('%s is kept under its address', (address) => expect(keyOf(address)).toBe(address))

test('another way to write the same address finds the same answer', () => {
  expect(keyOf('/nl/te-koop/?city=Antwerpen|2018')).toBe('/nl/te-koop/?city=Antwerpen%7C2018')
})

test.each([
  // At addresses of their own.
  '/map-frame/nl/',
  '/api/ready/',
  // Led elsewhere.
  '/',
  '/te-koop/',
  '/NL/te-koop/',
  '/nl/te-koop',
  '/nl/te-koop/?type=',
  '/nl/?lng=fr',
  // A query that the page does not name.
  '/nl/?utm_source=mail',
  '/nl/te-koop/?type=2&utm_source=mail',
  '/nl/contact/?type=2',
  // Files, and what looks like one.
  '/.well-known/security.txt',
  '/nl/sitemap.xml',
  '/nl/feed.xml',
  '/wp-login.php',
  // One visitor's.
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
])('%s is not kept', (address) => expect(keyOf(address)).toBeUndefined())

test('all that is missing has one page for each language and kind', () => {
  for (const address of ['/nl/nothing/', '/nl/none/at/all/?a=1', '/nl/page-not-found/', '/nl/preview/news/'])
    expect(keyOf(address)).toBe('404 /nl/page-not-found/')
  expect(keyOf('/fr/property/1/')).toBe('404 /fr/property-not-found/')
  expect(keyOf('/wp-admin/', 'fr-BE')).toBe('404 /fr/page-not-found/')
  expect(keyOf('/wp-admin/', 'fr-BE', 'en')).toBe('404 /en/page-not-found/')
})

const passesMiddleware = new RegExp(`^${config.matcher}$`)
const leftOut = /^\/\(\(\?!(.*)\)\.\*\)$/.exec(config.matcher)?.[1]?.split('|') ?? []

test('what never passes the middleware is never answered from memory, however it goes on', () => {
  expect(leftOut.length).toBeGreaterThan(15)
  // A path that climbs out of its folder is another address by the time a program sees it.
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

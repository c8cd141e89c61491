/** Resolving addresses: pages and redirects (specification 2; rulings 1, 2, 4, 7, 11). */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { localizedHref } from '@/lib/routing/href'
import { resolveRequest } from '@/lib/routing/resolve'
import { contentFolder } from '@/lib/routing/set-folders'
import { context, snapshot } from '../../support/content'
import { guess, redirect, resolve } from '../../support/resolve.ts'

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
  ])('%s redirects permanently to %s', (address, to) => {
    expect(resolve(address)).toEqual(redirect(to, true))
  })

  test.each(['/nl/bestaat-niet/', '/fr/log-in/', '/en/thank-you/', '/nl/te-koop/atlantis/', '/de/', '/nl/%E0%A4%A/'])(
    '%s is the 404 page',
    (address) => {
      expect(resolve(address)).toMatchObject({ kind: 'rewrite', status: 404, path: expect.stringContaining('/page-not-found/') })
    },
  )

  test('?lng= redirects to the same page in that language, filters included, and is stored', () => {
    expect(resolve('/nl/te-koop/?lng=fr&type=2')).toEqual(redirect('/fr/a-vendre/?type=2', false, { language: 'fr' }))
  })

  test.each(['xx', 'de', ''])('?lng=%s, a language that is not in use, has no effect', (lng) => {
    for (const address of ['/nl/te-koop/', '/nl/te-koop/?bedrooms=2', '/fr/bestaat-niet/', '/nl/login/'])
      expect(resolve(`${address}${address.includes('?') ? '&' : '?'}lng=${lng}`, { cookie: 'fr' })).toEqual(
        resolve(address, { cookie: 'fr' }),
      )
  })

  test('cookie and browser languages are ignored', () => {
    expect(resolve('/fr/', { cookie: 'en', acceptLanguage: 'nl' })).toMatchObject({ kind: 'rewrite', path: '/fr/' })
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
  test('first the query parameter, which is stored', () => {
    expect(resolve('/?lng=en', { cookie: 'fr', acceptLanguage: 'fr' })).toEqual(guess('/en/', { language: 'en' }))
  })

  test('then the cookie', () => {
    expect(resolve('/', { cookie: 'fr', acceptLanguage: 'en' })).toEqual(guess('/fr/'))
  })

  test.each(['de', 'xx', ''])('with an invalid cookie, "%s", browser storage takes precedence: #lng', (cookie) => {
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
  ])('then the browser, %s, else the default; storage may take precedence: #lng', (acceptLanguage, language) => {
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

describe('the whole path table', () => {
  const languages = snapshot.languages
  const published = snapshot.routeTable.routes.filter((route) => context.isPublished(route.original))

  test.each(languages)('round trip in %s: every published path resolves to itself', (language) => {
    for (const route of published) {
      // Pages that read a token, and those of accounts, are tested in token-pages.test.ts and private-pages.test.ts.
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

  test.each(['for-sale', 'properties/for-sale', 'x/y/for-rent'])('%s matches by its last segment (specification 2)', (path) => {
    expect(localizedHref(context.routeTable, path, 'fr')).toBe(path.endsWith('sale') ? '/fr/a-vendre/' : '/fr/a-louer/')
  })

  test('any address is resolved, and no redirect leaves the site or points to itself', () => {
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

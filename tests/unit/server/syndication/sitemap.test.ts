/** The sitemaps of a large content: in parts that the index names and the routing finds. */
import { afterEach, expect, test } from 'vitest'
import { sitemapHref } from '@/lib/routing/href'
import { resolveRequest } from '@/lib/routing/resolve'
import { subjectKey } from '@/lib/server/content/snapshot/fallback-texts'
import { firstSitemapXml, sitemapIndexXml, sitemapXml } from '@/lib/server/syndication/sitemap'
import { context, getProperty, snapshot } from '@/tests/support/content'

const locations = (xml: string | undefined) =>
  [...(xml ?? '').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)

afterEach(() => {
  globalThis.currentSnapshot = snapshot
})

test('a content that fits has one for each language', async () => {
  globalThis.currentSnapshot = snapshot
  expect(locations(await sitemapIndexXml())).toEqual(snapshot.languages.map((language) => sitemapHref(language)))
  expect(await sitemapXml('nl', 2)).toBeUndefined()
})

test('a long one goes on in the next part, and names no address twice', async () => {
  const property = getProperty('s01', { pictures: [] })
  const properties = Array.from({ length: 1_010 }, (_, index) => ({ ...property, id: 6_000_000 + index }))
  globalThis.currentSnapshot = { ...snapshot, properties, languages: ['nl'] }
  expect(locations(await sitemapIndexXml())).toEqual(['/nl/sitemap.xml', '/nl/sitemap-2.xml'])
  const [first, second] = [locations(await firstSitemapXml('nl')), locations(await sitemapXml('nl', 2))]
  expect(first).toHaveLength(750)
  expect(new Set([...first, ...second]).size).toBe(first.length + second.length)
  expect([...first, ...second].filter((path) => /\/600\d{4}\/$/.test(path))).toHaveLength(1_010)
  expect(await sitemapXml('nl', 3)).toBeUndefined()
})

test('a part that holds nothing written in a language is not named in it', async () => {
  const property = getProperty('s01', { pictures: [] })
  const properties = Array.from({ length: 900 }, (_, index) => ({ ...property, id: 6_000_000 + index }))
  const untranslated = new Map([['fr' as const, new Set(properties.map(({ id }) => subjectKey('property', id)))]])
  const fallbackTexts = { ...snapshot.fallbackTexts, untranslated }
  const others = { takeovers: [], foreignProperties: [], projects: [], languages: ['nl', 'fr'] as const }
  globalThis.currentSnapshot = { ...snapshot, ...others, properties, fallbackTexts }
  expect(locations(await sitemapIndexXml())).toEqual(['/nl/sitemap.xml', '/nl/sitemap-2.xml', '/fr/sitemap.xml'])
  expect(await sitemapXml('fr', 2)).toBeUndefined()
})

test.each([
  ['/fr/sitemap.xml', '/fr/sitemap.xml'],
  ['/fr/sitemap-2.xml', '/fr/sitemap-part/2/'],
  ['/fr/sitemap-1.xml', '/fr/page-not-found/'],
  ['/fr/sitemap-02.xml', '/fr/page-not-found/'],
  ['/fr/sitemap-2.xml/x', '/fr/page-not-found/'],
])('%s is made at %s', (pathname, path) => {
  const answer = resolveRequest(context, { pathname, query: new URLSearchParams(), cookie: undefined, acceptLanguage: undefined })
  expect(answer).toMatchObject({ path })
})

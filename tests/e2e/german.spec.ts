/** German is complete: switched on in `data/site.json`, the site builds and has every page in it (snapshot.md, "Languages"). */
import { expect, test } from '@playwright/test'
import de from '../../messages/de.json' with { type: 'json' }
import { type Crawled, crawl } from '../support/crawl.ts'
import { buildGermanSite, germanFolder, isGermanBuildCurrent } from '../support/german-site.ts'
import { findTags } from '../support/html.ts'
import {
  findBrokenLinks,
  findMissingAnchors,
  findRawTexts,
  findUntranslated,
  findWrongLanguages,
  sharedNames,
} from '../support/page-faults.ts'
import { readOpenRoutes, routeAddress } from '../support/site-routes.ts'
import { type RunningSite, serveFolder } from '../support/site-server.ts'

const port = 3212
const published = readOpenRoutes()

let site: RunningSite | undefined
let pages: ReadonlyMap<string, Crawled>

test.describe.configure({ mode: 'default' })

test.beforeAll(async () => {
  // The build takes about a minute where `npm test` has not made it before.
  test.setTimeout(300_000)
  if (!isGermanBuildCurrent()) expect(await buildGermanSite(), 'the build with German').toBe(0)
  site = await serveFolder(germanFolder, port)
  const starts = published.flatMap((route) => [routeAddress(route, 'nl'), routeAddress(route, 'de')])
  pages = await crawl(site.url, starts)
})

test.afterAll(() => site?.stop())

const pagesIn = (language: string) => new Map([...pages].filter(([path]) => path.startsWith(`/${language}/`)))

test('every page is there in German too', () => {
  expect(findBrokenLinks(pages)).toEqual([])
  expect(findMissingAnchors(pagesIn('de'))).toEqual([])
  expect(pagesIn('de').size).toBe(pagesIn('nl').size)
  for (const route of published) expect(pages.get(routeAddress(route, 'de'))?.status, route.original).toBe(200)
})

test('says that it is German, and has all its words', () => {
  expect(findWrongLanguages(pagesIn('de'))).toEqual([])
  expect(findRawTexts(pagesIn('de'), Object.keys(de))).toEqual([])
})

test('the switcher offers German in every language', () => {
  for (const { path, html } of pages.values()) {
    const german = findTags(html, 'a').find((tag) => tag['hreflang'] === 'de')
    if (html) expect(pages.get(german?.['href'] ?? '')?.status, path).toBe(200)
  }
  expect(pages.get('/de/')?.html).toMatch(/hreflang="de"[^>]*aria-current="true"[^>]*><span aria-hidden="true">DE</i)
})

/** On these stand cards of properties and projects and links to them, whose texts may fall back to Dutch. */
const collections = ['', 'for-sale', 'for-rent', 'over-te-nemen', 'Nieuwbouw', 'buitenland']

test('its pages are written in German, whatever properties fall back to', () => {
  const texts = new Map<string, Crawled>()
  for (const route of published) {
    for (const address of [routeAddress(route, 'nl'), routeAddress(route, 'de')]) {
      const page = pages.get(address)
      const cards = collections.includes(route.original) ? /<article\b.*?<\/article>|<a\s[^>]*\/\d+\/"[^>]*>.*?<\/a>/gs : /$^/
      if (page) texts.set(address, { ...page, html: page.html.replace(cards, '') })
    }
  }
  expect(texts.size).toBe(2 * published.length)
  expect(findUntranslated(texts, 'nl', 'de', sharedNames)).toEqual([])
})

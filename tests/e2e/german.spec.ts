/** German is complete: when switched on in `site.json` of a running site that was built without it, every page exists in German too. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import de from '../../messages/de.json' with { type: 'json' }
import { type Crawled, crawl } from '../support/crawl.ts'
import { expect, plainTest as test } from '../support/e2e.ts'
import { findTags } from '../support/html.ts'
import { findWide, ownSpacing } from '../support/own-spacing.ts'
import {
  findBrokenLinks,
  findMissingAnchors,
  findRawTexts,
  findUntranslated,
  findWrongLanguages,
  sharedNames,
} from '../support/page-faults.ts'
import { readOpenRoutes, routeAddress } from '../support/site-routes.ts'
import { type SiteServer, startSite } from '../support/site-server.ts'
import { languages } from '../support/site-texts.ts'
import { findHeadFaults, findUnsetTexts } from '../support/text-faults.ts'

const port = 3212
/**
 * In French and English only the routes are requested: links.spec.ts follows their links, and those to pictures. Dutch pages are crawled with
 * the German ones; their filtered lists and further pages are in links.spec.ts, too.
 */
const usedLanguages = [...languages, 'de'] as const
const published = readOpenRoutes()

let site: SiteServer | undefined
let pages: ReadonlyMap<string, Crawled>

test.describe.configure({ mode: 'default' })

const siteSchema = z.looseObject({ languages: z.array(z.object({ code: z.string(), use: z.boolean() })) })

function switchGermanOn(contentFolder: string): void {
  const file = join(contentFolder, 'site.json')
  const settings = siteSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
  const languages = settings.languages.map((language) => ({ ...language, use: language.use || language.code === 'de' }))
  writeFileSync(file, JSON.stringify({ ...settings, languages }))
}

test.beforeAll(async () => {
  // Every page is rendered for the first time.
  test.setTimeout(600_000)
  site = await startSite('german', port)
  switchGermanOn(site.contentFolder)
  expect(await site.reload()).toMatchObject({ code: 0 })
  const starts = published.flatMap((route) => usedLanguages.map((language) => routeAddress(route, language)))
  pages = await crawl(site.url, starts, (path) => /^\/(de\/|nl\/[^?]*$)/.test(path))
})

test.afterAll(() => site?.stop())

const pagesIn = (language: string) => new Map([...pages].filter(([path]) => path.startsWith(`/${language}/`)))
const withoutQuery = (of: ReadonlyMap<string, Crawled>) => [...of.keys()].filter((path) => !path.includes('?')).length

test('every page exists in German too', () => {
  expect(findBrokenLinks(pages)).toEqual([])
  expect(findMissingAnchors(pagesIn('de'))).toEqual([])
  expect(withoutQuery(pagesIn('de'))).toBe(pagesIn('nl').size)
  for (const route of published) expect(pages.get(routeAddress(route, 'de'))?.status, route.original).toBe(200)
})

test('has the language German, and all its texts', () => {
  expect(findWrongLanguages(pagesIn('de'))).toEqual([])
  expect(findRawTexts(pagesIn('de'), Object.keys(de))).toEqual([])
})

test('every text follows the rules of its language: punctuation, spaces, numbers, singular', () => {
  expect(findUnsetTexts(pages)).toEqual([])
})

test('every page has its own title and description, short enough for search engines', () => {
  expect(findHeadFaults(pages)).toEqual([])
})

test('the switcher offers German in every language', () => {
  for (const { path, html } of pages.values()) {
    const german = findTags(html, 'a').find((tag) => tag['hreflang'] === 'de')
    if (html) expect(pages.get(german?.['href'] ?? '')?.status, path).toBe(200)
  }
  expect(pages.get('/de/')?.html).toMatch(/hreflang="de"[^>]*aria-current="true"[^>]*><span aria-hidden="true">DE</i)
})

/** Pages with cards of properties and projects and links to them, whose texts may fall back to Dutch. */
const collections = ['', 'for-sale', 'for-rent', 'over-te-nemen', 'Nieuwbouw', 'buitenland']

test.describe('with own text spacing', () => {
  test.use({ bypassCSP: true, viewport: { width: 1280, height: 800 } })

  for (const language of usedLanguages) {
    test(`four languages leave enough room for the menu (${language})`, async ({ page }) => {
      await page.goto(`http://localhost:${port}/${language}/`)
      await page.addStyleTag({ content: ownSpacing })
      await expect(page.getByRole('banner').getByRole('navigation').first()).toBeVisible()
      expect(await findWide(page)).toEqual([])
    })
  }
})

test('its pages are written in German, except fallbacks of properties', () => {
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

/** What search engines and sharing sites read (specification 3, "Page definition"; ruling 10). */

import sharp from 'sharp'
import { expect, plainTest as test } from '../support/e2e.ts'
import { findTags } from '../support/html.ts'
import { alternatesOf, canonicalOf, metaOf, pathOf, titleOf } from '../support/page-head.ts'
import { details, languages } from '../support/site-texts.ts'
import { readSitemaps } from '../support/sitemap.ts'
import { findDataMistake } from '../support/structured-data.ts'

test.describe.configure({ mode: 'default' })
test.setTimeout(600_000)

type Found = { path: string; html: string; status: number; alternates: Readonly<Record<string, string>> }

/** Every page of the sitemap, fetched once, with the sitemap's alternates. */
const found = new Map<string, Found>()

test.beforeAll(async ({ baseURL }) => {
  const sitemap = await readSitemaps(baseURL ?? '')
  for (const [, entry = ''] of sitemap.matchAll(/<url>(.*?)<\/url>/gs)) {
    const path = pathOf(/<loc>(.*?)<\/loc>/.exec(entry)?.[1]) ?? ''
    const alternates = Object.fromEntries(
      findTags(entry, 'xhtml:link').map((tag) => [tag['hreflang'] ?? '', pathOf(tag['href']) ?? '']),
    )
    const answer = await fetch(new URL(path, baseURL), { redirect: 'manual' })
    found.set(path, { path, html: await answer.text(), status: answer.status, alternates })
  }
})

/** The errors of each page, with its address. */
function complaints(judge: (page: Found) => string | undefined): string[] {
  return [...found.values()].flatMap((page) => {
    const complaint = judge(page)
    return complaint ? [`${page.path}: ${complaint}`] : []
  })
}

test('every address of the sitemap answers', () => {
  expect(complaints(({ status }) => (status === 200 ? undefined : String(status)))).toEqual([])
  expect(found.size).toBeGreaterThan(240)
  expect(found.size % languages.length).toBe(0)
})

test('the sitemap lists published pages and nothing else', () => {
  const paths = [...found.keys()]
  expect(paths).toContain('/nl/')
  expect(paths).toContain(details.sale)
  expect(paths).toContain(details.takeover)
  expect(paths).toContain(details.abroad)
  expect(paths.filter((path) => /discre/.test(path))).toEqual([])
  expect(paths.filter((path) => path.includes('51014'))).toHaveLength(languages.length)
  expect(paths).not.toContain(details.archived)
  expect(paths.filter((path) => /preview|filtered|\?|login/.test(path))).toEqual([])
})

test('every page has its own title and description', () => {
  for (const read of [titleOf, (html: string) => metaOf(html, 'description') ?? '']) {
    const texts = new Map<string, string>()
    expect(
      complaints(({ path, html }) => {
        const text = read(html)
        // Names such as 'Contact' are the same in more than one language.
        const other = texts.get(path.slice(1, 3) + text)
        texts.set(path.slice(1, 3) + text, path)
        if (text.length < 10) return `too short: "${text}"`
        return other ? `same as ${other}: "${text}"` : undefined
      }),
    ).toEqual([])
  }
})

test('descriptions fit into a search result', () => {
  expect(
    complaints(({ html }) => ((metaOf(html, 'description')?.length ?? 0) > 165 ? metaOf(html, 'description') : undefined)),
  ).toEqual([])
})

test('every page has a canonical link and links to its other languages', () => {
  expect(
    complaints(({ path, html, alternates }) => {
      if (pathOf(canonicalOf(html)) !== path) return `canonical ${canonicalOf(html)}`
      const named = alternatesOf(html)
      if (Object.keys(named).sort().join() !== 'en,fr,nl,x-default') return `languages ${Object.keys(named)}`
      if (named['x-default'] !== named['nl']) return `x-default ${named['x-default']}`
      for (const [language, target] of Object.entries(named)) {
        if (alternates[language] !== target) return `the sitemap says ${alternates[language]} for ${language}, the page ${target}`
        if (!found.has(target)) return `${language} leads to ${target}`
      }
      return named[path.slice(1, 3)] === path ? undefined : 'does not name itself'
    }),
  ).toEqual([])
})

test('every page can be shared with title, text and picture', async ({ baseURL }) => {
  expect(
    complaints(({ html }) => {
      const missing = [
        'og:title',
        'og:description',
        'og:url',
        'og:type',
        'og:site_name',
        'og:locale',
        'og:image',
        'og:image:alt',
        'twitter:card',
      ].filter((name) => !metaOf(html, name))
      if (missing.length > 0) return `without ${missing}`
      return metaOf(html, 'og:url') === canonicalOf(html) ? undefined : `og:url ${metaOf(html, 'og:url')}`
    }),
  ).toEqual([])
  const pictures = new Map([...found.values()].map(({ html }) => [pathOf(metaOf(html, 'og:image')) ?? '', html]))
  const wrong: string[] = []
  for (const [picture, html] of pictures) {
    const answer = await fetch(new URL(picture, baseURL))
    const bytes = Buffer.from(await answer.arrayBuffer())
    if (!answer.ok || !answer.headers.get('content-type')?.startsWith('image/')) wrong.push(`${answer.status} ${picture}`)
    const { width, height } = await sharp(bytes).metadata()
    const stated = `${metaOf(html, 'og:image:width')} x ${metaOf(html, 'og:image:height')}`
    if (stated !== `${width} x ${height}`) wrong.push(`${picture} is ${width} x ${height}, said to be ${stated}`)
  }
  expect(wrong).toEqual([])
})

/** The structured data of a page, parsed. */
const structuredData = (html: string): unknown[] =>
  [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(([, text = '']) => JSON.parse(text))

test('structured data has the properties that search engines require, and no dangling references', () => {
  expect(complaints(({ html }) => findDataMistake(structuredData(html)))).toEqual([])
  const typesOf = (path: string) =>
    structuredData(found.get(path)?.html ?? '').map((data) => JSON.stringify(data).match(/"@type":"(\w+)"/)?.[1])
  expect(typesOf('/nl/')).toEqual(expect.arrayContaining(['RealEstateAgent', 'WebSite']))
  for (const path of ['/nl/te-koop/', '/fr/a-vendre/berchem/', '/nl/over-te-nemen/', '/nl/nieuwbouw/'])
    expect(typesOf(path), path).toContain('ItemList')
  const project = [...found.keys()].find((path) => /^\/nl\/nieuwbouw\/.+\/\d+\/$/.test(path)) ?? ''
  expect(JSON.stringify(structuredData(found.get(project)?.html ?? ''))).toContain('"@type":"AggregateOffer"')
})

test('structured data can be parsed, and describes the page', () => {
  expect(
    complaints(({ path, html }) => {
      const data = structuredData(html)
      if (data.some((item) => !JSON.stringify(item).startsWith('{"@context":"https://schema.org","@type":')))
        return 'without context or type'
      const isHome = languages.some((language) => path === `/${language}/`)
      if (isHome) return JSON.stringify(data).includes('RealEstateAgent') ? undefined : 'without the agency'
      return JSON.stringify(data).includes('BreadcrumbList') ? undefined : 'without breadcrumbs'
    }),
  ).toEqual([])
  const listing = JSON.stringify(structuredData(found.get(details.sale)?.html ?? ''))
  expect(listing).toContain('545000')
  expect(listing).toContain('Loodsbootkaai')
})

test('home screens find a name and icons of the size they have', async ({ baseURL, request }) => {
  const html = found.get('/fr/')?.html ?? ''
  const links = findTags(html, 'link')
  const manifest = await (await request.get(links.find((tag) => tag['rel'] === 'manifest')?.['href'] ?? '')).json()
  expect(manifest).toMatchObject({ name: 'Scheldelicht Vastgoed', start_url: '/nl/' })
  const touch = { src: links.find((tag) => tag['rel'] === 'apple-touch-icon')?.['href'] ?? '', sizes: '180x180' }
  for (const { src, sizes } of [...manifest.icons, touch]) {
    const answer = await fetch(new URL(src, baseURL))
    const { width, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
    if (sizes !== 'any') expect(`${width}x${height}`, src).toBe(sizes)
  }
})

/** Crawls the whole site from the sitemap, its home pages and its path table (specification 2). */

import { finishText } from '../../lib/domain/text/finish-text.ts'
import type { Language } from '../../lib/domain/text/language.ts'
import { usualPromises } from '../../lib/domain/text/promises.ts'
import { fitTitle } from '../../lib/domain/text/summarise.ts'
import { type Crawled, crawl, drain } from '../support/crawl.ts'
import { expect, plainTest as test } from '../support/e2e.ts'
import { decodeHtml, findTags } from '../support/html.ts'
import { findInvalidHtml } from '../support/html-validity.ts'
import {
  findBrokenLinks,
  findMissingAnchors,
  findRawTexts,
  findUntranslated,
  findWrongLanguages,
  sharedNames,
} from '../support/page-faults.ts'
import { titleOf } from '../support/page-head.ts'
import { readOpenRoutes, routeAddress } from '../support/site-routes.ts'
import { languages, messages } from '../support/site-texts.ts'
import { findHeadFaults, findUnsetTexts } from '../support/text-faults.ts'

/** Widths in pixels, from the specification. */
const widths = [100, 400, 600, 800, 1080, 1360, 2000]
/** Links to one large picture; generating all of them takes longer than all pages. */
const pictureLink = /^(\/media\/[\w-]+\/)(\d+)$/

/** One crawl serves every test of this file. */
let pages: ReadonlyMap<string, Crawled>

test.describe.configure({ mode: 'default' })

const published = readOpenRoutes()

/** Responses that are pages; links also lead to pictures. */
const htmlPages = () => [...pages.values()].filter(({ html }) => html)

test.beforeAll(async ({ baseURL }) => {
  test.setTimeout(600_000)
  const starts = published.flatMap((route) => languages.map((language) => routeAddress(route, language)))
  pages = await crawl(baseURL ?? '', starts, (path) => !pictureLink.test(path))
})

test('every link leads to a page, without a redirect', () => {
  expect(findBrokenLinks(pages)).toEqual([])
  expect(htmlPages().length).toBeGreaterThan(170)
})

test('every link to a fragment has its target', () => {
  expect(findMissingAnchors(pages)).toEqual([])
})

/** A text of the content as it is shown on pages. */
const asSet = (text: string, language: Language) => finishText(text, language, usualPromises)

test('every route answers at its address with its title and its breadcrumb', () => {
  for (const route of published) {
    for (const language of languages) {
      const { html = '', status } = pages.get(routeAddress(route, language)) ?? {}
      const label = `${language} ${route.original}`
      expect(status, label).toBe(200)
      const title = titleOf(html)
      expect(title, label).toBe(fitTitle([asSet(route.behind?.titles[language] ?? '', language)], 'Scheldelicht Vastgoed'))
      const crumb = decodeHtml(/<span aria-current="page">(.*?)<\/span>/.exec(html)?.[1] ?? '')
      expect(crumb, label).toBe(route.original ? asSet(route.breadcrumb[language], language) : '')
    }
  }
})

test('every route leads to the same page in each language', () => {
  for (const route of published) {
    const addresses = languages.map((language) => routeAddress(route, language))
    for (const address of addresses) {
      const switched = findTags(pages.get(address)?.html ?? '', 'a').filter((tag) => tag['hreflang'])
      expect([...new Set(switched.map((tag) => tag['href']))], address).toEqual(addresses)
    }
  }
})

test('only the pages meant for search engines are indexable', () => {
  for (const route of published) {
    const html = pages.get(routeAddress(route, 'nl'))?.html ?? ''
    const alternates = findTags(html, 'link').filter((tag) => tag['rel'] === 'alternate' && tag['hreflang'])
    expect(alternates, route.original).toHaveLength(route.behind?.isIndexed ? languages.length + 1 : 0)
    expect(/<meta name="robots" content="noindex/.test(html), route.original).toBe(!route.behind?.isIndexed)
  }
})

test('no text is in another language', () => {
  const wrong = (['fr', 'en'] as const).flatMap((language) => findUntranslated(pages, 'nl', language, sharedNames))
  const across = findUntranslated(pages, 'fr', 'en', sharedNames)
  expect([...new Set([...wrong, ...across])]).toEqual([])
})

test('every style sheet, script, font and icon answers', async ({ baseURL }) => {
  const files = new Map<string, string>()
  for (const { path, html } of pages.values()) {
    const found = [
      ...findTags(html, 'link')
        .filter((tag) => tag['rel'] !== 'canonical' && tag['rel'] !== 'alternate')
        .map((tag) => tag['href']),
      ...findTags(html, 'script').map((tag) => tag['src']),
    ]
    for (const file of found) if (file?.startsWith('/')) files.set(file, path)
  }
  expect(files.size).toBeGreaterThan(3)
  const wrong: string[] = []
  await drain([...files], async ([file, path]) => {
    const { status } = await fetch(new URL(file, baseURL))
    if (status !== 200) wrong.push(`${status} ${file} on ${path}`)
  })
  expect(wrong).toEqual([])
})

test('every link to a picture leads to one, at a width that there is', async ({ baseURL }) => {
  const links = new Map<string, string>()
  const wrong: string[] = []
  for (const { path, html } of htmlPages()) {
    for (const { href = '' } of findTags(html, 'a')) {
      const [, picture, width] = pictureLink.exec(href) ?? []
      if (picture) links.set(picture, path)
      if (picture && !widths.includes(Number(width))) wrong.push(`${href} on ${path}`)
    }
  }
  expect(links.size).toBeGreaterThan(60)
  await drain([...links], async ([picture, path]) => {
    const answer = await fetch(new URL(`${picture}${widths[0]}`, baseURL), { headers: { accept: 'image/webp,*/*' } })
    await answer.arrayBuffer()
    if (answer.headers.get('content-type') !== 'image/webp') wrong.push(`${answer.status} ${picture} on ${path}`)
  })
  expect(wrong).toEqual([])
})

/** The addresses in a `srcset`. */
const listSources = (sources = '') => sources.split(', ').map((source) => source.split(' ')[0] ?? '')

/** The picture behind an optimised address. */
const originalOf = (address: string) => new URL(address, 'http://localhost').searchParams.get('url') ?? address

test('every picture answers at its smallest width', async ({ baseURL }) => {
  const pictures = new Map<string, { address: string; path: string }>()
  for (const { path, html } of pages.values()) {
    for (const { src = '', srcset } of findTags(html, 'img')) {
      const [smallest = src] = srcset ? listSources(srcset) : [src]
      if (!pictures.has(originalOf(smallest))) pictures.set(originalOf(smallest), { address: smallest, path })
    }
  }
  expect(pictures.size).toBeGreaterThan(60)
  const wrong: string[] = []
  await drain([...pictures.values()], async ({ address, path }) => {
    const answer = await fetch(new URL(address, baseURL), { headers: { accept: 'image/webp,*/*' } })
    await answer.arrayBuffer()
    if (!answer.ok || !answer.headers.get('content-type')?.startsWith('image/'))
      wrong.push(`${answer.status} ${address} on ${path}`)
  })
  expect(wrong).toEqual([])
})

test('pictures come at the widths of the specification, in a modern format', async ({ baseURL }) => {
  const images = htmlPages().flatMap(({ html }) => findTags(html, 'img'))
  const found = new Set(images.flatMap(({ srcset = '' }) => [...srcset.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width))))
  expect([...found].filter((width) => !widths.includes(width))).toEqual([])
  const [address = ''] = images.flatMap(({ srcset }) => (srcset ? listSources(srcset) : []))
  for (const [width, status] of [
    [100, 200],
    [400, 200],
    [600, 200],
    [1360, 200],
    [640, 404],
  ] as const) {
    const answer = await fetch(new URL(address.replace(/\d+$/, String(width)), baseURL), {
      headers: { accept: 'image/webp,*/*' },
    })
    expect(answer.status, `${width} px`).toBe(status)
    if (status === 200) expect(answer.headers.get('content-type'), `${width} px`).toBe('image/webp')
  }
})

test('every picture has its size and an alternative text', () => {
  const wrong = htmlPages().flatMap(({ path, html }) =>
    findTags(html, 'img').flatMap((tag) =>
      tag['width'] && tag['height'] && tag['alt'] !== undefined ? [] : [`${tag['src']} on ${path}`],
    ),
  )
  expect([...new Set(wrong)]).toEqual([])
})

test('every page is valid HTML', () => {
  // The languages differ only in texts, and a query only in the listed items.
  const inDutch = new Map([...pages].filter(([path]) => path.startsWith('/nl/') && !path.includes('?')))
  expect(inDutch.size).toBeGreaterThan(60)
  expect(findInvalidHtml(inDutch)).toEqual([])
})

test('the address of every form exists', () => {
  const forms = htmlPages().flatMap(({ path, html }) => findTags(html, 'form').map((form) => ({ path, action: form['action'] })))
  expect(forms.length).toBeGreaterThan(htmlPages().length)
  expect(forms.filter(({ action }) => action !== undefined && !action.startsWith('/'))).toEqual([])
})

test('no page shows a message key, an open placeholder or a broken value', () => {
  expect(findRawTexts(pages, Object.keys(messages.nl))).toEqual([])
})

test('every text follows the rules of its language: punctuation, spaces, numbers, singular', () => {
  expect(findUnsetTexts(pages)).toEqual([])
})

test('every page has its own title and description, short enough for search engines', () => {
  expect(findHeadFaults(pages)).toEqual([])
})

test('every page has one main heading and a language', () => {
  expect(findWrongLanguages(pages)).toEqual([])
})

test('links that open a new tab say so and have noopener', () => {
  const wrong = [...pages.values()].flatMap(({ path, html }) =>
    [...html.matchAll(/<a\s([^>]*target="_blank"[^>]*)>(.*?)<\/a>/gs)].flatMap(([, attributes = '', content = '']) => {
      const language = path.slice(1, 3)
      const hint = language === 'fr' ? 'nouvel onglet' : language === 'en' ? 'new tab' : 'nieuw tabblad'
      return /rel="[^"]*noopener/.test(attributes) && decodeHtml(attributes + content).includes(hint)
        ? []
        : [`${attributes} on ${path}`]
    }),
  )
  expect([...new Set(wrong)]).toEqual([])
})

/** The whole site, followed link by link from its three home pages. */
import { expect, test } from '@playwright/test'
import { decodeHtml, findTags, readableText } from '../support/html.ts'
import { languages, messages } from '../support/site-texts.ts'

type Crawled = { path: string; html: string; status: number; from: string }

/** One crawl serves every test of this file. */
const pages = new Map<string, Crawled>()

test.describe.configure({ mode: 'default' })
test.setTimeout(180_000)

const together = 8

/** Handles every item of a queue that may grow meanwhile, some at a time. */
async function drain<T>(queue: T[], handle: (item: T) => Promise<void>): Promise<void> {
  while (queue.length > 0) await Promise.all(queue.splice(0, together).map(handle))
}

/** What answered with a page; links also lead to pictures. */
const htmlPages = () => [...pages.values()].filter(({ html }) => html)

/** Addresses on this site that a page leads to, without fragments. */
function findLinks(html: string): string[] {
  const targets = [
    ...findTags(html, 'a').map((tag) => tag['href']),
    ...findTags(html, 'form').map((tag) => tag['action']),
    ...findTags(html, 'button').map((tag) => tag['formaction']),
  ]
  return targets.flatMap((target) => (target?.startsWith('/') ? [target.replace(/#.*/, '')] : [])).filter(Boolean)
}

test.beforeAll(async ({ baseURL }) => {
  const queue = languages.map((language) => ({ path: `/${language}/`, from: 'the start' }))
  const known = new Set(queue.map(({ path }) => path))
  await drain(queue, async ({ path, from }) => {
    const answer = await fetch(new URL(path, baseURL), { redirect: 'manual' })
    const html = answer.headers.get('content-type')?.startsWith('text/html') ? await answer.text() : ''
    pages.set(path, { path, html, status: answer.status, from })
    for (const link of findLinks(html)) {
      if (known.has(link)) continue
      known.add(link)
      queue.push({ path: link, from: path })
    }
  })
})

test('every link leads to a page, without a detour', () => {
  const wrong = [...pages.values()].filter(({ status }) => status !== 200)
  expect(wrong.map(({ path, status, from }) => `${status} ${path} on ${from}`)).toEqual([])
  expect(htmlPages().length).toBeGreaterThan(130)
})

test('every link within a page has its target', () => {
  const wrong = [...pages.values()].flatMap(({ path, html }) => {
    const ids = new Set([...html.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id))
    return findTags(html, 'a').flatMap(({ href = '' }) =>
      href.startsWith('#') && !ids.has(href.slice(1)) ? [`${href} on ${path}`] : [],
    )
  })
  expect(wrong).toEqual([])
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
    const answer = await fetch(new URL(address, baseURL))
    await answer.arrayBuffer()
    if (!answer.ok || !answer.headers.get('content-type')?.startsWith('image/'))
      wrong.push(`${answer.status} ${address} on ${path}`)
  })
  expect(wrong).toEqual([])
})

test('pictures come at the widths of the specification, in a modern format', async ({ baseURL }) => {
  const images = htmlPages().flatMap(({ html }) => findTags(html, 'img'))
  const widths = new Set(images.flatMap(({ srcset = '' }) => [...srcset.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width))))
  expect([...widths].filter((width) => ![100, 400, 600, 1360].includes(width))).toEqual([])
  const [address = ''] = images.flatMap(({ srcset }) => (srcset ? listSources(srcset) : []))
  for (const [width, status] of [
    [100, 200],
    [400, 200],
    [600, 200],
    [1360, 200],
    [640, 400],
  ] as const) {
    const answer = await fetch(new URL(address.replace(/w=\d+/, `w=${width}`), baseURL), {
      headers: { accept: 'image/webp,*/*' },
    })
    expect(answer.status, `${width} px`).toBe(status)
    if (status === 200) expect(answer.headers.get('content-type'), `${width} px`).toBe('image/webp')
  }
})

test('every picture says its measures and has a text for those who do not see it', () => {
  const wrong = htmlPages().flatMap(({ path, html }) =>
    findTags(html, 'img').flatMap((tag) =>
      tag['width'] && tag['height'] && tag['alt'] !== undefined ? [] : [`${tag['src']} on ${path}`],
    ),
  )
  expect([...new Set(wrong)]).toEqual([])
})

test('no page shows a message key, an open placeholder or a broken value', () => {
  const namespaces = Object.keys(messages.nl).join('|')
  const suspicious = [
    new RegExp(`\\b(${namespaces})\\.[a-zA-Z]`),
    /\b[A-Z][a-z]+[A-Z]\w*\.[a-z]\w+/,
    /\{[a-zA-Z_]+[},]/,
    /\bNaN\b/,
    /\bundefined\b/,
    /\[object /,
    /\bnull\b/,
  ]
  const wrong = [...pages.values()].flatMap(({ path, html }) =>
    suspicious.flatMap((pattern) => {
      const match = pattern.exec(readableText(html))
      return match ? [`"${match.input.slice(match.index, match.index + 40)}" on ${path}`] : []
    }),
  )
  expect(wrong).toEqual([])
})

test('every page has one main heading and says its language', () => {
  const wrong = htmlPages().flatMap(({ path, html }) => {
    const headings = html.match(/<h1[\s>]/g)?.length ?? 0
    const language = /<html lang="(\w+)"/.exec(html)?.[1]
    return headings === 1 && path.startsWith(`/${language}/`) ? [] : [`${headings} headings, lang ${language} on ${path}`]
  })
  expect(wrong).toEqual([])
})

test('links that open a new tab say so and keep this page to themselves', () => {
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

/** Crawls the whole site, link by link, with plain requests. */
import { setTimeout as sleep } from 'node:timers/promises'
import { findTags } from './html.ts'
import { readSitemaps, sitemapPaths } from './sitemap.ts'

export type Crawled = { path: string; html: string; status: number; from: string }

const together = 8

/** Handles every item of a queue that may grow meanwhile, several in parallel. */
export async function drain<T>(queue: T[], handle: (item: T) => Promise<void>): Promise<void> {
  const work = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await handle(item)
  }
  // A worker stops when the queue is empty; later rounds handle items that the others added.
  while (queue.length > 0) await Promise.all(Array.from({ length: together }, work))
}

/** Addresses on this site that a page links to, without fragments; addresses of POST forms are no pages. */
function findLinks(html: string): string[] {
  const targets = [
    ...findTags(html, 'a').map((tag) => tag['href']),
    ...findTags(html, 'form')
      .filter((tag) => tag['method']?.toLowerCase() !== 'post')
      .map((tag) => tag['action']),
    ...findTags(html, 'button').map((tag) => tag['formaction']),
  ]
  return targets.flatMap((target) => (target?.startsWith('/') ? [target.replace(/#.*/, '')] : [])).filter(Boolean)
}

/** Retries while the site answers that it is busy, as crawlers should; finally returns that answer. */
async function fetchInTurn(address: URL, tries = 20): Promise<Response> {
  const answer = await fetch(address, { redirect: 'manual' })
  if (answer.status !== 503 || tries === 1) return answer
  await answer.body?.cancel()
  await sleep(250)
  return fetchInTurn(address, tries - 1)
}

/** Pages of a drawn area or of a typed sentence link to endless others of their kind; a sentence is also in one language only. */
const isDrawn = (path: string) => /[?&](zone|around)=/.test(path)
const isWritten = (path: string) => /[?&]zin=/.test(path)

/**
 * Everything reachable from the sitemap and from `starts`, by path; non-pages have no HTML.
 * @param follows whether an address that is not among the `starts` is requested.
 */
export async function crawl(
  baseURL: string,
  starts: readonly string[],
  follows: (path: string) => boolean = () => true,
): Promise<Map<string, Crawled>> {
  const pages = new Map<string, Crawled>()
  const known = new Set([...starts, ...sitemapPaths(await readSitemaps(baseURL)).filter(follows)])
  const queue = [...known].map((path) => ({ path, from: 'the start' }))
  await drain(queue, async ({ path, from }) => {
    const answer = await fetchInTurn(new URL(path, baseURL))
    const html = answer.headers.get('content-type')?.startsWith('text/html') ? await answer.text() : ''
    if (!html) await answer.body?.cancel()
    pages.set(path, { path, html, status: answer.status, from })
    for (const link of findLinks(html)) {
      if (known.has(link) || !follows(link) || isWritten(link) || (isDrawn(path) && isDrawn(link))) continue
      known.add(link)
      queue.push({ path: link, from: path })
    }
  })
  return pages
}

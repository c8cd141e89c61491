/** The page cache through content changes, and its memory limit. */
import { setTimeout as sleep } from 'node:timers/promises'
import { brotliDecompressSync } from 'node:zlib'
import { beforeEach, expect, test, vi } from 'vitest'
import type { PageRequest } from '@/lib/gateway/cache/cached-response'
import { PageCache } from '@/lib/gateway/cache/page-cache'
import type { Handler } from '@/lib/gateway/handler'
import { setFindSharedPage } from '@/lib/process/shared-pages'
import { pageAt, responseOf } from '../../support/cached-response.ts'
import { startGateway } from '../../support/start-gateway.ts'

const failed = (error: unknown) => expect.fail(String(error))
const someone = { closed: false, once: () => {} }
const atOnce = (_caller: unknown, task: () => Promise<void>) => void task()

/** A page cache in front of a site whose pages contain their address and the release of the content. */
function createCache(maxBytes = 1_000_000, length = 2_000, settledAfter = 0) {
  const site = {
    release: 1,
    asked: [] as string[],
    gone: [] as string[],
    freshUntil: Number.POSITIVE_INFINITY,
    whenRendered: async () => {},
  }
  const render = vi.fn(async (page: PageRequest) => {
    site.asked.push(page.key)
    await site.whenRendered()
    return { ...responseOf(page, `${page.key} ${site.release} `.padEnd(length, 'a')), freshUntil: site.freshUntil }
  })
  const cache = new PageCache({ maxBytes, render, isSamePage: ({ key }) => !site.gone.includes(key), failed, settledAfter })
  const load = async (key: string) => cache.find(key) ?? (await cache.render(pageAt(key), someone, atOnce))
  const textOf = (key: string) => cache.find(key)?.bytes.toString().trim().slice(0, 12)
  return { site, cache, load, textOf }
}

test('memory is limited, and the least recently used response is evicted first', async () => {
  const { cache, load } = createCache(100_000, 5_000)
  for (let count = 0; count < 2_000; count += 1) {
    await load(`/${count}/`)
    expect(cache.used).toBeLessThanOrEqual(100_000)
    expect(cache.find('/0/')).toBeDefined()
  }
  expect([cache.find('/1/'), cache.find('/1999/')]).toEqual([undefined, expect.anything()])
})

test('compressed bodies count for the memory, and are deleted with the response', async () => {
  const { cache, load } = createCache()
  await load('/a/')
  const before = cache.used
  const cached = cache.find('/a/')
  if (!cached) return expect.fail('not cached')
  cached.compressed.gzip = Buffer.alloc(700)
  cache.updateSize(cached)
  expect(cache.used).toBe(before + 700)
  await cache.renew()
  await load('/b/')
  await cache.renew()
  expect(cache.used).toBeLessThan(2 * before + 1_400)
})

test('a response that would take too much of the memory is sent and not cached', async () => {
  const { cache, load } = createCache(100_000, 50_000)
  expect(await load('/a/')).toMatchObject({ kind: 'cached' })
  expect([cache.find('/a/'), cache.used]).toEqual([undefined, 0])
})

test('many content changes leave no memory behind', async () => {
  const { site, cache, load } = createCache()
  for (let count = 0; count < 20; count += 1) await load(`/${count}/`)
  const before = cache.used
  for (site.release = 2; site.release < 500; site.release += 1) await cache.renew()
  expect(cache.used).toBeLessThan(before + 20 * 10)
})

test('after a change stale responses are served until the most requested pages are re-rendered', async () => {
  const { site, cache, load, textOf } = createCache()
  for (const key of ['/a/', '/b/', '/c/']) await load(key)
  for (let count = 0; count < 9; count += 1) cache.find('/b/')
  site.release = 2
  site.asked = []
  const renewed = cache.renew()
  expect(textOf('/a/')).toMatch(/^\/a\/ 1/)
  await renewed
  expect(site.asked[0]).toBe('/b/')
  for (const key of ['/a/', '/b/', '/c/']) expect(textOf(key)).toContain(`${key} 2`)
  expect(site.asked).toHaveLength(3)
})

test('beyond the first hundred, pages are re-rendered that were requested more than once', async () => {
  const { site, cache, load } = createCache()
  for (let count = 0; count < 250; count += 1) {
    await load(`/${count}/`)
    if (count >= 50) continue
    cache.find(`/${count}/`)
    cache.find(`/${count}/`)
  }
  for (let count = 50; count < 130; count += 1) for (let again = 0; again < 3; again += 1) cache.find(`/${count}/`)
  site.asked = []
  await cache.renew()
  expect(site.asked.toSorted()).toEqual(Array.from({ length: 130 }, (_, count) => `/${count}/`).toSorted())
})

test('a page that is requested during re-rendering comes before others, and is served as soon as it is ready', async () => {
  const { site, cache, load, textOf } = createCache()
  for (const key of ['/a/', '/b/', '/c/', '/d/']) await load(key)
  for (const key of ['/a/', '/b/', '/c/']) for (let count = 0; count < 9; count += 1) cache.find(key)
  site.release = 2
  site.asked = []
  const renewed = cache.renew()
  expect(textOf('/d/')).toMatch(/^\/d\/ 1/)
  await vi.waitFor(() => expect(textOf('/d/')).toMatch(/^\/d\/ 2/), { interval: 0, timeout: 60_000 })
  await renewed
  expect(site.asked).toEqual(['/a/', '/d/', '/b/', '/c/'])
})

test('a second change during re-rendering does not bring older content back', async () => {
  const { site, cache, load, textOf } = createCache()
  for (const key of ['/a/', '/b/', '/c/']) await load(key)
  site.release = 2
  void cache.renew()
  await vi.waitFor(() => expect(textOf('/a/')).toMatch(/^\/a\/ 2/), { interval: 0, timeout: 60_000 })
  site.release = 3
  const renewed = cache.renew()
  expect(textOf('/a/')).toMatch(/^\/a\/ 2/)
  await renewed
  for (const key of ['/a/', '/b/', '/c/']) expect(textOf(key)).toContain(`${key} 3`)
})

test('a rendering that started before the change is discarded, one that started after it is cached', async () => {
  const { site, cache, load, textOf } = createCache()
  await load('/a/')
  const before = cache.render(pageAt('/before/'), someone, atOnce)
  site.release = 2
  const renewed = cache.renew()
  const between = cache.render(pageAt('/between/'), someone, atOnce)
  await Promise.all([before, between, renewed])
  expect([textOf('/before/'), textOf('/between/')]).toEqual([undefined, expect.stringContaining('/between/ 2')])
})

test('a page whose address leads to another page now is deleted', async () => {
  const { site, cache, load } = createCache()
  await load('/a/')
  site.gone = ['/a/']
  await cache.renew()
  expect(cache.find('/a/')).toBeUndefined()
})

test('a removed page is not served after the change, even before it is its turn to be re-rendered', async () => {
  const { site, cache, load, textOf } = createCache()
  for (const key of ['/a/', '/b/', '/c/']) await load(key)
  site.gone = ['/b/']
  site.asked = []
  const renewed = cache.renew()
  expect(textOf('/a/')).toMatch(/^\/a\/ 1/)
  expect(cache.find('/b/')).toBeUndefined()
  await renewed
  expect(site.asked).toEqual(['/a/', '/c/'])
})

test('when the site cannot decide whether a page is the same, the stale response is served', async () => {
  const isSamePage = vi.fn(() => true)
  const heard = vi.fn()
  const cache = new PageCache({
    maxBytes: 1_000_000,
    render: async (page) => responseOf(page, page.key),
    isSamePage,
    failed: heard,
  })
  await cache.render(pageAt('/a/'), someone, atOnce)
  isSamePage
    .mockImplementationOnce(() => true)
    .mockImplementationOnce(() => {
      throw new Error('no content')
    })
  const renewed = cache.renew()
  expect(cache.find('/a/')).toBeDefined()
  expect(heard).toHaveBeenCalledTimes(1)
  await renewed
  expect(cache.find('/a/')).toBeDefined()
})

test('overlapping changes end with the last one, and all callers are answered', async () => {
  const { site, cache, load, textOf } = createCache()
  for (let count = 0; count < 30; count += 1) await load(`/${count}/`)
  const renewals = []
  for (site.release = 2; site.release < 10; site.release += 1) renewals.push(cache.renew())
  await Promise.all(renewals)
  expect(textOf('/7/')).toContain('/7/ 10')
})

test('a page that contains a changed listing is re-rendered before the most requested page', async () => {
  const { site, cache, load } = createCache()
  for (const key of ['/a/', '/b/', '/home-41/', '/c/']) await load(key)
  for (let count = 0; count < 9; count += 1) cache.find('/b/')
  site.asked = []
  await cache.renew(['41', '42'])
  expect(site.asked.slice(0, 2)).toEqual(['/home-41/', '/b/'])
  expect(site.asked).toHaveLength(4)
})

test('of the pages that contain a changed listing, one that is requested meanwhile is re-rendered first', async () => {
  const { site, cache, load } = createCache()
  const named = Array.from({ length: 20 }, (_, count) => `/list-${count}/41/`)
  for (const key of ['/b/', ...named, '/c/']) await load(key)
  site.release = 2
  site.asked = []
  const renewed = cache.renew(['41'])
  for (const key of ['/c/', '/list-17/41/']) expect(cache.find(key)?.bytes.toString()).toMatch(`${key} 1`)
  await renewed
  expect(site.asked[0]).toBe('/list-17/41/')
  expect(site.asked.indexOf('/c/')).toBe(named.length)
})

test('with many requests, re-rendering pauses between pages', async () => {
  const { site, cache, load } = createCache()
  for (let count = 0; count < 30; count += 1) await load(`/${count}/`)
  site.asked = []
  const during = vi.fn(() => Array.from({ length: 5 }, () => cache.find('/29/')))
  site.whenRendered = async () => {
    during()
    await sleep(5)
  }
  const start = performance.now()
  await cache.renew()
  expect(site.asked).toHaveLength(30)
  expect(performance.now() - start).toBeGreaterThan(30 * 3 * 4)
})

test('the request that changed the content waits for 8 s at most, and stale responses are served for 60 s', async () => {
  const { site, cache, load, textOf } = createCache()
  for (const key of ['/a/', '/b/', '/c/']) await load(key)
  let time = performance.now()
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => time)
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  try {
    site.release = 2
    site.whenRendered = () => new Promise(() => {})
    const renewed = cache.renew()
    vi.advanceTimersByTime(8_000)
    await renewed
    time += 59_000
    expect(textOf('/b/')).toMatch(/^\/b\/ 1/)
    // Another change does not prolong that minute.
    void cache.renew()
    time += 2_000
    expect(textOf('/b/')).toBeUndefined()
  } finally {
    vi.useRealTimers()
    clock.mockRestore()
  }
})

test('with overlapping changes, the page that has been stale for longest is re-rendered first', async () => {
  const { site, cache, load } = createCache()
  for (const key of ['/a/', '/b/', '/c/']) await load(key)
  for (let count = 0; count < 9; count += 1) cache.find('/a/')
  const steps: (() => void)[] = []
  site.whenRendered = () => new Promise((done) => steps.push(done))
  site.asked = []
  void cache.renew()
  await vi.waitFor(() => expect(site.asked).toEqual(['/a/']), { timeout: 60_000 })
  steps.shift()?.()
  await vi.waitFor(() => expect(site.asked).toHaveLength(2), { timeout: 60_000 })
  site.whenRendered = async () => {}
  const renewed = cache.renew()
  for (const step of steps) step()
  await renewed
  expect(site.asked.at(-1)).toBe('/a/')
})

test('a page that is requested often is compressed with the highest quality, and again only when it has changed', async () => {
  const { site, cache, load } = createCache()
  await load('/a/')
  const tightOf = () => cache.find('/a/')?.compressed.br
  await expect.poll(tightOf, { timeout: 60_000 }).toBeDefined()
  const first = tightOf()
  if (!first) return expect.fail('not compressed')
  expect(brotliDecompressSync(first).toString()).toContain('/a/ 1')
  await cache.renew()
  expect(tightOf()).toBe(first)
  site.release = 2
  await cache.renew()
  expect(tightOf()).not.toBe(first)
})

test('a page is compressed with the highest quality only after some time without a change', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  try {
    const { cache, load } = createCache(1_000_000, 2_000, 20_000)
    await load('/a/')
    for (let count = 0; count < 5; count += 1) cache.find('/a/')
    // Each of these requests would have started it.
    await new Promise((done) => setTimeout(done, 20))
    expect(cache.find('/a/')?.isBestCompressed).toBe(false)
    vi.setSystemTime(Date.now() + 20_000)
    await expect.poll(() => cache.find('/a/')?.isBestCompressed, { timeout: 60_000 }).toBe(true)
  } finally {
    vi.useRealTimers()
  }
})

test('a page that is re-rendered before its compression started is compressed all the same', async () => {
  const { cache, load } = createCache()
  await load('/a/')
  for (let count = 0; count < 5; count += 1) cache.find('/a/')
  await cache.renew()
  await expect.poll(() => cache.find('/a/')?.isBestCompressed, { timeout: 60_000 }).toBe(true)
  expect(cache.find('/a/')?.compressed.br).toBeDefined()
})

test('a page that is no longer fresh is re-rendered, while the cached response is served', async () => {
  const { site, load, textOf } = createCache()
  site.freshUntil = 0
  await load('/a/')
  site.release = 2
  site.freshUntil = Number.POSITIVE_INFINITY
  expect(textOf('/a/')).toContain('/a/ 1')
  await expect.poll(() => textOf('/a/')).toContain('/a/ 2')
  site.release = 3
  expect(textOf('/a/')).toContain('/a/ 2')
})

test('a clock that is set back does not prevent refreshing', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  try {
    let count = 0
    const render = vi.fn(async (page: PageRequest) => {
      count += 1
      return { ...responseOf(page, `${page.key} ${count}`), freshUntil: Date.now() + 60_000 }
    })
    const cache = new PageCache({ maxBytes: 1_000_000, render, isSamePage: () => true, failed })
    const textOf = (key: string) => cache.find(key)?.bytes.toString()
    await cache.render({ ...pageAt('/agent/'), isOfNow: true }, someone, atOnce)
    await cache.render(pageAt('/a/'), someone, atOnce)
    vi.setSystemTime(Date.now() - 86_400_000)
    expect(textOf('/agent/')).toBeUndefined()
    expect(textOf('/a/')).toBe('/a/ 2')
    await expect.poll(() => textOf('/a/')).toBe('/a/ 3')
    expect(textOf('/a/')).toBe('/a/ 3')
    expect(render).toHaveBeenCalledTimes(3)
  } finally {
    vi.useRealTimers()
  }
})

test('a page about the current moment is not served when expired, but rendered again', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  try {
    const endsAt = Date.now() + 60_000
    const ofNow: PageRequest = { ...pageAt('/agent/'), isOfNow: true }
    const render = vi.fn(async (page: PageRequest) => responseOf(page, 'now'))
    const cache = new PageCache({ maxBytes: 1_000_000, render, isSamePage: () => true, failed })
    await cache.render(ofNow, someone, atOnce)
    vi.setSystemTime(endsAt - 1)
    expect(cache.find('/agent/')?.bytes.toString()).toBe('now')
    vi.setSystemTime(endsAt)
    expect(cache.find('/agent/')).toBeUndefined()
    expect(await cache.render(ofNow, someone, atOnce)).toMatchObject({ kind: 'cached' })
    expect(cache.find('/agent/')?.bytes.toString()).toBe('now')
    expect(render).toHaveBeenCalledTimes(2)
  } finally {
    vi.useRealTimers()
  }
})

/** A site whose content is changed by a POST to one of two addresses, if it is authorized. */
beforeEach(() => {
  setFindSharedPage(({ path }) => ({ key: path, status: 200, language: 'nl' }))
})

test.each(['/api/reload-content/', '/api/reload-testimonials/'])(
  'a POST to %s is answered once all pages show the change',
  async (path) => {
    let release = 1
    const handle: Handler = async (request, response) => {
      if (request.method === 'POST') {
        response.statusCode = request.headers.authorization ? 200 : 401
        if (request.headers.authorization) release += 1
        response.setHeader('Content-Type', 'application/json')
        response.end('{}')
        return
      }
      response.writeHead(200, { 'Content-Type': 'text/html', 'Content-Security-Policy': "script-src 'self'" })
      response.end(`release ${release}`)
    }
    const { ask } = await startGateway(handle)
    const textOf = async () => (await ask('/nl/')).text()
    expect(await textOf()).toBe('release 1')
    release = 2
    expect((await ask(path, { method: 'POST' })).status).toBe(401)
    expect(await textOf()).toBe('release 1')
    for (const expected of ['release 3', 'release 4']) {
      expect((await ask(path, { method: 'POST', headers: { authorization: 'right' } })).status).toBe(200)
      expect(await textOf()).toBe(expected)
    }
  },
)

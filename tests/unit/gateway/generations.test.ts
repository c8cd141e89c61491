/** What is kept holds for one generation of the content, within its memory. */
import { setTimeout as sleep } from 'node:timers/promises'
import { brotliDecompressSync } from 'node:zlib'
import { beforeEach, expect, test, vi } from 'vitest'
import type { CachedResponse, PageRequest } from '@/lib/gateway/cache/cached-response'
import { PageCache } from '@/lib/gateway/cache/page-cache'
import type { Handler } from '@/lib/gateway/handler'
import { setFindSharedPage } from '@/lib/process/shared-pages'
import { startGateway } from '../../support/start-gateway.ts'

const pageAt = (key: string): PageRequest => ({ key, address: key, status: 200, language: 'nl', isSecure: false })

const responseOf = (page: PageRequest, text: string): CachedResponse => ({
  page,
  headers: [],
  etag: undefined,
  bytes: Buffer.from(text),
  compressed: {},
  compressing: new Map(),
  isBestCompressed: false,
  hits: 0,
  renderedAt: Date.now(),
  freshUntil: Number.POSITIVE_INFINITY,
  staleSince: undefined,
})

const failed = (error: unknown) => expect.fail(String(error))
const someone = { closed: false, once: () => {} }
const atOnce = (_caller: unknown, task: () => Promise<void>) => void task()

/** A cache before a site whose pages say their address and the release of the content. */
function createCache(most = 1_000_000, length = 2_000, settledAfter = 0) {
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
  const cache = new PageCache({ most, render, isSamePage: ({ key }) => !site.gone.includes(key), failed, settledAfter })
  const load = async (key: string) => cache.find(key) ?? (await cache.render(pageAt(key), someone, atOnce))
  const textOf = (key: string) => cache.find(key)?.bytes.toString().trim().slice(0, 12)
  return { site, cache, load, textOf }
}

test('memory is bounded, and what was not asked for longest goes first', async () => {
  const { cache, load } = createCache(100_000, 5_000)
  for (let count = 0; count < 2_000; count += 1) {
    await load(`/${count}/`)
    expect(cache.used).toBeLessThanOrEqual(100_000)
    expect(cache.find('/0/')).toBeDefined()
  }
  expect([cache.find('/1/'), cache.find('/1999/')]).toEqual([undefined, expect.anything()])
})

test('its compressed forms count, and go with it', async () => {
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

test('one that would take the room of the others is sent and not kept', async () => {
  const { cache, load } = createCache(100_000, 50_000)
  expect(await load('/a/')).toMatchObject({ kind: 'cached' })
  expect([cache.find('/a/'), cache.used]).toEqual([undefined, 0])
})

test('many content changes leave nothing behind', async () => {
  const { site, cache, load } = createCache()
  for (let count = 0; count < 20; count += 1) await load(`/${count}/`)
  const before = cache.used
  for (site.release = 2; site.release < 500; site.release += 1) await cache.renew()
  expect(cache.used).toBeLessThan(before + 20 * 10)
})

test('after a change the former answer is sent until the most asked pages stand again', async () => {
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

test('beyond the first hundred, pages are made again that somebody came back to', async () => {
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

test('who asks for a page while the next generation is made gets it as soon as it stands, and lets it be made before others', async () => {
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

test('a change upon a change takes nothing back that shows', async () => {
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

test('what is made between two generations belongs to the next, what began before to none', async () => {
  const { site, cache, load, textOf } = createCache()
  await load('/a/')
  const before = cache.render(pageAt('/before/'), someone, atOnce)
  site.release = 2
  const renewed = cache.renew()
  const between = cache.render(pageAt('/between/'), someone, atOnce)
  await Promise.all([before, between, renewed])
  expect([textOf('/before/'), textOf('/between/')]).toEqual([undefined, expect.stringContaining('/between/ 2')])
})

test('a page that another stands at now is forgotten', async () => {
  const { site, cache, load } = createCache()
  await load('/a/')
  site.gone = ['/a/']
  await cache.renew()
  expect(cache.find('/a/')).toBeUndefined()
})

test('a page that was taken away is not sent from the moment of the change, however many others are made again first', async () => {
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

test('where the site cannot tell whether a page is the same, the former is sent until all is made again', async () => {
  const isSamePage = vi.fn(() => true)
  const heard = vi.fn()
  const cache = new PageCache({ most: 1_000_000, render: async (page) => responseOf(page, page.key), isSamePage, failed: heard })
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

test('changes one upon the other end with the last, and all who wait hear of it', async () => {
  const { site, cache, load, textOf } = createCache()
  for (let count = 0; count < 30; count += 1) await load(`/${count}/`)
  const renewals = []
  for (site.release = 2; site.release < 10; site.release += 1) renewals.push(cache.renew())
  await Promise.all(renewals)
  expect(textOf('/7/')).toContain('/7/ 10')
})

test('what names a thing that changed is made again before what is asked for most', async () => {
  const { site, cache, load } = createCache()
  for (const key of ['/a/', '/b/', '/home-41/', '/c/']) await load(key)
  for (let count = 0; count < 9; count += 1) cache.find('/b/')
  site.asked = []
  await cache.renew(['41', '42'])
  expect(site.asked.slice(0, 2)).toEqual(['/home-41/', '/b/'])
  expect(site.asked).toHaveLength(4)
})

test('of many pages that name what changed, the one that somebody looks at is made first', async () => {
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

test('where many ask, making pages again leaves room for them', async () => {
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

test('whoever changed something waits some seconds at most, and what is not made again by then is sent for a minute', async () => {
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
    // Another change starts no new count.
    void cache.renew()
    time += 2_000
    expect(textOf('/b/')).toBeUndefined()
  } finally {
    vi.useRealTimers()
    clock.mockRestore()
  }
})

test('what waits for longest is made again first when changes come one upon the other', async () => {
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

test('what many ask for is compressed as tightly as can be, and again only when it is another page', async () => {
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

test('a page is compressed so only once it has stood for a while', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  try {
    const { cache, load } = createCache(1_000_000, 2_000, 20_000)
    await load('/a/')
    for (let count = 0; count < 5; count += 1) cache.find('/a/')
    // Each of these would have begun it.
    await new Promise((done) => setTimeout(done, 20))
    expect(cache.find('/a/')?.isBestCompressed).toBe(false)
    vi.setSystemTime(Date.now() + 20_000)
    await expect.poll(() => cache.find('/a/')?.isBestCompressed, { timeout: 60_000 }).toBe(true)
  } finally {
    vi.useRealTimers()
  }
})

test('a page that is made again before its turn came is compressed all the same', async () => {
  const { cache, load } = createCache()
  await load('/a/')
  for (let count = 0; count < 5; count += 1) cache.find('/a/')
  await cache.renew()
  await expect.poll(() => cache.find('/a/')?.isBestCompressed, { timeout: 60_000 }).toBe(true)
  expect(cache.find('/a/')?.compressed.br).toBeDefined()
})

test('from time to time a page is made again, while the former is sent', async () => {
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

test('a clock that is set back keeps no page from being made again', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  try {
    let count = 0
    const render = vi.fn(async (page: PageRequest) => {
      count += 1
      return { ...responseOf(page, `${page.key} ${count}`), freshUntil: Date.now() + 60_000 }
    })
    const cache = new PageCache({ most: 1_000_000, render, isSamePage: () => true, failed })
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

test('a page of the moment is not sent when it is over, but made again', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  try {
    const endsAt = Date.now() + 60_000
    const ofNow: PageRequest = { ...pageAt('/agent/'), isOfNow: true }
    const render = vi.fn(async (page: PageRequest) => responseOf(page, 'now'))
    const cache = new PageCache({ most: 1_000_000, render, isSamePage: () => true, failed })
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

/** A site whose content a post to one of two addresses changes, with or without the right to do so. */
beforeEach(() => {
  setFindSharedPage(({ path }) => ({ key: path, status: 200, language: 'nl' }))
})

test.each(['/api/reload-content/', '/api/reload-testimonials/'])(
  'who changes the content by %s is answered once it shows',
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

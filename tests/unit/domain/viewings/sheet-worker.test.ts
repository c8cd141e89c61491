/** The service worker of a sheet, run as in a browser: it handles its own sheet only, until the end of the day. */
import { runInNewContext } from 'node:vm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sheetCacheName, sheetNoteAddress } from '@/lib/domain/viewings/sheet-cache'
import { sheetNetworkTimeout, sheetWorker } from '@/lib/domain/viewings/sheet-worker'

const origin = 'https://site.example'
const scope = `${origin}/nl/bezoekdag/blad/?sheet=a.b.c`
const noon = Date.parse('2026-11-28T12:00:00Z')

type Asked = { url: string; mode?: string; method?: string; cache?: string }
type Answer = { status: number; from: string; json?: () => Promise<unknown> }
type Listener = (event: { request: Required<Asked>; respondWith: (answer: Promise<Answer>) => void }) => void

const network = vi.fn<(request: Asked) => Promise<Answer>>()
const unregister = vi.fn(() => Promise.resolve(true))
const kept = new Map<string, Map<string, Answer>>()

function start(): Listener {
  const listeners = new Map<string, Listener>()
  const self = {
    registration: { scope, unregister },
    location: new URL(scope),
    addEventListener: (name: string, listener: Listener) => listeners.set(name, listener),
  }
  const caches = {
    has: (name: string) => Promise.resolve(kept.has(name)),
    open: (name: string) => Promise.resolve({ match: (address: string) => Promise.resolve(kept.get(name)?.get(address)) }),
    delete: (name: string) => Promise.resolve(kept.delete(name)),
  }
  runInNewContext(sheetWorker, { self, caches, fetch: network, URL, Promise, Error, Date, setTimeout })
  const listener = listeners.get('fetch')
  if (!listener) throw new Error('listens to nothing')
  return listener
}

/** Undefined where the worker leaves the request to the browser. */
function ask(asked: Asked): Promise<Answer> | undefined {
  let answer: Promise<Answer> | undefined
  const request = { mode: 'no-cors', method: 'GET', cache: 'default', ...asked }
  start()({ request, respondWith: (given) => (answer = given) })
  return answer
}

const picture = `${origin}/media/abcdefghijkl/800`
const fromCache = (from: string): Answer => ({ status: 200, from })

function keep(until: number): void {
  const note = { ...fromCache('note'), json: () => Promise.resolve({ until, keptAt: noon, bytes: 1 }) }
  kept.set(
    sheetCacheName(scope),
    new Map([
      [scope, fromCache('kept sheet')],
      [picture, fromCache('kept picture')],
      [sheetNoteAddress(scope), note],
    ]),
  )
}

beforeEach(() => {
  vi.useFakeTimers({ now: noon })
  network.mockReset().mockResolvedValue({ status: 200, from: 'network' })
  unregister.mockClear()
  keep(noon + 3_600_000)
})
afterEach(() => {
  vi.useRealTimers()
  kept.clear()
})

test('with a network the current sheet is returned', async () => {
  expect(await ask({ url: `${scope}#stop-2`, mode: 'navigate' })).toMatchObject({ from: 'network' })
})

test('without a network, or with a failing or slow one, the cached sheet is returned', async () => {
  network.mockRejectedValueOnce(new TypeError('offline'))
  expect(await ask({ url: scope, mode: 'navigate' })).toMatchObject({ from: 'kept sheet' })
  network.mockResolvedValueOnce({ status: 503, from: 'network' })
  expect(await ask({ url: scope, mode: 'navigate' })).toMatchObject({ from: 'kept sheet' })
  network.mockReturnValueOnce(new Promise(() => {}))
  const slow = ask({ url: scope, mode: 'navigate' })
  await vi.advanceTimersByTimeAsync(sheetNetworkTimeout)
  expect(await slow).toMatchObject({ from: 'kept sheet' })
})

test('pictures come from the cache, unless the page requests current ones', async () => {
  expect(await ask({ url: picture })).toMatchObject({ from: 'kept picture' })
  expect(await ask({ url: picture, cache: 'reload' })).toMatchObject({ from: 'network' })
  expect(await ask({ url: `${picture}0` })).toMatchObject({ from: 'network' })
})

test('other pages, POST requests and other hosts are not handled', () => {
  expect(ask({ url: `${origin}/nl/`, mode: 'navigate' })).toBeUndefined()
  expect(ask({ url: `${origin}/nl/bezoekdag/`, mode: 'navigate' })).toBeUndefined()
  expect(ask({ url: scope, method: 'POST' })).toBeUndefined()
  expect(ask({ url: 'https://other.example/x.png' })).toBeUndefined()
})

test('after the day the cache is deleted, and the worker unregisters', async () => {
  keep(noon - 1)
  expect(await ask({ url: scope, mode: 'navigate' })).toMatchObject({ from: 'network' })
  expect(kept.size).toBe(0)
  expect(unregister).toHaveBeenCalledOnce()
})

test('what was removed comes from the network, and is not cached again', async () => {
  kept.clear()
  expect(await ask({ url: scope, mode: 'navigate' })).toMatchObject({ from: 'network' })
  expect(await ask({ url: picture })).toMatchObject({ from: 'network' })
  expect(kept.size).toBe(0)
})

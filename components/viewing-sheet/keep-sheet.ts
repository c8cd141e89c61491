/**
 * Saves a sheet with all its files in a cache of its own, from which its service worker serves it offline
 * (lib/domain/viewings/sheet-worker.ts). Only on request, and either completely or not at all.
 */
import {
  type KeptSheet,
  sheetCacheName,
  sheetNoteAddress,
  sheetWordsAddress,
  sheetWorkerHref,
} from '@/lib/domain/viewings/sheet-cache'

export const canKeep = (): boolean => 'serviceWorker' in navigator && 'caches' in window

const isNote = (value: unknown): value is KeptSheet =>
  typeof value === 'object' && value !== null && 'until' in value && 'keptAt' in value && 'bytes' in value

/** Undefined where the sheet is not saved. @param address full address of the sheet. */
export async function readKept(address: string): Promise<KeptSheet | undefined> {
  const name = sheetCacheName(address)
  if (!(await caches.has(name))) return undefined
  const note: unknown = await (await (await caches.open(name)).match(sheetNoteAddress(address)))?.json()
  return isNote(note) ? note : undefined
}

/** The save in progress: removing the sheet aborts it first. */
let current: { controller: AbortController; done: Promise<unknown> } | undefined

export async function removeKept(address: string): Promise<void> {
  current?.controller.abort()
  await current?.done
  await caches.delete(sheetCacheName(address))
  const registrations = await navigator.serviceWorker.getRegistrations()
  await Promise.all(registrations.filter(({ scope }) => scope === address).map((one) => one.unregister()))
}

/** Scripts, styles, fonts and icons referenced by the page, also within its data. */
const ownFiles = /\/(?:_next\/static|fonts)\/[^"'\\()<>#\s]+/g

const attributes = [
  ['img[src]', 'src'],
  ['link[rel~="icon"], link[rel="apple-touch-icon"], link[rel="manifest"]', 'href'],
  ['a[data-keep]', 'href'],
] as const

/** Full addresses on this site of everything that a page shows. */
export function addressesIn(html: string, base: string): string[] {
  const page = new DOMParser().parseFromString(html, 'text/html')
  const named = attributes.flatMap(([selector, attribute]) =>
    [...page.querySelectorAll(selector)].map((element) => element.getAttribute(attribute) ?? ''),
  )
  const all = [...named, ...(html.match(ownFiles) ?? [])].map((address) => new URL(address, base))
  return [...new Set(all.filter(({ origin }) => origin === new URL(base).origin).map(({ href }) => href))]
}

/** Files loaded later, such as the script of the panel itself. */
const loadedLater = () =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.match(ownFiles) !== null && name.startsWith(location.origin))

type Fetched = { answer: Response; bytes: number }

/**
 * A response without headers of its transfer, and without its redirect: a redirected response cannot be served for a navigation.
 */
async function fetchWhole(address: string, signal: AbortSignal): Promise<Fetched> {
  // Bypasses the HTTP cache; also when the service worker handles the request.
  const answer = await fetch(address, { cache: 'reload', signal })
  if (!answer.ok) throw new Error(`${answer.status} for ${address}`)
  const body = await answer.blob()
  const headers = new Headers(answer.headers)
  for (const name of ['content-encoding', 'content-length', 'vary']) headers.delete(name)
  return { answer: new Response(body, { headers }), bytes: body.size }
}

/** Whether the address changes with its content. */
const isForEver = (address: string) => /^\/(_next\/static|fonts|media)\//.test(new URL(address).pathname)

type Lane = { cache: Cache; signal: AbortSignal; onStep: Progress }

/** Immutable files already in the cache are not loaded again. */
async function findOrFetch(address: string, { cache, signal }: Lane): Promise<Fetched> {
  const answer = isForEver(address) ? await cache.match(address) : undefined
  return answer ? { answer, bytes: (await answer.clone().blob()).size } : fetchWhole(address, signal)
}

async function activate(address: string): Promise<void> {
  const registration = await navigator.serviceWorker.register(sheetWorkerHref, { scope: address })
  const worker = registration.installing ?? registration.waiting
  if (!worker || registration.active) return
  await new Promise<void>((resolve, reject) => {
    worker.addEventListener('statechange', () => {
      if (worker.state === 'activated') resolve()
      // It was unregistered before, or its script failed.
      else if (worker.state === 'redundant') reject(new Error('no service worker'))
    })
  })
}

/** Number of parallel requests: fast enough, and few enough for a slow network. */
const lanes = 4

type Progress = (done: number, of: number) => void

async function fetchAll(addresses: readonly string[], lane: Lane): Promise<Map<string, Fetched>> {
  const found = new Map<string, Fetched>()
  const waiting = [...addresses]
  async function work(): Promise<void> {
    for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
      found.set(address, await findOrFetch(address, lane))
      lane.onStep(found.size, addresses.length)
    }
  }
  await Promise.all(Array.from({ length: lanes }, work))
  return found
}

async function keep(address: string, until: number, signal: AbortSignal, onStep: Progress): Promise<KeptSheet> {
  const page = await fetchWhole(address, signal)
  const html = await page.answer.clone().text()
  const addresses = [...new Set([...addressesIn(html, address), ...loadedLater()])].filter((one) => one !== address)
  const cache = await caches.open(sheetCacheName(address))
  const files = await fetchAll(addresses, { cache, signal, onStep })
  const bytes = [page, ...files.values()].reduce((sum, one) => sum + one.bytes, 0)
  const note: KeptSheet = { until, keptAt: Date.now(), bytes }
  const former = await cache.keys()
  for (const [name, { answer }] of files) await cache.put(name, answer)
  await cache.put(address, page.answer)
  await cache.put(sheetNoteAddress(address), Response.json(note))
  const kept = new Set([...files.keys(), address, sheetNoteAddress(address), sheetWordsAddress(address)])
  await Promise.all(former.filter(({ url }) => !kept.has(url)).map((request) => cache.delete(request)))
  await activate(address)
  return note
}

/**
 * @param until end of the day, milliseconds since 1970.
 * @returns what is saved now.
 * @throws when a part cannot be loaded; an earlier copy is then preserved.
 */
export async function keepSheet(address: string, until: number, onStep: Progress): Promise<KeptSheet> {
  const controller = new AbortController()
  const kept = keep(address, until, controller.signal, onStep)
  current = { controller, done: kept.catch(() => undefined) }
  try {
    return await kept
  } catch (error) {
    // Without an earlier copy, the incomplete cache is removed.
    if (!(await readKept(address))) await caches.delete(sheetCacheName(address))
    throw error
  }
}

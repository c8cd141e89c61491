/**
 * Serves stale responses while they are re-rendered after a content change, so that no visitor waits (stale-while-revalidate).
 * Pages that contain a changed listing are re-rendered first, and of these the ones that visitors request.
 */
import { setTimeout as sleep, setImmediate as turn } from 'node:timers/promises'
import { CacheStore } from './cache-store.ts'
import { type CachedResponse, sizeOf } from './cached-response.ts'

/** The most requested pages, which are re-rendered after each change; others only if they were requested more than once. */
const alwaysRerendered = 100
/** Longest time (ms) a stale response is served after a change, even if the content changes again meanwhile. */
const longestStale = 60_000
/** Longest time (ms) that the request which changed the content waits for re-rendering. */
const longestWait = 8_000
/** Cache lookups during one rendering from which on the next rendering is delayed, to leave the processor to visitors. */
const busyLookups = 3
/** That delay: a multiple of the last rendering time, and at most so many ms, as on a loaded machine a page takes long. */
const delayFactor = 2
const longestDelay = 150
/** Bytes that are searched for listing numbers before the event loop gets a turn: 1 to 2 ms of work. */
const searchedPerTurn = 4_000_000

/** Re-rendering after one change. `waiting`: callbacks for when it is finished. */
type Round = { waiting: readonly (() => void)[] }

/** Re-renders a page; undefined when its address leads to another page now. Never rejects. */
export type Rerender = (cached: CachedResponse) => Promise<CachedResponse | undefined>

export type GenerationsOptions = {
  /** Memory limit, in bytes, of all responses together. */
  maxBytes: number
  rerender: Rerender
  /** Whether the address of a response still leads to the same page. */
  isSamePage: (cached: CachedResponse) => boolean
  /** Whether pages are rendered by the renderer process, see renderer.ts. */
  isOffloaded: () => boolean
}

function takeFrom(set: Set<CachedResponse>): CachedResponse | undefined {
  const [first] = set
  if (first) set.delete(first)
  return first
}

export class Generations {
  readonly #maxBytes: number
  readonly #rerender: Rerender
  readonly #isSamePage: GenerationsOptions['isSamePage']
  readonly #isOffloaded: GenerationsOptions['isOffloaded']
  /** Generation in which the address of a stale response was last checked. */
  readonly #checkedIn = new WeakMap<CachedResponse, number>()
  readonly #store = new CacheStore()
  #number = 0
  #round: Round | undefined
  /** Stale responses that contain the number of a changed listing. */
  readonly #affected = new Set<CachedResponse>()
  /** Stale responses that were requested since the change, in that order. */
  readonly #requested = new Set<CachedResponse>()
  /** Number of lookups. */
  #lookups = 0

  constructor({ maxBytes, rerender, isSamePage, isOffloaded }: GenerationsOptions) {
    this.#maxBytes = maxBytes
    this.#rerender = rerender
    this.#isSamePage = isSamePage
    this.#isOffloaded = isOffloaded
  }

  /** Bytes of all responses together. */
  get used(): number {
    return this.#store.used
  }

  /** Number of the current generation: the one of a page whose rendering starts now. */
  get number(): number {
    return this.#number
  }

  /** A response that may be served: fresh, or stale for at most a minute with an address that still leads to the same page. */
  find(key: string): CachedResponse | undefined {
    const cached = this.#store.find(key)
    this.#lookups += 1
    if (cached?.staleSince === undefined) return cached
    if (performance.now() - cached.staleSince > longestStale) return undefined
    // Stale content is acceptable for a short time; a page that was removed is not served at all.
    if (!this.#isServable(cached)) {
      this.#store.delete(key)
      return undefined
    }
    this.#requested.add(cached)
    return cached
  }

  /** Checks the address once per generation. */
  #isServable(cached: CachedResponse): boolean {
    if (this.#checkedIn.get(cached) === this.#number) return true
    if (!this.#isSamePage(cached)) return false
    this.#checkedIn.set(cached, this.#number)
    return true
  }

  has(cached: CachedResponse): boolean {
    return this.#store.has(cached)
  }

  /**
   * Stores a response, unless it takes more than a quarter of the memory limit.
   * @param number of the generation in which its rendering started; ignored when the content has changed since.
   */
  add(cached: CachedResponse, number: number): void {
    if (number !== this.#number || sizeOf(cached) > this.#maxBytes / 4) return
    this.#store.add(cached)
    this.#evict()
  }

  /** To be called after a compressed body was added. */
  updateSize(cached: CachedResponse): void {
    this.#store.updateSize(cached)
    this.#evict()
  }

  /**
   * Replaces a response by its re-rendered version, or deletes it.
   * @param number as for `add`; a version that is outdated already is stored as stale, since it is newer than the one before.
   */
  replace(cached: CachedResponse, rendered: CachedResponse | undefined, number: number): void {
    if (!this.#store.has(cached)) return
    this.#store.delete(cached.page.key)
    if (rendered) this.add({ ...rendered, staleSince: number === this.#number ? undefined : cached.staleSince }, this.#number)
  }

  /**
   * Starts the next generation: marks all responses as stale and re-renders them.
   * @param names numbers of the changed listings, as pages contain them; empty when unknown.
   * @returns resolves when no stale response is served any more, after 8 s at the latest.
   */
  renew(names: readonly string[]): Promise<void> {
    this.#number += 1
    const now = performance.now()
    for (const cached of this.#store.all()) cached.staleSince ??= now
    return new Promise((done) => {
      setTimeout(done, longestWait).unref()
      this.#round = { waiting: [...(this.#round?.waiting ?? []), done] }
      void this.#rerenderAll(this.#round, names)
    })
  }

  #evict(): void {
    while (this.#store.used > this.#maxBytes && this.#store.evictOldest());
  }

  #isStale(cached: CachedResponse): boolean {
    return cached.staleSince !== undefined && this.#store.has(cached)
  }

  async #findAffected(names: readonly string[]): Promise<void> {
    let searched = 0
    for (const cached of this.#store.all()) {
      if (names.some((name) => cached.bytes.includes(name))) this.#affected.add(cached)
      searched += cached.bytes.length * names.length
      if (searched < searchedPerTurn) continue
      searched = 0
      await turn()
    }
  }

  /** A page that contains a changed listing and was requested since: the visitor most likely looks for that change. */
  #takeAffectedAndRequested(): CachedResponse | undefined {
    if (this.#affected.size === 0) return undefined
    for (const cached of this.#requested) {
      if (!this.#affected.delete(cached)) continue
      this.#requested.delete(cached)
      return cached
    }
    return undefined
  }

  /** @param rest all other pages to re-render, in their order. */
  #next(rest: Iterator<CachedResponse, undefined>): CachedResponse | undefined {
    for (;;) {
      const cached =
        this.#takeAffectedAndRequested() ?? takeFrom(this.#affected) ?? takeFrom(this.#requested) ?? rest.next().value
      if (!cached || this.#isStale(cached)) return cached
    }
  }

  /** Stops when another change has started a round of its own. */
  async #rerenderAll(round: Round, names: readonly string[]): Promise<void> {
    if (names.length > 0) await this.#findAffected(names)
    const rest = this.#store.mostRequested(alwaysRerendered).values()
    while (this.#round === round) {
      const cached = this.#next(rest)
      if (!cached) return this.#end(round)
      await this.#rerenderOne(cached)
    }
  }

  async #rerenderOne(cached: CachedResponse): Promise<void> {
    const [number, lookups, start] = [this.#number, this.#lookups, performance.now()]
    const rendered = await this.#rerender(cached)
    this.replace(cached, rendered && { ...rendered, hits: Math.floor(cached.hits / 2) }, number)
    const took = performance.now() - start
    // Requests that arrived meanwhile are answered first.
    await turn()
    const delaysVisitors = !this.#isOffloaded() && this.#lookups - lookups >= busyLookups
    if (delaysVisitors) await sleep(Math.min(took * delayFactor, longestDelay), undefined, { ref: false })
  }

  #end({ waiting }: Round): void {
    for (const cached of this.#store.all()) if (cached.staleSince !== undefined) this.#store.delete(cached.page.key)
    this.#round = undefined
    for (const done of waiting) done()
  }
}

/**
 * The page cache: rendered pages that are the same for every visitor (docs/decisions/042-answers-from-memory.md). Which pages
 * those are the site decides by its table of routes. Requests for a page that is being rendered share that rendering.
 */

import { type Caller, createCallerGroup } from '../limits/caller.ts'
import { createBackground } from '../rendering/background.ts'
import type { RenderAnonymously } from '../rendering/render-anonymously.ts'
import type { Rejection } from '../responses/reject.ts'
import {
  type CachedResponse,
  compressBest,
  compressFor,
  encodingsOf,
  isExpired,
  needsRefresh,
  type PageRequest,
} from './cached-response.ts'
import { Generations } from './generations.ts'

/** `unshared`: the page cannot be shared, or all who waited have left; the site has to answer this request itself. */
export type CacheResult =
  | { kind: 'cached'; cached: CachedResponse }
  | { kind: 'rejected'; rejection: Rejection }
  | { kind: 'unshared' }

/** Starts a rendering, now or when there is capacity. @param task never rejects. @returns why it cannot start. */
type Admit = (caller: Caller, task: () => Promise<void>) => Rejection | undefined

/** A page that is being rendered. `join`: adds a caller that waits for it. */
type Pending = { result: Promise<CacheResult>; join: (caller: Caller) => void }

/** Pages that are rendered or wait for it at a time, from which on they are compressed in less time. */
const busyFrom = 5

/** Requests after which a response is compressed with the highest quality, which takes up to a second of a core. */
const hitsForBestCompression = 3

/** Pause after such a compression, as a multiple of its duration. */
const pauseFactor = 4

/** Time (ms) until the next attempt to refresh a page, should this one fail. */
const retryAfter = 60_000

export type PageCacheOptions = {
  /** Memory limit in bytes; 0 turns the cache off. */
  maxBytes: number
  render: RenderAnonymously
  /** Whether pages are rendered by the renderer process, so that re-rendering needs no pauses; without it by this process. */
  isOffloaded?: () => boolean
  /** Whether an address still leads to the same page. */
  isSamePage: (page: PageRequest) => boolean
  /** Called with errors of background work. */
  failed: (error: unknown) => void
  /**
   * Age (ms) from which a response is compressed with the highest quality: content changes come in groups, and each discards that
   * work.
   */
  settledAfter?: number
}

export class PageCache {
  readonly #render: RenderAnonymously
  readonly #isSamePage: PageCacheOptions['isSamePage']
  readonly #failed: PageCacheOptions['failed']
  readonly #settledAfter: number
  readonly #inBackground: ReturnType<typeof createBackground>
  /** For work that keeps a core busy: pauses between its tasks. */
  readonly #inSlowBackground: ReturnType<typeof createBackground>
  readonly #generations: Generations
  /** Pages of the current generation that are being rendered, by key. */
  #pending = new Map<string, Pending>()

  constructor({ maxBytes, render, isOffloaded = () => false, isSamePage, failed, settledAfter = 20_000 }: PageCacheOptions) {
    this.#render = render
    this.#isSamePage = isSamePage
    this.#failed = failed
    this.#settledAfter = settledAfter
    this.#inBackground = createBackground(failed)
    this.#inSlowBackground = createBackground(failed, pauseFactor)
    this.#generations = new Generations({
      maxBytes,
      rerender: (cached) => this.#rerender(cached),
      isSamePage: (cached) => this.#maySend(cached),
      isOffloaded,
    })
  }

  /** Bytes of all cached responses. */
  get used(): number {
    return this.#generations.used
  }

  /** Counts as a request; may start a refresh or a better compression in the background. */
  find(key: string): CachedResponse | undefined {
    const cached = this.#generations.find(key)
    const now = Date.now()
    if (!cached || isExpired(cached, now)) return undefined
    cached.hits += 1
    const isWorthwhile = cached.hits >= hitsForBestCompression && now >= cached.renderedAt + this.#settledAfter
    if (!cached.isBestCompressed && isWorthwhile) this.#compressLater(cached)
    if (needsRefresh(cached, now)) this.#refresh(cached)
    return cached
  }

  /** Renders a page, or waits for a rendering in progress. */
  render(page: PageRequest, caller: Caller, admit: Admit): Promise<CacheResult> {
    const all = this.#pending
    const known = all.get(page.key)
    const pending = known ?? this.#start(page, admit)
    if (!known) {
      all.set(page.key, pending)
      void pending.result.then(() => all.delete(page.key))
    }
    pending.join(caller)
    return pending.result
  }

  /** To be called after a compressed body was added. */
  updateSize(cached: CachedResponse): void {
    this.#generations.updateSize(cached)
  }

  /** Starts the next generation, see `Generations.renew`. */
  renew(names: readonly string[] = []): Promise<void> {
    this.#pending = new Map()
    return this.#generations.renew(names)
  }

  #start(page: PageRequest, admit: Admit): Pending {
    const callers = createCallerGroup()
    const { number } = this.#generations
    let isRunning = false
    const result = new Promise<CacheResult>((done) => {
      const rejection = admit(callers, async () => {
        isRunning = true
        done(await this.#renderAndAdd(page, number))
      })
      if (rejection) done({ kind: 'rejected', rejection })
      // All callers have left before the rendering started: the next request starts it again.
      callers.once('close', () => isRunning || done({ kind: 'unshared' }))
    })
    return { result, join: callers.join }
  }

  async #renderAndAdd(page: PageRequest, number: number): Promise<CacheResult> {
    // The error is not lost: the request then goes to the site, which fails in the same way and reports it.
    const cached = await this.#render(page).catch(() => undefined)
    if (!cached) return { kind: 'unshared' }
    cached.isBusy = this.#pending.size >= busyFrom
    this.#generations.add(cached, number)
    return { kind: 'cached', cached }
  }

  /** True when the site cannot decide at the moment. */
  #maySend({ page }: CachedResponse): boolean {
    try {
      return this.#isSamePage(page)
    } catch (error) {
      this.#failed(error)
      return true
    }
  }

  /**
   * Also compresses the new body in the encodings of the old one, so that no visitor waits for it; reuses the old bodies if it is
   * unchanged.
   */
  async #rerender(cached: CachedResponse): Promise<CachedResponse | undefined> {
    try {
      const rendered = this.#isSamePage(cached.page) ? await this.#render(cached.page, cached) : undefined
      if (rendered?.bytes.equals(cached.bytes))
        return { ...rendered, compressed: { ...cached.compressed }, isBestCompressed: cached.isBestCompressed }
      if (rendered) await compressFor(encodingsOf(cached), rendered)
      return rendered
    } catch (error) {
      this.#failed(error)
      return undefined
    }
  }

  /** Re-renders a page that is no longer fresh, as it may contain dates; the cached response is served meanwhile. */
  #refresh(cached: CachedResponse): void {
    cached.freshUntil = Date.now() + retryAfter
    this.#inBackground(`refresh ${cached.page.key}`, async () => {
      const { number } = this.#generations
      const rendered = await this.#rerender(cached)
      this.#generations.replace(cached, rendered && { ...rendered, hits: cached.hits }, number)
    })
  }

  /** Skipped when the response has been replaced by then. */
  #compressLater(cached: CachedResponse): void {
    this.#inSlowBackground(`compress ${cached.page.key}`, async () => {
      if (!this.#generations.has(cached)) return
      await compressBest(cached)
      this.#generations.updateSize(cached)
    })
  }
}

/** Cached responses by their key, with the memory that they take; the least recently used is evicted first (LRU). */
import { type CachedResponse, sizeOf } from './cached-response.ts'

export class CacheStore {
  #used = 0
  readonly #entries = new Map<string, { cached: CachedResponse; size: number }>()

  /** Bytes of all responses together. */
  get used(): number {
    return this.#used
  }

  /** Counts as a use. */
  find(key: string): CachedResponse | undefined {
    const entry = this.#entries.get(key)
    if (!entry) return undefined
    // Deleted and set again, so that the map stays ordered by last use.
    this.#entries.delete(key)
    this.#entries.set(key, entry)
    return entry.cached
  }

  /** Replaces a response with the same key. */
  add(cached: CachedResponse): void {
    this.delete(cached.page.key)
    const size = sizeOf(cached)
    this.#entries.set(cached.page.key, { cached, size })
    this.#used += size
  }

  has(cached: CachedResponse): boolean {
    return this.#entries.get(cached.page.key)?.cached === cached
  }

  /** To be called after a compressed body was added. Ignores a response that is not stored any more. */
  updateSize(cached: CachedResponse): void {
    const entry = this.#entries.get(cached.page.key)
    if (entry?.cached !== cached) return
    this.#used -= entry.size
    entry.size = sizeOf(cached)
    this.#used += entry.size
  }

  delete(key: string): void {
    this.#used -= this.#entries.get(key)?.size ?? 0
    this.#entries.delete(key)
  }

  /** Deletes the least recently used response. @returns false when the store is empty. */
  evictOldest(): boolean {
    const [oldest] = this.#entries.keys()
    if (oldest !== undefined) this.delete(oldest)
    return oldest !== undefined
  }

  all(): CachedResponse[] {
    return [...this.#entries.values()].map(({ cached }) => cached)
  }

  /**
   * The `count` most requested responses and all others that were requested more than once, in the order in which they became
   * stale.
   */
  mostRequested(count: number): CachedResponse[] {
    return this.all()
      .sort((a, b) => b.hits - a.hits)
      .filter(({ hits }, at) => at < count || hits > 1)
      .sort((a, b) => (a.staleSince ?? 0) - (b.staleSince ?? 0))
  }
}

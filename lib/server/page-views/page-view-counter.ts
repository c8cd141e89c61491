/**
 * Counts page views in memory and writes them in batches, so that a page view needs no write of its own. Waiting ones are written
 * at a normal stop; a killed process loses the last seconds.
 */
import 'server-only'
import { setTimeout as sleep } from 'node:timers/promises'
import type { IsoDate } from '../../domain/property/property.ts'
import { logError } from '../../process/log.ts'
import type { Db } from '../db/client.ts'
import { type CountedPageView, countPageViews } from '../db/repositories/portal/page-views.ts'

/** Longest time (ms) before a page view is written. */
const batchMs = 3_000

/** Page views that wait when the database cannot be reached; further ones are lost. */
const maxWaiting = 50_000

/** Different visitors per connection, property and day that are counted: enough for an office, too few for a bot. */
export const maxPerConnection = 30

export type PageViewCounter = {
  /**
   * Counts a page view, unless the same one was counted today or the connection reached its limit.
   * @param connection hash of property and network.
   * @returns a promise that resolves when the batch was written, if the page view started the batch.
   */
  note: (pageView: CountedPageView, connection: string) => Promise<void> | undefined
  /** Writes the waiting page views. Never rejects. */
  flush: () => Promise<void>
  /** Writes the waiting page views at once, at the end of the process. */
  close: () => Promise<void>
}

class Counter implements PageViewCounter {
  readonly #openDb: () => Promise<Db>
  readonly #ending = new AbortController()
  #waiting = new Map<string, CountedPageView>()
  #seen = new Set<string>()
  #connections = new Map<string, number>()
  #day: IsoDate = ''
  #batch: Promise<void> | undefined

  constructor(openDb: () => Promise<Db>) {
    this.#openDb = openDb
  }

  #startDay(next: IsoDate): void {
    this.#day = next
    this.#seen = new Set()
    this.#connections = new Map()
  }

  /** Whether the page view is new and below the limits, as far as this process knows. */
  #isNew({ hash }: CountedPageView, connection: string): boolean {
    const before = this.#connections.get(connection) ?? 0
    if (this.#seen.has(hash) || this.#waiting.size >= maxWaiting || before >= maxPerConnection) return false
    this.#seen.add(hash)
    this.#connections.set(connection, before + 1)
    return true
  }

  async #runBatch(): Promise<void> {
    await sleep(batchMs, undefined, { signal: this.#ending.signal }).catch(() => undefined)
    this.#batch = undefined
    await this.flush()
    // Writing failed: try again, unless the process ends.
    if (this.#waiting.size > 0 && !this.#ending.signal.aborted) this.#batch ??= this.#runBatch()
  }

  note(pageView: CountedPageView, connection: string): Promise<void> | undefined {
    if (pageView.day > this.#day) this.#startDay(pageView.day)
    if (!this.#isNew(pageView, connection)) return undefined
    this.#waiting.set(pageView.hash, pageView)
    if (this.#batch) return undefined
    this.#batch = this.#runBatch()
    return this.#batch
  }

  async flush(): Promise<void> {
    const taken = this.#waiting
    if (taken.size === 0) return
    this.#waiting = new Map()
    try {
      await countPageViews(await this.#openDb(), [...taken.values()])
    } catch (error) {
      logError('page-views-waiting', { count: taken.size, error })
      this.#waiting = new Map([...taken, ...this.#waiting])
    }
  }

  close(): Promise<void> {
    this.#ending.abort()
    return this.#batch ?? this.flush()
  }
}

export const createPageViewCounter = (openDb: () => Promise<Db>): PageViewCounter => new Counter(openDb)

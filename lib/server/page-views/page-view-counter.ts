/**
 * Counts page views in memory and writes them in batches: a page view costs no write of its own. What waits is written on a
 * normal stop; only a kill loses the last seconds.
 */
import 'server-only'
import { setTimeout as sleep } from 'node:timers/promises'
import type { IsoDate } from '../../domain/property/property.ts'
import { logError } from '../../process/log.ts'
import type { Db } from '../db/client.ts'
import { type CountedPageView, countPageViews } from '../db/repositories/portal/page-views.ts'

/** Milliseconds that a page view waits at most before it is written. */
const batchMs = 3_000

/** With the database out of reach, so many page views are kept; later ones are lost. */
const maxWaiting = 50_000

/** Different visitors that one connection may be for one property on one day: an office, not a machine. */
export const maxPerConnection = 30

export type PageViewCounter = {
  /**
   * Notes a page view, unless the same was noted before today or the connection had its share.
   * @param connection hash of property and network.
   * @returns what ends when the batch was written, when the page view is the first of one.
   */
  note: (pageView: CountedPageView, connection: string) => Promise<void> | undefined
  /** Writes what waits. Never rejects. */
  flush: () => Promise<void>
  /** From now on each batch is written at once; for the end of the process. */
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

  /** Whether the page view is to be counted, as far as this process knows. */
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
    // The database was out of reach: another try, unless the process ends.
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

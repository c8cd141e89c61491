/**
 * Counts page views in memory and writes them in batches: a page view costs no write of its own. What waits is written on a
 * normal stop; only a kill loses the last seconds.
 */
import 'server-only'
import { setTimeout as sleep } from 'node:timers/promises'
import type { IsoDate } from '../../domain/property/property.ts'
import { logError } from '../../process/log.ts'
import type { Db } from '../db/client.ts'
import { type CountedPageView, countPageViews } from '../db/repositories/page-views.ts'

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

export function createPageViewCounter(openDb: () => Promise<Db>): PageViewCounter {
  let waiting = new Map<string, CountedPageView>()
  let seen = new Set<string>()
  let connections = new Map<string, number>()
  let day: IsoDate = ''
  let batch: Promise<void> | undefined
  const ending = new AbortController()

  function startDay(next: IsoDate): void {
    day = next
    seen = new Set()
    connections = new Map()
  }

  /** Whether the page view is to be counted, as far as this process knows. */
  function isNew({ hash }: CountedPageView, connection: string): boolean {
    const before = connections.get(connection) ?? 0
    if (seen.has(hash) || waiting.size >= maxWaiting || before >= maxPerConnection) return false
    seen.add(hash)
    connections.set(connection, before + 1)
    return true
  }

  async function flush(): Promise<void> {
    const taken = waiting
    if (taken.size === 0) return
    waiting = new Map()
    try {
      await countPageViews(await openDb(), [...taken.values()])
    } catch (error) {
      logError('page-views-waiting', { count: taken.size, error })
      waiting = new Map([...taken, ...waiting])
    }
  }

  async function runBatch(): Promise<void> {
    await sleep(batchMs, undefined, { signal: ending.signal }).catch(() => undefined)
    batch = undefined
    await flush()
    // The database was out of reach: another try, unless the process ends.
    if (waiting.size > 0 && !ending.signal.aborted) batch ??= runBatch()
  }

  return {
    note(pageView, connection) {
      if (pageView.day > day) startDay(pageView.day)
      if (!isNew(pageView, connection)) return undefined
      waiting.set(pageView.hash, pageView)
      if (batch) return undefined
      batch = runBatch()
      return batch
    },
    flush,
    close() {
      ending.abort()
      return batch ?? flush()
    },
  }
}

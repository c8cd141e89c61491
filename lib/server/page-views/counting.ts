/**
 * The page view counter of this process: starts with the site, flushes at the stop, and deletes visitor hashes after midnight.
 */
import 'server-only'
import { toLocalTime } from '../../domain/text/brussels-time.ts'
import { getDb } from '../db/client.ts'
import { deleteVisitorsBefore } from '../db/repositories/portal/page-views.ts'
import { repeat, type Worker } from '../runtime/worker.ts'
import { createPageViewCounter, type PageViewCounter } from './page-view-counter.ts'

// On globalThis: the framework may load this file once per bundle, and all share one counter.
const holder = globalThis as typeof globalThis & { sitePageViews?: PageViewCounter | undefined }

export function pageViewCounter(): PageViewCounter {
  holder.sitePageViews ??= createPageViewCounter(getDb)
  return holder.sitePageViews
}

const minute = 60_000

/** Milliseconds after midnight that yesterday's salt and hashes are still retained, for batches not yet written. */
const graceMs = 5 * minute

/** Deletes the salts and visitor hashes of earlier days. Returns the first day that is retained. */
async function deleteEarlierDays(keptFrom: string): Promise<string> {
  const { date } = toLocalTime(new Date(Date.now() - graceMs))
  if (date !== keptFrom) await deleteVisitorsBefore(await getDb(), date)
  return date
}

let keptFrom = ''

const daily = repeat('page views', minute, async () => {
  keptFrom = await deleteEarlierDays(keptFrom)
})

export const pageViewWorker: Worker = {
  ...daily,
  stop: async () => {
    await daily.stop()
    await pageViewCounter().close()
  },
}

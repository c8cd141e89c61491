/** The counter of this process: starts with the site, writes what waits when the site stops, deletes their hashes after midnight. */
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

/** For so long after midnight yesterday's salt is kept, for batches that are still under way. */
const graceMs = 5 * minute

/** Throws away what made the visitors of earlier days count once. Gives the first day that is kept. */
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

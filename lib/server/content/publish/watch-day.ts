/** Reloads the content when a new day begins in Belgium: pages show dates, and relative dates count from today. */
import 'server-only'
import { toLocalTime } from '../../../domain/text/brussels-time.ts'
import { repeat, type Worker } from '../../runtime/worker.ts'
import { reloadSite } from './reload-site.ts'

/** Milliseconds between two checks. */
const interval = 20_000

/** The date in Belgium, as used when the content is read. */
const dayOf = (moment: Date) => toLocalTime(moment).date

/** @param reload publishes the content again; a day counts as begun once it has resolved. */
export function createDayWatch(reload: () => Promise<void>, now: () => Date): Worker {
  let known = dayOf(now())
  return repeat('day watch', interval, async () => {
    const day = dayOf(now())
    if (day === known) return
    await reload()
    known = day
  })
}

export const dayWatch = createDayWatch(reloadSite, () => new Date())

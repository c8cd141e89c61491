/** Notices that a day begins in Belgium: pages show dates, so each is made again, and offsets from today are counted again. */
import 'server-only'
import { toLocalTime } from '../../../domain/text/brussels-time.ts'
import { repeat, type Worker } from '../../runtime/worker.ts'
import { reloadSite } from './reload-site.ts'

/** Milliseconds between two looks at the calendar. */
const interval = 20_000

/** The day by which the content is read, too. */
const dayOf = (moment: Date) => toLocalTime(moment).date

/** @param reload puts the content in place again. A day counts as begun once that was done. */
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

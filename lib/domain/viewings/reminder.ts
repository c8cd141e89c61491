/** When the visitor of a viewing is reminded of it: in the morning of the day before, as Belgium counts days. */
import { fromLocalTime, toLocalTime } from '../text/brussels-time.ts'
import { addDays, dayMs } from '../text/date.ts'

const morning = '09:00'

const hourMs = 3_600_000

/** Nobody is reminded later than that before the viewing (ms): whoever has not set out by then needs the telephone. */
export const lastReminderMs = 2 * hourMs

/** From when on the visitor of a viewing that starts then may be reminded. */
export function reminderTime(startsAt: Date): Date {
  const date = addDays(toLocalTime(startsAt).date, -1)
  return fromLocalTime({ date, time: morning }) ?? new Date(startsAt.getTime() - dayMs)
}

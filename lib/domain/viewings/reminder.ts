/** When the visitor is reminded of a viewing: in the morning of the day before, local time in Belgium. */
import { fromLocalTime, toLocalTime } from '../text/brussels-time.ts'
import { addDays, dayMs } from '../text/date.ts'

const morning = '09:00'

const hourMs = 3_600_000

/**
 * Shortest time (ms) before a viewing at which a reminder is still sent; later ones would arrive when the visitor is on the way.
 */
export const lastReminderMs = 2 * hourMs

/** Earliest time of the reminder for a viewing that starts at `startsAt`. */
export function reminderTime(startsAt: Date): Date {
  const date = addDays(toLocalTime(startsAt).date, -1)
  return fromLocalTime({ date, time: morning }) ?? new Date(startsAt.getTime() - dayMs)
}

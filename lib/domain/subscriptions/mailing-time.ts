/** When a subscriber is notified: immediately, in the morning, or on Friday morning, before the weekend's viewings. */
import { fromLocalTime, toLocalTime } from '../text/brussels-time.ts'
import { addDays } from '../text/date.ts'
import type { Schedule } from './saved-search.ts'

/** Local time in Belgium. */
const mailingHour = '08:00'
const friday = 5

const weekday = (date: string) => new Date(`${date}T00:00:00Z`).getUTCDay()

/** The first mailing time at or after `now`. */
export function nextMailing(schedule: Schedule, now: Date): Date {
  if (schedule === 'immediate') return now
  const { date: today } = toLocalTime(now)
  const days = Array.from({ length: 9 }, (_, index) => addDays(today, index))
  const times = days
    .filter((date) => schedule === 'daily' || weekday(date) === friday)
    .flatMap((date) => fromLocalTime({ date, time: mailingHour }) ?? [])
  return times.find((time) => time >= now) ?? now
}

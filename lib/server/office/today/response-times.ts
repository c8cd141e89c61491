/** How fast leads were answered compared with the promised time: this week and the week before. */
import 'server-only'
import { fromLocalTime, toLocalTime } from '../../../domain/text/brussels-time.ts'
import { addDays } from '../../../domain/text/date.ts'
import { findWork } from '../../../forms/office-work.ts'
import { getSnapshot } from '../../content/snapshot/current-snapshot.ts'
import type { Db } from '../../db/client.ts'
import { type FirstAnswer, findFirstAnswers } from '../../db/repositories/office/office-first-answers.ts'
import { workingTime } from '../settings/working-hours.ts'
import type { Staff } from '../staff/staff.ts'

/** `kept`: answered in time. `median`: working minutes within which half of them were answered. */
export type ResponseTimes = { answered: number; kept: number; median: number }

/** Undefined for a week without answers. */
export type WeeklyResponseTimes = Readonly<Record<'week' | 'before', ResponseTimes | undefined>>

function sumUp(answers: readonly FirstAnswer[]): ResponseTimes | undefined {
  const [time, { workingDays }] = [workingTime(), getSnapshot().site.promises]
  const taken = answers.flatMap(({ form, createdAt, answeredAt }) => {
    const work = findWork(form)
    if (!work) return []
    const minutes = time.minutesBetween(createdAt, answeredAt)
    return [{ minutes, isKept: minutes <= workingDays[work.term] * time.dayLength }]
  })
  const sorted = taken.map(({ minutes }) => minutes).toSorted((a, b) => a - b)
  const median = sorted[Math.ceil(sorted.length / 2) - 1]
  return median === undefined ? undefined : { answered: taken.length, kept: taken.filter(({ isKept }) => isKept).length, median }
}

/** Weeks start on Monday. @throws database errors. */
export async function getResponseTimes(db: Db, staff: Staff<'seeToday'>, now: Date): Promise<WeeklyResponseTimes> {
  const { date } = toLocalTime(now)
  const monday = addDays(date, -((new Date(`${date}T12:00:00Z`).getUTCDay() + 6) % 7))
  const startOf = (day: string) => fromLocalTime({ date: day, time: '00:00' }) ?? now
  const [week, before] = [startOf(monday), startOf(addDays(monday, -7))]
  const answers = await findFirstAnswers(db, staff, before)
  return {
    week: sumUp(answers.filter(({ answeredAt }) => answeredAt >= week)),
    before: sumUp(answers.filter(({ answeredAt }) => answeredAt < week)),
  }
}

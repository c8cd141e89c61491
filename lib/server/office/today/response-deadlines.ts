/** Deadlines by form: leads created before `late` are overdue, those before `today` are due today. */
import 'server-only'
import type { WorkingTime } from '../../../domain/office/working-time.ts'
import { fromLocalTime } from '../../../domain/text/brussels-time.ts'
import { addDays } from '../../../domain/text/date.ts'
import { promisedForms } from '../../../forms/office-work.ts'
import { getSnapshot } from '../../content/snapshot/current-snapshot.ts'
import type { Promised } from '../../db/repositories/office/office-day.ts'

/** One entry per promised number of working days, for the forms with that promise. */
export function responseDeadlines(time: WorkingTime, now: Date): Promised[] {
  const { workingDays } = getSnapshot().site.promises
  const endOfDay = fromLocalTime({ date: addDays(time.workingDayOf(now), 1), time: '00:00' }) ?? now
  const lengths = [...new Set(promisedForms.map(({ term }) => workingDays[term]))]
  return lengths.map((days) => ({
    forms: promisedForms.flatMap(({ form, term }) => (workingDays[term] === days ? [form] : [])),
    late: time.lastDueBy(now, days * time.dayLength),
    today: time.lastDueBy(endOfDay, days * time.dayLength),
  }))
}

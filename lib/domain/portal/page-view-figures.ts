/** Page view statistics for owners. */

import type { IsoDate } from '../property/property.ts'
import { addDays, daysBetween } from '../text/date.ts'
import { isWithin, type Period } from './period.ts'

/** Views on a day, and by source. */
export type DayCount = { day: IsoDate; count: number }
export type SourceCount = DayCount & { source: string }

export type ViewSummary = {
  today: number
  /** This week, from Monday. */
  week: number
  /** The seven days before that Monday. */
  lastWeek: number
  month: number
  /** Days of the month up to today. */
  monthDays: number
  total: number
  /** Day of the first view; undefined without views. */
  since: IsoDate | undefined
}

const sum = (counts: readonly DayCount[]) => counts.reduce((total, { count }) => total + count, 0)

/** The Monday of the week that a day is in. */
export function mondayOf(day: IsoDate): IsoDate {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay() || 7
  return addDays(day, 1 - weekday)
}

/** @param counts in any order; a day may occur several times. */
export function summariseViews(counts: readonly DayCount[], today: IsoDate): ViewSummary {
  const monday = mondayOf(today)
  const from = (first: IsoDate, last = today) => sum(counts.filter(({ day }) => first <= day && day <= last))
  const days = counts.map(({ day }) => day).toSorted()
  return {
    today: from(today),
    week: from(monday),
    lastWeek: from(addDays(monday, -7), addDays(monday, -1)),
    month: from(`${today.slice(0, 7)}-01`),
    monthDays: Number(today.slice(8)),
    total: sum(counts),
    since: days[0],
  }
}

/** Every day of the period with its number, including zeros. */
export function dailyCounts(counts: readonly DayCount[], { from, to }: Pick<Period, 'from' | 'to'>): DayCount[] {
  const sums = new Map<IsoDate, number>()
  for (const { day, count } of counts) sums.set(day, (sums.get(day) ?? 0) + count)
  return Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => {
    const day = addDays(from, index)
    return { day, count: sums.get(day) ?? 0 }
  })
}

/** With more days than this, a bar is a week. */
const maxDailyBars = 92

/** Bars of a graph: days, or weeks by their first visible day. */
export function graphCounts(days: readonly DayCount[]): { step: 'day' | 'week'; counts: DayCount[] } {
  if (days.length <= maxDailyBars) return { step: 'day', counts: [...days] }
  const weeks = new Map<IsoDate, DayCount>()
  for (const { day, count } of days) {
    const week = weeks.get(mondayOf(day))
    weeks.set(mondayOf(day), { day: week?.day ?? day, count: (week?.count ?? 0) + count })
  }
  return { step: 'week', counts: [...weeks.values()] }
}

/** `percent` is rounded; `ofMost` is the length of its bar in per cent of the longest. */
export type SourceShare = { source: string; count: number; percent: number; ofMost: number }

/** Sources in the period, highest number first. */
export function sourceShares(counts: readonly SourceCount[], period: Pick<Period, 'from' | 'to'>): SourceShare[] {
  const sums = new Map<string, number>()
  for (const { source, day, count } of counts) if (isWithin(day, period)) sums.set(source, (sums.get(source) ?? 0) + count)
  const total = [...sums.values()].reduce((all, count) => all + count, 0)
  const most = Math.max(1, ...sums.values())
  return [...sums]
    .filter(([, count]) => count > 0)
    .toSorted(([a, one], [b, other]) => other - one || (a < b ? -1 : 1))
    .map(([source, count]) => ({
      source,
      count,
      percent: Math.round((100 * count) / total),
      ofMost: (100 * count) / most,
    }))
}

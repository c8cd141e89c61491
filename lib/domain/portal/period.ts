/** The period of days that an owner views: inclusive, chosen by query parameters. */

import type { IsoDate } from '../property/property.ts'
import { addDays, daysBetween } from '../text/date.ts'

/** Lengths in days to choose from; `all` begins when the property was listed. */
export const periodChoices = ['7', '30', '90', '365', 'all'] as const

export type PeriodChoice = (typeof periodChoices)[number]

export type Period = {
  from: IsoDate
  to: IsoDate
  /** The choice; `own` means two dates. */
  choice: PeriodChoice | 'own'
}

/** Default without query parameters, as in the mock-up. */
const usual: PeriodChoice = '30'

/** Limits the length of a period, so that a graph cannot grow without bound. */
const maxDays = 3_660

/** Whether the text is an existing date: `2026-02-30` is not. */
export function isDay(text: string | null | undefined): text is IsoDate {
  return (
    typeof text === 'string' &&
    /^\d{4}-\d{2}-\d{2}$/.test(text) &&
    !Number.isNaN(daysBetween(text, text)) &&
    addDays(text, 0) === text
  )
}

export function chosenPeriod(choice: PeriodChoice, today: IsoDate, since: IsoDate): Period {
  if (choice !== 'all') return { from: addDays(today, 1 - Number(choice)), to: today, choice }
  return { from: since < today ? since : today, to: today, choice }
}

/** Two dates in either order, none after today. */
function ownPeriod(one: IsoDate, other: IsoDate, today: IsoDate): Period {
  const [first = one, last = other] = [one, other].toSorted()
  const to = last < today ? last : today
  const [from = to] = [first, to].toSorted()
  return { from: daysBetween(from, to) > maxDays ? addDays(to, -maxDays) : from, to, choice: 'own' }
}

/**
 * `?period=90`, or `?from=2026-10-01&to=2026-10-31`, which takes precedence. `from` alone ends today, `to` alone begins with the
 * listing. Invalid values are ignored.
 * @param since day of the listing.
 */
export function parsePeriod(query: URLSearchParams, today: IsoDate, since: IsoDate): Period {
  const [from, to] = [query.get('from'), query.get('to')]
  if (isDay(from) || isDay(to)) return ownPeriod(isDay(from) ? from : since, isDay(to) ? to : today, today)
  const choice = periodChoices.find((known) => known === query.get('period')) ?? usual
  return chosenPeriod(choice, today, since)
}

/** Inverse of `parsePeriod`: query parameters of a period; empty for the default. */
export function periodQuery({ from, to, choice }: Period): [string, string][] {
  if (choice === 'own')
    return [
      ['from', from],
      ['to', to],
    ]
  return choice === usual ? [] : [['period', choice]]
}

/** Whether a day lies in the period. */
export function isWithin(day: IsoDate, { from, to }: Pick<Period, 'from' | 'to'>): boolean {
  return from <= day && day <= to
}

/** `2026-10` → its first and last day. */
export function monthPeriod(month: string): Period {
  const from = `${month}-01`
  const next = addDays(from, 31).slice(0, 7)
  return { from, to: addDays(`${next}-01`, -1), choice: 'own' }
}

/** The month before that of a day: `2026-11-01` → `2026-10`. */
export function monthBefore(day: IsoDate): string {
  return addDays(`${day.slice(0, 7)}-01`, -1).slice(0, 7)
}

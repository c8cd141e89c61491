/** Form handlers of the hours page: working hours and days off, the imported calendar, the exported calendar feed. */
import 'server-only'
import { z } from 'zod'
import { type AgentSettings, agentSettingsSchema } from '../../../content/viewing-calendar.ts'
import type { Right } from '../../../domain/office/rights.ts'
import { weekdays } from '../../../domain/office/week-hours.ts'
import { locales } from '../../../domain/text/locales.ts'
import { weekdayName } from '../../../domain/text/weekday-name.ts'
import { type Answer, wrong } from '../../forms/run-form.ts'
import { linkHref } from '../../pages/link-href.ts'
import { textsIn } from '../forms/form-values.ts'
import type { OfficeJob } from '../forms/office-job.ts'
import {
  createCalendarFeed,
  endCalendarFeed,
  endOwnCalendar,
  type HoursResult,
  type HoursWork,
  setHours,
  setOwnCalendar,
} from './hours-actions.ts'

/** Time ranges per day. */
export const dayParts = [1, 2] as const

/** Rows for days off on the page. */
export const absenceRows = [1, 2, 3, 4, 5, 6] as const

export const hoursMessages = ['hours', 'feed', 'feed-ended', 'calendar', 'calendar-ended', 'newer'] as const

export type HoursMessage = (typeof hoursMessages)[number]

export const hoursSchema = z.looseObject({
  agent: z.coerce.number().int().min(1).max(1e9),
  version: z.coerce.number().int().min(0).max(1e9),
  what: z.enum(hoursMessages.slice(0, 5) as ['hours', 'feed', 'feed-ended', 'calendar', 'calendar-ended']),
  address: z.string().max(2_000).default(''),
})

type Values = z.output<typeof hoursSchema>

type Job<R extends Right> = OfficeJob<R, Values>

type AnyJob = Job<'ownSettings'> | Job<'changeSettings'>

const textIn = (values: Values, name: string) => {
  const value = values[name]
  return typeof value === 'string' ? value.trim() : ''
}

type Hours = { weekday: number; part: number; from: string; to: string }

type DaysOff = { row: number; from: string; to: string }

/** Empty rows are skipped. */
function hoursIn(values: Values): Hours[] {
  const rows = weekdays.flatMap((weekday) => dayParts.map((part) => ({ weekday, part })))
  return rows.flatMap(({ weekday, part }) => {
    const [from, to] = [textIn(values, `from${weekday}-${part}`), textIn(values, `to${weekday}-${part}`)]
    return from === '' && to === '' ? [] : [{ weekday, part, from, to }]
  })
}

/** An empty end means a single day. */
function daysOffIn(values: Values): DaysOff[] {
  return absenceRows.flatMap((row) => {
    const [from, to] = [textIn(values, `off${row}`), textIn(values, `until${row}`)]
    return from === '' && to === '' ? [] : [{ row, from, to: to === '' ? from : to }]
  })
}

/** Undefined if a value is out of range. */
function readSettings(values: Values): AgentSettings | undefined {
  const hours = hoursIn(values).map(({ weekday, from, to }) => ({ weekdays: [weekday], from, to }))
  const absences = daysOffIn(values).map(({ from, to }) => ({ from, to }))
  const [travel, leadTime] = [Number(textIn(values, 'travel')), Number(textIn(values, 'leadTime'))]
  return agentSettingsSchema.safeParse({ hours, absences, travel, leadTime }).data
}

/** `row`: label in the error message. `name`: its first field. */
type WrongRow = { row: string; name: string; error: string }

/** Rows without a start or an end, or with the end before the start. */
function wrongRows({ values, language, t }: AnyJob): WrongRow[] {
  const isWrong = ({ from, to }: { from: string; to: string }, isOneEnough: boolean) =>
    from === '' || to === '' || (isOneEnough ? to < from : to <= from)
  const hours = hoursIn(values).filter((row) => isWrong(row, false))
  const daysOff = daysOffIn(values).filter((row) => isWrong(row, true))
  return [
    ...hours.map(({ weekday, part }) => ({
      row: weekdayName(weekday, language),
      name: `from${weekday}-${part}`,
      error: t('OfficeHours.wrongTimes'),
    })),
    ...daysOff.map(({ row }) => ({
      row: t('OfficeHours.offRow', { row }),
      name: `off${row}`,
      error: t('OfficeHours.wrongDays'),
    })),
  ]
}

/** Sends back all typed values, with an error at each wrong row. */
function rejectHours(job: AnyJob, rows: readonly WrongRow[]): Answer {
  const { values, language, t } = job
  const names = new Intl.ListFormat(locales[language]).format(new Set(rows.map(({ row }) => row)))
  return {
    ...wrong(t('OfficeHours.wrong'), rows.length > 0 ? t('OfficeHours.wrongIn', { rows: names }) : t('Account.problem')),
    errors: Object.fromEntries(rows.map(({ name, error }) => [name, error])),
    values: textsIn(values, 20),
  }
}

function run(work: HoursWork, values: Values): Promise<HoursResult> | 'wrong' {
  const settings = readSettings(values)
  switch (values.what) {
    case 'hours':
      return settings ? setHours(work, settings) : 'wrong'
    case 'feed':
      return createCalendarFeed(work)
    case 'feed-ended':
      return endCalendarFeed(work)
    case 'calendar':
      return setOwnCalendar(work, values.address)
    case 'calendar-ended':
      return endOwnCalendar(work)
  }
}

async function receive(job: AnyJob): Promise<Answer> {
  const { db, staff, values, language, now } = job
  const { agent, version, what } = values
  const rows = what === 'hours' ? wrongRows(job) : []
  if (rows.length > 0) return rejectHours(job, rows)
  const result = await run({ db, staff, agentId: agent, version, now }, values)
  if (result === 'wrong') return rejectHours(job, [])
  const said =
    typeof result === 'object' ? result.fault : hoursMessages.find((word) => word === (result === 'done' ? what : result))
  return { goTo: `${linkHref('office/hours', language)}?${new URLSearchParams({ agent: String(agent), said: said ?? '' })}` }
}

/** Hours of any agent. */
export const receiveHours = (job: Job<'changeSettings'>): Promise<Answer> => receive(job)

/** Only the agent's own hours; the page sends no other. */
export async function receiveOwnHours(job: Job<'ownSettings'>): Promise<Answer> {
  if (job.staff.agentId !== job.values.agent) return { goTo: linkHref('office/hours', job.language) }
  return receive(job)
}

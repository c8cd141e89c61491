/** What the page of an agent's hours sends: hours and days off, the calendar that is read, the one that is given out. */
import 'server-only'
import { z } from 'zod'
import { type AgentSettings, agentSettingsSchema } from '../../content/viewing-calendar.ts'
import type { Right } from '../../domain/office/rights.ts'
import { weekdays } from '../../domain/office/week-hours.ts'
import type { Answer } from '../accounts/run-form.ts'
import { linkHref } from '../pages/link-href.ts'
import { endFeed, endOwnCalendar, type HoursResult, type HoursWork, makeFeed, setHours, setOwnCalendar } from './hours-work.ts'
import type { OfficeJob } from './office-job.ts'

/** Hours of one day: two parts of it. */
export const dayParts = [1, 2] as const

/** Rows for days off. */
export const absenceRows = [1, 2, 3, 4, 5, 6] as const

export const hoursMessages = ['hours', 'feed', 'feed-ended', 'calendar', 'calendar-ended', 'newer', 'wrong'] as const

export type HoursMessage = (typeof hoursMessages)[number]

export const hoursSchema = z.looseObject({
  agent: z.coerce.number().int().min(1).max(1e9),
  version: z.coerce.number().int().min(0).max(1e9),
  what: z.enum(hoursMessages.slice(0, 5) as ['hours', 'feed', 'feed-ended', 'calendar', 'calendar-ended']),
  address: z.string().max(2_000).default(''),
})

type Values = z.output<typeof hoursSchema>

const textIn = (values: Values, name: string) => {
  const value = values[name]
  return typeof value === 'string' ? value.trim() : ''
}

/** Rows that say nothing are none. */
function readSettings(values: Values): AgentSettings | undefined {
  const hours = weekdays.flatMap((weekday) =>
    dayParts.flatMap((part) => {
      const [from, to] = [textIn(values, `from${weekday}-${part}`), textIn(values, `to${weekday}-${part}`)]
      return from === '' && to === '' ? [] : [{ weekdays: [weekday], from, to }]
    }),
  )
  const absences = absenceRows.flatMap((row) => {
    const [from, to] = [textIn(values, `off${row}`), textIn(values, `until${row}`)]
    return from === '' ? [] : [{ from, to: to === '' ? from : to }]
  })
  const [travel, leadTime] = [Number(textIn(values, 'travel')), Number(textIn(values, 'leadTime'))]
  return agentSettingsSchema.safeParse({ hours, absences, travel, leadTime }).data
}

function run(work: HoursWork, values: Values): Promise<HoursResult> | 'wrong' {
  const settings = readSettings(values)
  switch (values.what) {
    case 'hours':
      return settings ? setHours(work, settings) : 'wrong'
    case 'feed':
      return makeFeed(work)
    case 'feed-ended':
      return endFeed(work)
    case 'calendar':
      return setOwnCalendar(work, values.address)
    case 'calendar-ended':
      return endOwnCalendar(work)
  }
}

type Job<R extends Right> = OfficeJob<R, Values>

async function receive({ db, staff, values, language, now }: Job<'ownSettings'> | Job<'changeSettings'>): Promise<Answer> {
  const { agent, version, what } = values
  const result = await run({ db, staff, agentId: agent, version, now }, values)
  const said =
    typeof result === 'object' ? result.fault : hoursMessages.find((word) => word === (result === 'done' ? what : result))
  return { goTo: `${linkHref('office/hours', language)}?${new URLSearchParams({ agent: String(agent), said: said ?? '' })}` }
}

/** Of any agent. */
export const receiveHours = (job: Job<'changeSettings'>): Promise<Answer> => receive(job)

/** One's own; of others nobody asked. */
export async function receiveOwnHours(job: Job<'ownSettings'>): Promise<Answer> {
  if (job.staff.agentId !== job.values.agent) return { goTo: linkHref('office/hours', job.language) }
  return receive(job)
}

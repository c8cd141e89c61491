/** The filters in the address of the calendar, and the addresses built from them. */
import 'server-only'
import { fromLocalTime, toLocalTime } from '../../../domain/text/brussels-time.ts'
import { addDays } from '../../../domain/text/date.ts'
import type { Language } from '../../../domain/text/language.ts'
import { hrefBelow } from '../../../routing/private-pages.ts'
import { getSnapshot } from '../../content/snapshot/current-snapshot.ts'
import { linkHref } from '../../pages/link-href.ts'
import { numberIn, one, type Query } from '../pages/query-values.ts'
import type { Staff } from '../staff/staff.ts'

export type CalendarQuery = {
  span: 'week' | 'day'
  /** First day shown, ISO. */
  day: string
  /** Undefined for all. */
  agentId: number | undefined
  /** A single property, whichever agent shows it. */
  propertyId: number | undefined
}

/** Parses the address; the default is a week from today, of the member's own agent. */
export function readCalendarQuery(query: Query, staff: Staff<'handleViewings'>, now: Date): CalendarQuery {
  const today = toLocalTime(now).date
  const day = one(query, 'day') ?? ''
  const asked = one(query, 'agent')
  const propertyId = numberIn(one(query, 'property'))
  const known = getSnapshot().agents.find(({ id }) => id === numberIn(asked))?.id
  const agentId = asked === 'all' || propertyId !== undefined ? known : (known ?? staff.agentId)
  return {
    span: one(query, 'span') === 'day' ? 'day' : 'week',
    day: fromLocalTime({ date: day, time: '12:00' }) ? day : today,
    agentId,
    propertyId,
  }
}

/** For a viewing opened without filters: the calendar of its agent, starting on a day that includes it. */
export function calendarBeside(
  { agentId, startsAt }: { agentId: number; startsAt: Date | undefined },
  query: Query,
  staff: Staff<'handleViewings'>,
  now: Date,
): CalendarQuery {
  const read = readCalendarQuery(query, staff, now)
  const isNarrowed = query['agent'] !== undefined || query['property'] !== undefined
  const day = startsAt && toLocalTime(startsAt).date
  const isSeen = !day || (day >= read.day && day <= addDays(read.day, read.span === 'day' ? 0 : 6))
  return {
    ...read,
    ...(!isNarrowed && { agentId }),
    ...(query['day'] === undefined && !isSeen && { day }),
  }
}

/** `?day=2026-11-24&agent=11` */
export function calendarSearch({ span, day, agentId, propertyId }: CalendarQuery): string {
  const parts = new URLSearchParams({
    ...(span === 'day' && { span }),
    day,
    ...(propertyId === undefined && { agent: agentId === undefined ? 'all' : String(agentId) }),
    ...(propertyId !== undefined && { property: String(propertyId) }),
  })
  return `?${parts}`
}

export const calendarHref = (language: Language, query: CalendarQuery): string =>
  `${linkHref('office/viewings', language)}${calendarSearch(query)}`

/** Address of a viewing's page. */
export const viewingHref = (id: string, language: Language): string =>
  hrefBelow(getSnapshot().routeTable, 'office/viewings', id, language)

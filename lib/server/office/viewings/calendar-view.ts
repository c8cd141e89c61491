/** Data of the office calendar: viewings, proposed times, open days, busy and free times, of an agent or a property. */
import 'server-only'
import { fromLocalTime, toLocalTime } from '../../../domain/text/brussels-time.ts'
import { addDays } from '../../../domain/text/date.ts'
import type { Language } from '../../../domain/text/language.ts'
import { layOutLanes } from '../../../domain/viewings/calendar-lanes.ts'
import { hoursOn } from '../../../domain/viewings/hours-on.ts'
import { getSnapshot } from '../../content/snapshot/current-snapshot.ts'
import type { Db } from '../../db/client.ts'
import { type CalendarViewing, findCalendarViewings, findOfferedTimes } from '../../db/repositories/office/office-viewings.ts'
import { findBusyTimes } from '../../db/repositories/viewings/agent-time.ts'
import { findCrmViewings, findFreeSlots, viewingDuration } from '../../viewings/free-slots.ts'
import { firstNameOf, nameOf } from '../leads/lead-summary.ts'
import { findOfficeProperty, type OfficeProperty } from '../listings/office-property.ts'
import type { Staff } from '../staff/staff.ts'
import { type CalendarQuery, calendarSearch, viewingHref } from './calendar-query.ts'
import { getOpenDays, type OpenDayItem } from './open-days.ts'
import { planHref } from './plan-view.ts'
import { getRequestedViewings, type RequestedViewings } from './requested-viewings.ts'

type Handler = Staff<'handleViewings'>

export type CalendarItem = {
  /** `pending`: waits for the visitor's click in the mail. */
  kind: 'confirmed' | 'pending' | 'proposed' | 'open-day' | 'busy' | 'free'
  from: Date
  to: Date
  isOver: boolean
  /** Name of the visitor; empty if there is none. */
  name: string
  /** The part before the last name; narrow boxes omit it. */
  firstName: string
  /** For an open day: number of open leads about the property. */
  interest: number | undefined
  property: OfficeProperty | undefined
  agent: string | undefined
  href: string | undefined
  leadId: string | undefined
  outcome: CalendarViewing['outcome']
  /** Hours after midnight in Belgium, clipped to this day; and its lane among overlapping items. */
  place: { from: number; to: number; lane: number; lanes: number }
}

export type CalendarDay = { date: string; isToday: boolean; items: readonly CalendarItem[] }

export type CalendarView = {
  now: Date
  query: CalendarQuery
  days: readonly CalendarDay[]
  /** Range of whole hours that contains all items. */
  hours: { from: number; to: number }
  agents: readonly { id: number; name: string }[]
  property: OfficeProperty | undefined
  /** Without a time, oldest first. */
  requests: RequestedViewings
  openDays: readonly OpenDayItem[]
  counts: { viewings: number; free: number }
}

type ViewContext = { db: Db; staff: Handler; language: Language; query: CalendarQuery; now: Date; from: Date; to: Date }

type Found = Omit<CalendarItem, 'place' | 'isOver' | 'agent' | 'property'> & {
  agentId: number | undefined
  propertyId: number | undefined
}

const midnight = (date: string) => fromLocalTime({ date, time: '00:00' }) ?? new Date(`${date}T00:00:00Z`)

const after = (from: Date, minutes: number) => new Date(from.getTime() + minutes * 60_000)

const nothing = {
  name: '',
  firstName: '',
  interest: undefined,
  href: undefined,
  leadId: undefined,
  outcome: undefined,
} as const

async function findViewings({ db, staff, language, query, now, from, to }: ViewContext): Promise<Found[]> {
  const filter = { from, to, agentId: query.agentId, propertyId: query.propertyId }
  const [viewings, offered] = await Promise.all([
    findCalendarViewings(db, staff, filter),
    findOfferedTimes(db, staff, filter, now),
  ])
  const hrefOf = (leadId: string) => `${viewingHref(leadId, language)}${calendarSearch(query)}`
  const shared = (viewing: { agentId: number; leadId: string; startsAt: Date; payload: Record<string, unknown> }) => ({
    agentId: viewing.agentId,
    from: viewing.startsAt,
    to: after(viewing.startsAt, viewingDuration(viewing)),
    ...{ name: nameOf(viewing.payload), firstName: firstNameOf(viewing.payload), interest: undefined },
    leadId: viewing.leadId,
    href: hrefOf(viewing.leadId),
  })
  return [
    ...viewings.map((viewing): Found => {
      const kind = viewing.status === 'pending' ? 'pending' : 'confirmed'
      return { ...shared(viewing), kind, propertyId: viewing.propertyId, outcome: viewing.outcome }
    }),
    ...offered.map((time): Found => ({ ...shared(time), kind: 'proposed', propertyId: time.propertyId, outcome: undefined })),
  ]
}

/** Only for a single agent: those of all agents would cover the viewings. */
async function findAgentTimes({ db, query, language, now, from, to }: ViewContext): Promise<Found[]> {
  const { agentId } = query
  if (agentId === undefined) return []
  const [busy, crm, free] = await Promise.all([
    findBusyTimes(db, { agentId, from, to }),
    findCrmViewings(db, { agentId }, now),
    findFreeSlots(db, { agentId, id: 0 }, now),
  ])
  const shown = (free ?? []).filter((slot) => slot >= from && slot < to)
  return [
    ...[...busy, ...crm.filter((time) => time.from < to && time.to > from)].map(
      (time): Found => ({ ...nothing, propertyId: undefined, ...time, kind: 'busy', agentId }),
    ),
    ...shown.map((slot): Found => {
      const end = after(slot, viewingDuration({ agentId }))
      const href = planHref(language, { agentId, time: slot })
      return { ...nothing, kind: 'free', from: slot, to: end, agentId, propertyId: undefined, href }
    }),
  ]
}

/** Links to the inbox filtered by the property. */
const toOpenDay = ({ from, to, agentId, propertyId, count, inboxHref: href }: OpenDayItem): Found => ({
  ...{ ...nothing, kind: 'open-day', from, to, agentId, propertyId, href },
  interest: count,
})

function toDay(date: string, found: readonly Found[], { staff, language, now }: ViewContext): CalendarDay {
  const [begins, ends] = [midnight(date), midnight(addDays(date, 1))]
  const items = found
    .filter(({ from, to }) => from < ends && to > begins)
    .toSorted((a, b) => a.from.getTime() - b.from.getTime() || a.to.getTime() - b.to.getTime())
  const lanes = layOutLanes(items)
  const { agents } = getSnapshot()
  return {
    date,
    isToday: toLocalTime(now).date === date,
    items: items.map(({ agentId, propertyId, ...item }, index) => ({
      ...item,
      isOver: item.to <= now,
      agent: agents.find(({ id }) => id === agentId)?.name,
      property: propertyId === undefined ? undefined : findOfficeProperty(staff, propertyId, language),
      place: { ...hoursOn(date, item), ...(lanes[index] ?? { lane: 0, lanes: 1 }) },
    })),
  }
}

/** The usual working day, extended to earlier or later items; busy times of the imported calendar do not count. */
function hoursOf(days: readonly CalendarDay[]): CalendarView['hours'] {
  const places = days.flatMap(({ items }) => items.filter(({ kind }) => kind !== 'busy').map(({ place }) => place))
  return {
    from: Math.floor(Math.min(8, ...places.map(({ from }) => from))),
    to: Math.ceil(Math.max(20, ...places.map(({ to }) => to))),
  }
}

/** @throws database errors. */
export async function getCalendar(
  db: Db,
  staff: Handler,
  language: Language,
  query: CalendarQuery,
  now: Date,
): Promise<CalendarView> {
  const length = query.span === 'day' ? 1 : 7
  const dates = Array.from({ length }, (_, index) => addDays(query.day, index))
  const context = { db, staff, language, query, now, from: midnight(query.day), to: midnight(addDays(query.day, length)) }
  const [viewings, times, open, requests] = await Promise.all([
    findViewings(context),
    findAgentTimes(context),
    getOpenDays(context),
    getRequestedViewings(context),
  ])
  const found = [...viewings, ...times, ...open.map(toOpenDay)]
  const days = dates.map((date) => toDay(date, found, context))
  return {
    now,
    query,
    days,
    hours: hoursOf(days),
    agents: getSnapshot().agents.map(({ id, name }) => ({ id, name })),
    property: query.propertyId === undefined ? undefined : findOfficeProperty(staff, query.propertyId, language),
    requests,
    openDays: open,
    counts: {
      viewings: viewings.filter(({ kind }) => kind !== 'proposed').length,
      free: times.filter(({ kind }) => kind === 'free').length,
    },
  }
}

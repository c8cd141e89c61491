/** Viewings without a time, shown next to the calendar: requests, and the waiting list. */
import 'server-only'
import type { Language } from '../../../domain/text/language.ts'
import { getSnapshot } from '../../content/snapshot/current-snapshot.ts'
import type { Db } from '../../db/client.ts'
import {
  countRequestedViewings,
  findRequestedViewings,
  type RequestedKind,
  type RequestedViewing,
} from '../../db/repositories/office/office-viewings.ts'
import { nameOf } from '../leads/lead-summary.ts'
import { emptyInboxQuery, inboxHref } from '../leads/leads-view.ts'
import { findOfficeProperty, type OfficeProperty } from '../listings/office-property.ts'
import type { Staff } from '../staff/staff.ts'
import { type CalendarQuery, calendarSearch, viewingHref } from './calendar-query.ts'

export type RequestedItem = {
  leadId: string
  name: string
  createdAt: Date
  property: OfficeProperty | undefined
  href: string
}

/** `count`: all of them, also those not shown; the inbox lists them. */
export type RequestedRows = { items: readonly RequestedItem[]; count: number; inboxHref: string }

export type RequestedViewings = Readonly<Record<RequestedKind, RequestedRows>>

/** Rows of each kind, separately, so that one kind cannot push out the other. */
const mostRows: Readonly<Record<RequestedKind, number>> = { requested: 50, waiting: 20 }

/** With an agent filter: the properties of that agent. */
function propertiesOf({ agentId, propertyId }: CalendarQuery): number[] | undefined {
  if (propertyId !== undefined) return [propertyId]
  if (agentId === undefined) return undefined
  return [...getSnapshot().propertyById.values()].filter((property) => property.agentId === agentId).map(({ id }) => id)
}

type ViewContext = { db: Db; staff: Staff<'handleViewings'>; language: Language; query: CalendarQuery }

function toItem(
  { leadId, payload, createdAt, propertyId }: RequestedViewing,
  { staff, language, query }: ViewContext,
): RequestedItem {
  return {
    leadId,
    createdAt,
    name: nameOf(payload),
    property: propertyId === undefined ? undefined : findOfficeProperty(staff, propertyId, language),
    href: `${viewingHref(leadId, language)}${calendarSearch(query)}`,
  }
}

/** @throws database errors. */
export async function getRequestedViewings(context: ViewContext): Promise<RequestedViewings> {
  const { db, staff, language, query } = context
  const properties = propertiesOf(query)
  const [counts, requested, waiting] = await Promise.all([
    countRequestedViewings(db, staff, properties),
    findRequestedViewings(db, staff, properties, 'requested', mostRows.requested),
    findRequestedViewings(db, staff, properties, 'waiting', mostRows.waiting),
  ])
  const rows = (found: readonly RequestedViewing[], count: number): RequestedRows => ({
    items: found.map((each) => toItem(each, context)),
    count,
    inboxHref: inboxHref(language, { ...emptyInboxQuery, form: 'visit', propertyId: query.propertyId }),
  })
  return { requested: rows(requested, counts.requested), waiting: rows(waiting, counts.waiting) }
}

/** Viewings without a time, beside the calendar: who asked for one, and who waits for one that gets free. */
import 'server-only'
import type { Language } from '../../../domain/text/language.ts'
import { getSnapshot } from '../../content/snapshot/current-snapshot.ts'
import type { Db } from '../../db/client.ts'
import {
  type AskedKind,
  type AskedViewing,
  countAskedViewings,
  findAskedViewings,
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

/** `count`: of all, also those that are not shown; they are in the inbox. */
export type RequestedRows = { items: readonly RequestedItem[]; count: number; inboxHref: string }

export type RequestedViewings = Readonly<Record<AskedKind, RequestedRows>>

/** Rows of each kind: one does not take the place of the other. */
const mostRows: Readonly<Record<AskedKind, number>> = { asked: 50, waiting: 20 }

/** Of an agent: those about properties that the agent shows. */
function propertiesOf({ agentId, propertyId }: CalendarQuery): number[] | undefined {
  if (propertyId !== undefined) return [propertyId]
  if (agentId === undefined) return undefined
  return [...getSnapshot().propertyById.values()].filter((property) => property.agentId === agentId).map(({ id }) => id)
}

type ViewContext = { db: Db; staff: Staff<'handleViewings'>; language: Language; query: CalendarQuery }

function toItem(
  { leadId, payload, createdAt, propertyId }: AskedViewing,
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

/** @throws what the database says. */
export async function getRequestedViewings(context: ViewContext): Promise<RequestedViewings> {
  const { db, staff, language, query } = context
  const properties = propertiesOf(query)
  const [counts, asked, waiting] = await Promise.all([
    countAskedViewings(db, staff, properties),
    findAskedViewings(db, staff, properties, 'asked', mostRows.asked),
    findAskedViewings(db, staff, properties, 'waiting', mostRows.waiting),
  ])
  const rows = (found: readonly AskedViewing[], count: number): RequestedRows => ({
    items: found.map((each) => toItem(each, context)),
    count,
    inboxHref: inboxHref(language, { ...emptyInboxQuery, form: 'visit', propertyId: query.propertyId }),
  })
  return { asked: rows(asked, counts.asked), waiting: rows(waiting, counts.waiting) }
}

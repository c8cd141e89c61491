/** Viewings in the office: the calendar, requests without a time, and their outcomes. */
import 'server-only'
import { type ExpressionBuilder, sql } from 'kysely'
import type { LeadState } from '../../../../domain/office/lead-state.ts'
import type { Staff } from '../../../office/staff/staff.ts'
import type { Db } from '../../client.ts'
import type { Database, LeadStatus } from '../../schema.ts'
import { hasLaterViewing } from '../viewings/later-viewing.ts'
import { inInbox } from './office-leads.ts'

/** Part of the calendar: of one agent, of one property, or everything. */
export type CalendarFilter = { from: Date; to: Date; agentId?: number | undefined; propertyId?: number | undefined }

export type CalendarViewing = {
  leadId: string
  propertyId: number
  agentId: number
  startsAt: Date
  status: LeadStatus
  payload: Record<string, unknown>
  /** Undefined until the outcome is entered. */
  outcome: ViewingOutcome['outcome'] | undefined
}

export const outcomes = ['came', 'absent'] as const

export type ViewingOutcome = {
  outcome: (typeof outcomes)[number]
  /** Text for the owner. */
  feedback: string
  author: string
  writtenAt: Date
}

const toOutcome = (text: string | null) => outcomes.find((outcome) => outcome === text)

/** Viewings with a time, in order; including those whose visitor still has to click the mailed link. */
export async function findCalendarViewings(
  db: Db,
  _staff: Staff<'handleViewings'>,
  filter: CalendarFilter,
): Promise<CalendarViewing[]> {
  const { from, to, agentId, propertyId } = filter
  let query = db
    .selectFrom('appointment')
    .innerJoin('lead', 'lead.id', 'appointment.lead_id')
    .leftJoin('viewing_outcome', 'viewing_outcome.lead_id', 'lead.id')
    .select(['appointment.lead_id', 'appointment.property_id', 'appointment.agent_id', 'appointment.starts_at'])
    .select(['lead.status', 'lead.payload', 'viewing_outcome.outcome'])
    .where('appointment.starts_at', '>=', from.toISOString())
    .where('appointment.starts_at', '<', to.toISOString())
    .where('lead.status', 'in', ['confirmed', 'pending'])
  if (agentId !== undefined) query = query.where('appointment.agent_id', '=', agentId)
  if (propertyId !== undefined) query = query.where('appointment.property_id', '=', propertyId)
  const rows = await query.orderBy('appointment.starts_at').limit(1_000).execute()
  return rows.map((row) => ({
    leadId: row.lead_id,
    propertyId: row.property_id,
    agentId: row.agent_id,
    startsAt: new Date(row.starts_at),
    status: row.status,
    payload: JSON.parse(row.payload),
    outcome: toOutcome(row.outcome),
  }))
}

export type OfferedTime = {
  leadId: string
  propertyId: number | undefined
  agentId: number
  startsAt: Date
  payload: Record<string, unknown>
}

/** Proposed times that nobody has chosen yet, in order. */
export async function findOfferedTimes(
  db: Db,
  _staff: Staff<'handleViewings'>,
  filter: CalendarFilter,
  now: Date,
): Promise<OfferedTime[]> {
  const { from, to, agentId, propertyId } = filter
  let query = db
    .selectFrom('viewing_proposal')
    .innerJoin('lead', 'lead.id', 'viewing_proposal.lead_id')
    .select(['viewing_proposal.lead_id', 'viewing_proposal.agent_id', 'viewing_proposal.starts_at'])
    .select(['lead.property_id', 'lead.payload'])
    .where('viewing_proposal.expires_at', '>', now.toISOString())
    // The time of a cancelled viewing is only reserved until the cancellation is final.
    .where('lead.status', '!=', 'cancelled')
    .where('viewing_proposal.starts_at', '>=', from.toISOString())
    .where('viewing_proposal.starts_at', '<', to.toISOString())
  if (agentId !== undefined) query = query.where('viewing_proposal.agent_id', '=', agentId)
  if (propertyId !== undefined) query = query.where('lead.property_id', '=', propertyId)
  const rows = await query.orderBy('viewing_proposal.starts_at').limit(500).execute()
  return rows.map((row) => ({
    leadId: row.lead_id,
    propertyId: row.property_id ?? undefined,
    agentId: row.agent_id,
    startsAt: new Date(row.starts_at),
    payload: JSON.parse(row.payload),
  }))
}

export type RequestedViewing = {
  leadId: string
  propertyId: number | undefined
  payload: Record<string, unknown>
  createdAt: Date
  state: LeadState
}

/** Matches the field in the JSON of a lead. Quotation marks in typed text are escaped, so they cannot match. */
const waitingList = '%"SLOT":"waiting-list"%'

type Where = ExpressionBuilder<Database, 'lead'>

/** Requests for a place on the waiting list; the others request a time. */
export const waitsOnList = (where: Where) => where('lead.payload', 'like', waitingList)

const withoutTime = (propertyIds: readonly number[] | undefined) => (where: Where) =>
  where.and([
    where('lead.form', '=', 'visit'),
    where('lead.status', '=', 'requested'),
    where('lead.merged_into', 'is', null),
    ...(propertyIds ? [where('lead.property_id', 'in', propertyIds)] : []),
  ])

/** Which of the viewings without a time. */
export type RequestedKind = 'requested' | 'waiting'

const ofKind = (kind: RequestedKind) => (where: Where) =>
  kind === 'waiting' ? where.and([waitsOnList(where), where.not(hasLaterViewing(where))]) : where.not(waitsOnList(where))

/** Viewings without a time, oldest first. @param propertyIds undefined for all. @param limit of rows. */
export async function findRequestedViewings(
  db: Db,
  _staff: Staff<'handleViewings'>,
  propertyIds: readonly number[] | undefined,
  kind: RequestedKind,
  limit: number,
): Promise<RequestedViewing[]> {
  if (propertyIds?.length === 0) return []
  const rows = await db
    .selectFrom('lead')
    .select(['id', 'property_id', 'payload', 'created_at', 'state'])
    .where(withoutTime(propertyIds))
    .where(ofKind(kind))
    .orderBy('created_at')
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map((row) => ({
    leadId: row.id,
    propertyId: row.property_id ?? undefined,
    payload: JSON.parse(row.payload),
    createdAt: new Date(row.created_at),
    state: row.state,
  }))
}

/** Number of each kind, not limited to the rows shown. */
export async function countRequestedViewings(
  db: Db,
  _staff: Staff<'handleViewings'>,
  propertyIds: readonly number[] | undefined,
): Promise<Readonly<Record<RequestedKind, number>>> {
  if (propertyIds?.length === 0) return { requested: 0, waiting: 0 }
  const row = await db
    .selectFrom('lead')
    .select(({ fn }) => [
      fn.countAll<number | string>().filterWhere(ofKind('requested')).as('requested'),
      fn.countAll<number | string>().filterWhere(ofKind('waiting')).as('waiting'),
    ])
    .where(withoutTime(propertyIds))
    .executeTakeFirstOrThrow()
  return { requested: Number(row.requested), waiting: Number(row.waiting) }
}

export type InterestedLead = { leadId: string; form: string; status: LeadStatus; payload: Record<string, unknown> }

/** People who may come to an open day, as nobody registers for it: those with an open lead about the property. */
export type Interest = { count: number; leads: readonly InterestedLead[] }

/** By property; the counts are those of the inbox. @param limit of leads per property, oldest first. */
export async function findInterest(
  db: Db,
  staff: Staff<'handleViewings'>,
  propertyIds: readonly number[],
  limit: number,
): Promise<ReadonlyMap<number, Interest>> {
  if (propertyIds.length === 0) return new Map()
  const rows = await db
    .selectFrom((query) =>
      query
        .selectFrom('lead')
        .select(['lead.id', 'lead.property_id', 'lead.form', 'lead.status', 'lead.payload'])
        .select([
          sql<number>`row_number() over (partition by lead.property_id order by lead.created_at, lead.id)`.as('place'),
          sql<number | string>`count(*) over (partition by lead.property_id)`.as('count'),
        ])
        .where(inInbox(staff, { view: 'open', who: 'all' }))
        .where('lead.property_id', 'in', propertyIds)
        .as('found'),
    )
    .selectAll()
    .where('place', '<=', limit)
    .orderBy('place')
    .execute()
  const ofProperty = (id: number) => rows.filter(({ property_id }) => property_id === id)
  return new Map(
    propertyIds.map((id) => [
      id,
      {
        count: Number(ofProperty(id)[0]?.count ?? 0),
        leads: ofProperty(id).map((row) => ({
          ...{ leadId: row.id, form: row.form, status: row.status },
          payload: JSON.parse(row.payload),
        })),
      },
    ]),
  )
}

export async function findOutcome(db: Db, _staff: Staff<'handleViewings'>, leadId: string): Promise<ViewingOutcome | undefined> {
  const row = await db.selectFrom('viewing_outcome').selectAll().where('lead_id', '=', leadId).executeTakeFirst()
  const outcome = toOutcome(row?.outcome ?? null)
  return row && outcome && { outcome, feedback: row.feedback ?? '', author: row.author, writtenAt: new Date(row.written_at) }
}

/** @param db the transaction of the action. */
export async function saveOutcome(
  db: Db,
  staff: Staff<'handleViewings'>,
  leadId: string,
  { outcome, feedback }: Pick<ViewingOutcome, 'outcome' | 'feedback'>,
  now: Date,
): Promise<void> {
  const row = { outcome, feedback: feedback || null, author: staff.name, written_at: now.toISOString() }
  await db
    .insertInto('viewing_outcome')
    .values({ lead_id: leadId, ...row })
    .onConflict((conflict) => conflict.column('lead_id').doUpdateSet(row))
    .execute()
}

/** Current version of a lead; undefined if there is none. */
export async function findSeenVersion(db: Db, _staff: Staff<'handleViewings'>, leadId: string): Promise<number | undefined> {
  return (await db.selectFrom('lead').select('version').where('id', '=', leadId).executeTakeFirst())?.version
}

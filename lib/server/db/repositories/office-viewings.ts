/** Viewings as the office sees them: in a calendar, asked for without a time, and what came of them. */
import 'server-only'
import { sql } from 'kysely'
import type { LeadState } from '../../../domain/office/lead-state.ts'
import type { Staff } from '../../office/staff.ts'
import type { Db } from '../client.ts'
import type { LeadStatus } from '../schema.ts'

/** Which part of the calendar: of some agents, of one property, or everything. */
export type CalendarFilter = { from: Date; to: Date; agentId?: number | undefined; propertyId?: number | undefined }

export type CalendarViewing = {
  leadId: string
  propertyId: number
  agentId: number
  startsAt: Date
  status: LeadStatus
  payload: Record<string, unknown>
  /** What came of it; undefined while nobody said. */
  outcome: ViewingOutcome['outcome'] | undefined
}

export const outcomes = ['came', 'absent'] as const

export type ViewingOutcome = {
  outcome: (typeof outcomes)[number]
  /** What the owner reads. */
  feedback: string
  author: string
  writtenAt: Date
}

const toOutcome = (text: string | null) => outcomes.find((outcome) => outcome === text)

/** With their times, in order; also such whose visitor still has to click. */
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

/** Times that were proposed and that nobody chose yet, in order. */
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
    // That of a viewing which was called off is only kept until that stands.
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

export type AskedViewing = {
  leadId: string
  propertyId: number | undefined
  payload: Record<string, unknown>
  createdAt: Date
  state: LeadState
}

/** Viewings without a time, oldest first. @param propertyIds of whose; undefined for all. @param limit of rows. */
export async function findAskedViewings(
  db: Db,
  _staff: Staff<'handleViewings'>,
  propertyIds: readonly number[] | undefined,
  limit: number,
): Promise<AskedViewing[]> {
  if (propertyIds?.length === 0) return []
  let query = db
    .selectFrom('lead')
    .select(['id', 'property_id', 'payload', 'created_at', 'state'])
    .where('form', '=', 'visit')
    .where('status', '=', 'requested')
    .where('merged_into', 'is', null)
  if (propertyIds) query = query.where('property_id', 'in', propertyIds)
  const rows = await query.orderBy('created_at').orderBy('id').limit(limit).execute()
  return rows.map((row) => ({
    leadId: row.id,
    propertyId: row.property_id ?? undefined,
    payload: JSON.parse(row.payload),
    createdAt: new Date(row.created_at),
    state: row.state,
  }))
}

/** Who may come to an open day, as far as anybody knows: nobody announces it. */
export type Interest = { asked: number; waiting: number }

/** By property: people whose lead is still open, and how many of them wait for the time of a viewing. */
export async function countInterest(
  db: Db,
  _staff: Staff<'handleViewings'>,
  propertyIds: readonly number[],
): Promise<ReadonlyMap<number, Interest>> {
  if (propertyIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('lead')
    .select(['property_id', sql<number | string>`count(distinct email)`.as('asked')])
    .select(sql<number | string>`count(distinct case when form = 'visit' and status = 'requested' then email end)`.as('waiting'))
    .where('property_id', 'in', propertyIds)
    .where('state', '<>', 'done')
    .where('merged_into', 'is', null)
    .groupBy('property_id')
    .execute()
  return new Map(rows.map((row) => [row.property_id ?? 0, { asked: Number(row.asked), waiting: Number(row.waiting) }]))
}

export async function findOutcome(db: Db, _staff: Staff<'handleViewings'>, leadId: string): Promise<ViewingOutcome | undefined> {
  const row = await db.selectFrom('viewing_outcome').selectAll().where('lead_id', '=', leadId).executeTakeFirst()
  const outcome = toOutcome(row?.outcome ?? null)
  return row && outcome && { outcome, feedback: row.feedback ?? '', author: row.author, writtenAt: new Date(row.written_at) }
}

/** @param db of the transaction that does it. */
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

/** Which version of a lead somebody sees; undefined when there is none. */
export async function findSeenVersion(db: Db, _staff: Staff<'handleViewings'>, leadId: string): Promise<number | undefined> {
  return (await db.selectFrom('lead').select('version').where('id', '=', leadId).executeTakeFirst())?.version
}

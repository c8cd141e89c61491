/** What the office has before it: what waits for somebody, and the viewings of a day. */
import 'server-only'
import type { ExpressionBuilder } from 'kysely'
import { formsToAnswer } from '../../../forms/office-work.ts'
import type { Staff } from '../../office/staff.ts'
import type { Db } from '../client.ts'
import type { Database, LeadStatus, OutboxKind } from '../schema.ts'

export type WaitingLead = {
  id: string
  form: string
  language: string
  propertyId: number | undefined
  status: LeadStatus
  payload: Record<string, unknown>
  createdAt: Date
  /** Name of whoever took it. */
  assignee: { id: string; name: string } | undefined
}

/** New leads of forms that ask for an answer; viewings without a time, testimonials nobody has read: these by what became of them. */
const waits = (where: ExpressionBuilder<Database, 'lead'>) =>
  where.and([
    where('lead.merged_into', 'is', null),
    where.or([
      where.and([where('lead.form', 'in', formsToAnswer), where('lead.state', '=', 'new')]),
      where.and([where('lead.form', '=', 'visit'), where('lead.status', '=', 'requested')]),
      where.and([where('lead.form', '=', 'testimonial'), where('lead.status', '=', 'new')]),
    ]),
  ])

/** Whose work: of everybody, or what one took and what nobody did. */
export const whoseWork = ['mine', 'all'] as const

export type Whose = (typeof whoseWork)[number]

const ofWhom = (staff: Staff<'seeToday'>, whose: Whose) => (where: ExpressionBuilder<Database, 'lead'>) =>
  whose === 'all'
    ? where.lit(true)
    : where.or([where('lead.assigned_to', 'is', null), where('lead.assigned_to', '=', staff.accountId ?? '')])

/** Oldest first. @param limit of rows. */
export async function findWaiting(db: Db, staff: Staff<'seeToday'>, whose: Whose, limit: number): Promise<WaitingLead[]> {
  const rows = await db
    .selectFrom('lead')
    .leftJoin('account', 'account.id', 'lead.assigned_to')
    .select(['lead.id', 'lead.form', 'lead.language', 'lead.property_id', 'lead.status', 'lead.payload', 'lead.created_at'])
    .select(['lead.assigned_to', 'account.name'])
    .where(waits)
    .where(ofWhom(staff, whose))
    .orderBy('lead.created_at')
    .orderBy('lead.id')
    .limit(limit)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    form: row.form,
    language: row.language,
    propertyId: row.property_id ?? undefined,
    status: row.status,
    payload: JSON.parse(row.payload),
    createdAt: new Date(row.created_at),
    assignee: row.assigned_to !== null && row.name !== null ? { id: row.assigned_to, name: row.name } : undefined,
  }))
}

/** How much waits for each. */
export async function countWaiting(db: Db, staff: Staff<'seeToday'>): Promise<Readonly<Record<Whose, number>>> {
  const row = await db
    .selectFrom('lead')
    .select(({ fn }) => [
      fn.countAll<number | string>().as('all'),
      fn.countAll<number | string>().filterWhere(ofWhom(staff, 'mine')).as('mine'),
    ])
    .where(waits)
    .executeTakeFirstOrThrow()
  return { all: Number(row.all), mine: Number(row.mine) }
}

export type DayViewing = {
  leadId: string
  propertyId: number
  agentId: number
  startsAt: Date
  status: LeadStatus
  language: string
  payload: Record<string, unknown>
}

/** Viewings that begin between two moments, in order. */
export async function findViewingsBetween(db: Db, _staff: Staff<'seeToday'>, from: Date, to: Date): Promise<DayViewing[]> {
  const rows = await db
    .selectFrom('appointment')
    .innerJoin('lead', 'lead.id', 'appointment.lead_id')
    .select(['appointment.lead_id', 'appointment.property_id', 'appointment.agent_id', 'appointment.starts_at'])
    .select(['lead.status', 'lead.language', 'lead.payload'])
    .where('appointment.starts_at', '>=', from.toISOString())
    .where('appointment.starts_at', '<', to.toISOString())
    .where('lead.status', 'in', ['confirmed', 'pending'])
    .orderBy('appointment.starts_at')
    .execute()
  return rows.map((row) => ({
    leadId: row.lead_id,
    propertyId: row.property_id,
    agentId: row.agent_id,
    startsAt: new Date(row.starts_at),
    status: row.status,
    language: row.language,
    payload: JSON.parse(row.payload),
  }))
}

export type OpenOffer = {
  id: string
  propertyId: number | undefined
  payload: Record<string, unknown>
  createdAt: Date
}

/** Offers that nobody closed, newest first. @param limit of rows. */
export async function findOpenOffers(db: Db, _staff: Staff<'seeToday'>, limit: number): Promise<OpenOffer[]> {
  const rows = await db
    .selectFrom('lead')
    .select(['id', 'property_id', 'payload', 'created_at'])
    .where('form', '=', 'purchase-offer')
    .where('state', 'in', ['new', 'inHand', 'waiting'])
    .where('merged_into', 'is', null)
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    propertyId: row.property_id ?? undefined,
    payload: JSON.parse(row.payload),
    createdAt: new Date(row.created_at),
  }))
}

export type FailedMessage = {
  id: string
  kind: OutboxKind
  /** Without personal data. */
  subject: string
  leadId: string | undefined
  /** What was filled in, where it goes with a lead. */
  payload: Record<string, unknown> | undefined
  attempts: number
  failedAt: Date
}

/** What could not be sent, the last first. @param limit of rows. */
export async function findFailedMessages(db: Db, _staff: Staff<'seeToday'>, limit: number): Promise<FailedMessage[]> {
  const rows = await db
    .selectFrom('outbox')
    .leftJoin('lead', 'lead.id', 'outbox.lead_id')
    .select([
      'outbox.id',
      'outbox.kind',
      'outbox.subject',
      'outbox.lead_id',
      'outbox.attempts',
      'outbox.done_at',
      'outbox.created_at',
    ])
    .select('lead.payload')
    .where('outbox.status', '=', 'failed')
    .orderBy('outbox.due_at', 'desc')
    .limit(limit)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    subject: row.subject,
    leadId: row.lead_id ?? undefined,
    payload: row.payload === null ? undefined : JSON.parse(row.payload),
    attempts: row.attempts,
    failedAt: new Date(row.done_at ?? row.created_at),
  }))
}

/** The office's work of the day: open leads, and the viewings of a day. */
import 'server-only'
import { type ExpressionBuilder, sql } from 'kysely'
import { dayMs } from '../../../../domain/text/date.ts'
import { formsToAnswer } from '../../../../forms/office-work.ts'
import type { Staff } from '../../../office/staff/staff.ts'
import type { Db } from '../../client.ts'
import type { Database, LeadStatus, OutboxKind } from '../../schema.ts'
import { waitsOnList } from './office-viewings.ts'

export type WaitingLead = {
  id: string
  form: string
  language: string
  propertyId: number | undefined
  status: LeadStatus
  payload: Record<string, unknown>
  createdAt: Date
  /** When the office last wrote; times proposed then may have expired without a choice. */
  answeredAt: Date | undefined
  /** The staff member who handles it. */
  assignee: { id: string; name: string } | undefined
}

/**
 * Leads that wait for the office: new leads of forms that require an answer, viewings without a time, and unread testimonials.
 * Leads that wait for the visitor, such as proposed times, and the waiting list are not included.
 */
export const waits = (where: ExpressionBuilder<Database, 'lead'>) =>
  where.and([
    where('lead.merged_into', 'is', null),
    where.or([
      where.and([where('lead.form', 'in', formsToAnswer), where('lead.state', '=', 'new')]),
      where.and([
        where('lead.form', '=', 'visit'),
        where('lead.status', '=', 'requested'),
        where('lead.state', '<>', 'waiting'),
        where.not(waitsOnList(where)),
      ]),
      where.and([where('lead.form', '=', 'testimonial'), where('lead.status', '=', 'new')]),
    ]),
  ])

/** Whose work: everybody's, or one's own and unassigned leads. */
export const whoseWork = ['mine', 'all'] as const

export type Whose = (typeof whoseWork)[number]

export const ofWhom = (staff: Staff<'seeToday'>, whose: Whose) => (where: ExpressionBuilder<Database, 'lead'>) =>
  whose === 'all'
    ? where.lit(true)
    : where.or([where('lead.assigned_to', 'is', null), where('lead.assigned_to', '=', staff.accountId ?? '')])

/** Forms with the same promise (response time): leads received up to `late` are overdue now, up to `today` they are due today. */
export type Promised = { forms: readonly string[]; late: Date; today: Date }

/** Milliseconds after which a lead waits for the office again; the same as the lifetime of proposed times. */
export const turnMs = 2 * dayMs

const since = sql<string>`coalesce(lead.answered_at, lead.created_at)`

/** Groups by promise, and by whether it was answered before; within a group the oldest is due first. */
function groupOf(promised: readonly Promised[]) {
  const groups = promised.map(({ forms }, index) => sql`when lead.form in (${sql.join(forms)}) then ${sql.lit(index)}`)
  return sql`case ${sql.join(groups, sql` `)} end, lead.answered_at is null`
}

/** The leads of each promise that are due first, ordered by id. @param limit rows per promise. */
export async function findWaiting(
  db: Db,
  staff: Staff<'seeToday'>,
  whose: Whose,
  promised: readonly Promised[],
  limit: number,
): Promise<WaitingLead[]> {
  const rows = await db
    .with('placed', (query) =>
      query
        .selectFrom('lead')
        .select('lead.id')
        .select(sql<number>`row_number() over (partition by ${groupOf(promised)} order by ${since}, lead.id)`.as('place'))
        .where(waits)
        .where(ofWhom(staff, whose)),
    )
    .selectFrom('placed')
    .innerJoin('lead', 'lead.id', 'placed.id')
    .leftJoin('account', 'account.id', 'lead.assigned_to')
    .select(['lead.id', 'lead.form', 'lead.language', 'lead.property_id', 'lead.status', 'lead.payload', 'lead.created_at'])
    .select(['lead.answered_at', 'lead.assigned_to', 'account.name'])
    .where('placed.place', '<=', limit)
    .orderBy('lead.id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    form: row.form,
    language: row.language,
    propertyId: row.property_id ?? undefined,
    status: row.status,
    payload: JSON.parse(row.payload),
    createdAt: new Date(row.created_at),
    answeredAt: row.answered_at === null ? undefined : new Date(row.answered_at),
    assignee: row.assigned_to !== null && row.name !== null ? { id: row.assigned_to, name: row.name } : undefined,
  }))
}

/** Leads whose promise has passed: unanswered ones by receipt, others by the office's last message. */
export const dueBy = (promised: readonly Promised[], group: 'late' | 'today') => (where: ExpressionBuilder<Database, 'lead'>) =>
  where.or(
    promised.map(({ forms, [group]: moment }) =>
      where.and([
        where('lead.form', 'in', forms),
        where.or([
          where.and([where('lead.answered_at', 'is', null), where('lead.created_at', '<=', moment.toISOString())]),
          where('lead.answered_at', '<=', new Date(moment.getTime() - turnMs).toISOString()),
        ]),
      ]),
    ),
  )

export type WaitingCounts = Readonly<Record<Whose, number>> & {
  /** Of those selected by `whose`: overdue, and overdue or due today. */
  late: number
  dueToday: number
}

/** Number of waiting leads of each kind, and how many of those selected are due. */
export async function countWaiting(
  db: Db,
  staff: Staff<'seeToday'>,
  whose: Whose,
  promised: readonly Promised[],
): Promise<WaitingCounts> {
  const due = (group: 'late' | 'today') => (where: ExpressionBuilder<Database, 'lead'>) =>
    where.and([ofWhom(staff, whose)(where), dueBy(promised, group)(where)])
  const row = await db
    .selectFrom('lead')
    .select(({ fn }) => [
      fn.countAll<number | string>().as('all'),
      fn.countAll<number | string>().filterWhere(ofWhom(staff, 'mine')).as('mine'),
      fn.countAll<number | string>().filterWhere(due('late')).as('late'),
      fn.countAll<number | string>().filterWhere(due('today')).as('due_today'),
    ])
    .where(waits)
    .executeTakeFirstOrThrow()
  return { all: Number(row.all), mine: Number(row.mine), late: Number(row.late), dueToday: Number(row.due_today) }
}

export type DayViewing = {
  leadId: string
  propertyId: number
  agentId: number
  startsAt: Date
  status: LeadStatus
  language: string
  payload: Record<string, unknown>
  /** Offered without its address, by appointment. */
  isDiscreet: boolean
}

/** Viewings that start at or after a time, in order. */
export async function findViewingsFrom(db: Db, _staff: Staff<'seeToday'>, from: Date): Promise<DayViewing[]> {
  const rows = await db
    .selectFrom('appointment')
    .innerJoin('lead', 'lead.id', 'appointment.lead_id')
    .select(['appointment.lead_id', 'appointment.property_id', 'appointment.agent_id', 'appointment.starts_at'])
    .leftJoin('office_listing', 'office_listing.property_id', 'appointment.property_id')
    .select(['lead.status', 'lead.language', 'lead.payload', 'office_listing.discreet'])
    .where('appointment.starts_at', '>=', from.toISOString())
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
    isDiscreet: row.discreet !== null,
  }))
}

export type OpenOffer = {
  id: string
  propertyId: number | undefined
  payload: Record<string, unknown>
  createdAt: Date
}

/** Purchase offers that are not closed, newest first. @param limit of rows. */
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
  /** Fields of the lead that it belongs to, if any. */
  payload: Record<string, unknown> | undefined
  attempts: number
  failedAt: Date
}

/** Messages that could not be sent, newest first. @param limit of rows. */
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

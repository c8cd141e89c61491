/** The outbox: messages waiting to be delivered to a mail server, webhook, CRM or push service. */
import 'server-only'
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { dayMs } from '../../../../domain/text/date.ts'
import { inBatches } from '../../../../process/in-batches.ts'
import type { Db } from '../../client.ts'
import { latestBy } from '../../clock-ahead.ts'
import type { OutboxKind, OutboxStatus } from '../../schema.ts'

/**
 * Lower numbers are sent first: bulk mails never delay a mail that somebody waits for. Earlier releases use 0 and 1 and ignore
 * these numbers, so that they leave alone messages that they cannot send (docs/decisions/034).
 */
const priorities = { immediate: 10, bulk: 11 } as const

export type Priority = keyof typeof priorities

/** Priorities that a worker of this priority sends, including those of earlier releases. */
const takenWith: Readonly<Record<Priority, readonly number[]>> = { immediate: [0, 10], bulk: [0, 1, 10, 11] }

export type NewMessage = {
  kind: OutboxKind
  /** Default: `immediate`. */
  priority?: Priority
  subject: string
  message: unknown
  /** Subscriber whose saved searches it is about, if any: deleted together with the subscriber. */
  subscriberId?: string
  /** Newsletter sign-up that it is sent for, if any: deleted with it, or on unsubscribing. */
  subscriptionId?: string
  /** Delays sending, so that the message can be withdrawn until then. */
  hold?: MessageHold
}

/**
 * `decisionId`: the accepted lead, or the property, whose change includes the message; without it the message is withdrawn on its
 * own.
 */
export type MessageHold = { until: Date; decisionId?: string }

/** @param hold undefined to send at once. */
export const withHold = (messages: readonly NewMessage[], hold: MessageHold | undefined): readonly NewMessage[] =>
  hold ? messages.map((message) => ({ ...message, hold })) : messages

/** `owner`: id of the lease, new for each attempt. */
export type OutboxMessage = {
  id: string
  kind: OutboxKind
  subject: string
  message: unknown
  attempts: number
  owner: string
  /** When it was queued. */
  queuedAt: Date
  leadId: string | undefined
}

/** Rows per insert. */
const rowsAtOnce = 1000

/** Milliseconds of exclusive access for a worker, unless renewed. After a crash the message is free when its lease ends. */
export const leaseMs = 60_000

const later = (now: Date, ms: number) => new Date(now.getTime() + ms).toISOString()

/** @param leadId the lead that the messages belong to, if any: they are deleted with it. */
export async function queueMessages(db: Db, messages: readonly NewMessage[], now: Date, leadId?: string): Promise<void> {
  const time = now.toISOString()
  const rows = messages.map(({ kind, priority = 'immediate', subject, message, hold, ...whose }) => ({
    id: randomUUID(),
    lead_id: leadId ?? null,
    subscriber_id: whose.subscriberId ?? null,
    subscription_id: whose.subscriptionId ?? null,
    kind,
    subject,
    message: JSON.stringify(message),
    status: 'queued' as const,
    attempts: 0,
    due_at: hold?.until.toISOString() ?? time,
    decision_id: hold?.decisionId ?? null,
    last_error: null,
    created_at: time,
    done_at: null,
    priority: priorities[priority],
    lease_owner: null,
    lease_ends_at: null,
  }))
  // PostgreSQL allows 65 535 parameters in a statement.
  for (const batch of inBatches(rows, rowsAtOnce)) await db.insertInto('outbox').values(batch).execute()
}

/** Candidates read per message, so that parallel workers all find one. */
const candidatesAtOnce = 10

/**
 * Takes the next message, for one worker alone: the update only finds the row while it is free.
 * Delivery is at least once: if a worker dies after sending, the next one sends the message again.
 * @param priority the lowest that is taken.
 * @returns undefined when nothing is due.
 */
export async function takeDueMessage(db: Db, priority: Priority, now: Date): Promise<OutboxMessage | undefined> {
  for (;;) {
    const candidates = await db
      .selectFrom('outbox')
      .select('id')
      .where(isFree(now))
      .where('priority', 'in', takenWith[priority])
      .orderBy('priority')
      .orderBy('due_at')
      .limit(candidatesAtOnce)
      .execute()
    if (candidates.length === 0) return undefined
    for (const { id } of candidates) {
      const message = await takeMessage(db, id, now)
      if (message) return message
    }
  }
}

/** Longest delay (ms) between two attempts: a later due time comes from a wrong clock. */
const longestPauseMs = dayMs

/** Due, and without a valid lease. */
const isFree = (now: Date) => {
  const time = now.toISOString()
  return sql<boolean>`status = 'queued' and (due_at <= ${time} or due_at > ${latestBy(now, longestPauseMs)}) and (lease_ends_at is null or lease_ends_at <= ${time})`
}

async function takeMessage(db: Db, id: string, now: Date): Promise<OutboxMessage | undefined> {
  const owner = randomUUID()
  const row = await db
    .updateTable('outbox')
    .set({ lease_owner: owner, lease_ends_at: later(now, leaseMs), attempts: sql`attempts + 1` })
    .where('id', '=', id)
    .where(isFree(now))
    .returning(['id', 'kind', 'subject', 'message', 'attempts', 'created_at', 'lead_id'])
    .executeTakeFirst()
  if (!row) return undefined
  const { created_at, lead_id, message, ...rest } = row
  return { ...rest, message: JSON.parse(message), owner, queuedAt: new Date(created_at), leadId: lead_id ?? undefined }
}

/** Extends the lease while a message is being sent. @returns false if another worker has it, or it was deleted. */
export async function renewLease(db: Db, { id, owner }: OutboxMessage, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({ lease_ends_at: later(now, leaseMs) })
    .where('id', '=', id)
    .where('lease_owner', '=', owner)
    .where('status', '=', 'queued')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Content of a message whose content was erased. */
const emptyMessage = 'null'

/** Erases everything but the subject (personal data), whoever has the lease, because the message was sent. */
export async function markSent(db: Db, { id }: OutboxMessage, now: Date): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ status: 'sent', message: emptyMessage, last_error: null, done_at: now.toISOString(), ...noLease })
    .where('id', '=', id)
    .execute()
}

const noLease = { lease_owner: null, lease_ends_at: null } as const

export type Failure = {
  reason: string
  /** Undefined if there is no further attempt: the message then has the status `failed`. */
  retryAt: Date | undefined
  /** Whether to erase the content when there is no further attempt. */
  erases: boolean
}

/** Does nothing if another worker took the message meanwhile. */
export async function markNotSent(db: Db, { id, owner }: OutboxMessage, failure: Failure, now: Date): Promise<void> {
  const { reason, retryAt, erases } = failure
  const change = retryAt
    ? { status: 'queued' as const, due_at: retryAt.toISOString() }
    : { status: 'failed' as const, done_at: now.toISOString(), ...(erases && { message: emptyMessage }) }
  await db
    .updateTable('outbox')
    .set({ ...change, ...noLease, last_error: reason })
    .where('id', '=', id)
    .where('lease_owner', '=', owner)
    .execute()
}

/** Makes mails that wait for a retry due now, without counting the attempt, as a failure may concern a single mail. */
export async function hastenMails(db: Db, now: Date): Promise<void> {
  const time = now.toISOString()
  await db
    .updateTable('outbox')
    .set({ due_at: time, attempts: sql`attempts - 1` })
    .where('kind', '=', 'mail')
    .where('status', '=', 'queued')
    .where('attempts', '>', 0)
    .where('last_error', 'is not', null)
    .where('due_at', '>', time)
    .where('lease_owner', 'is', null)
    .execute()
}

/** Queues failed messages, or one of them, again, if their content was not erased. @returns their number. */
export async function requeueFailed(db: Db, now: Date, id?: string): Promise<number> {
  let query = db
    .updateTable('outbox')
    .set({ status: 'queued', attempts: 0, due_at: now.toISOString(), done_at: null })
    .where('status', '=', 'failed')
    .where('message', '<>', emptyMessage)
  if (id !== undefined) query = query.where('id', '=', id)
  return Number((await query.executeTakeFirst()).numUpdatedRows)
}

export type OutboxEntry = {
  id: string
  kind: OutboxKind
  subject: string
  status: OutboxStatus
  attempts: number
  dueAt: string
  lastError: string | undefined
  createdAt: string
}

/** Messages by status, oldest first, without their content. */
export async function listOutbox(db: Db, status?: OutboxStatus): Promise<OutboxEntry[]> {
  let query = db
    .selectFrom('outbox')
    .select(['id', 'kind', 'subject', 'status', 'attempts', 'due_at', 'last_error', 'created_at'])
  if (status) query = query.where('status', '=', status)
  const rows = await query.orderBy('created_at').orderBy('id').execute()
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    subject: row.subject,
    status: row.status,
    attempts: row.attempts,
    dueAt: row.due_at,
    lastError: row.last_error ?? undefined,
    createdAt: row.created_at,
  }))
}

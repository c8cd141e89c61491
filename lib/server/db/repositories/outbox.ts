/** The outbox: messages that wait until a mail server or a webhook took them. */
import 'server-only'
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../client.ts'
import type { OutboxKind, OutboxStatus } from '../schema.ts'

export type NewMessage = {
  kind: OutboxKind
  subject: string
  message: unknown
  /** Whose saved searches it is about, if any: it is deleted with them. */
  seekerId?: string
  /** Whose sign-up to the newsletter it is sent by, if any: it is deleted with that, or when they end it. */
  subscriptionId?: string
}

export type OutboxMessage = { id: string; kind: OutboxKind; subject: string; message: unknown; attempts: number }

/** Rows of one insert. */
const rowsAtOnce = 1000

/** For how long a worker that took a message keeps others from it (ms); after a crash the message is due again. */
const leaseMs = 2 * 60_000

const later = (now: Date, ms: number) => new Date(now.getTime() + ms).toISOString()

/** @param leadId the lead that the messages go with, if any: they are deleted with it. */
export async function queueMessages(db: Db, messages: readonly NewMessage[], now: Date, leadId?: string): Promise<void> {
  const time = now.toISOString()
  const rows = messages.map(({ kind, subject, message, seekerId, subscriptionId }) => ({
    id: randomUUID(),
    submission_id: leadId ?? null,
    seeker_id: seekerId ?? null,
    subscription_id: subscriptionId ?? null,
    kind,
    subject,
    message: JSON.stringify(message),
    status: 'queued' as const,
    attempts: 0,
    due_at: time,
    last_error: null,
    created_at: time,
    done_at: null,
  }))
  // PostgreSQL takes 65 535 parameters in a statement.
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    await db
      .insertInto('outbox')
      .values(rows.slice(start, start + rowsAtOnce))
      .execute()
  }
}

/**
 * Takes up to `limit` due messages, each for one worker alone: the update finds its row only while it is still due.
 * Delivery is at least once: a worker that dies after sending leaves the message to the next.
 */
export async function takeDueMessages(db: Db, limit: number, now: Date): Promise<OutboxMessage[]> {
  const due = await db
    .selectFrom('outbox')
    .select('id')
    .where('status', '=', 'queued')
    .where('due_at', '<=', now.toISOString())
    .orderBy('due_at')
    .limit(limit)
    .execute()
  const taken = await Promise.all(due.map(({ id }) => takeMessage(db, id, now)))
  return taken.flatMap((message) => message ?? [])
}

async function takeMessage(db: Db, id: string, now: Date): Promise<OutboxMessage | undefined> {
  const row = await db
    .updateTable('outbox')
    .set({ due_at: later(now, leaseMs), attempts: sql`attempts + 1` })
    .where('id', '=', id)
    .where('status', '=', 'queued')
    .where('due_at', '<=', now.toISOString())
    .returning(['id', 'kind', 'subject', 'message', 'attempts'])
    .executeTakeFirst()
  return row && { id: row.id, kind: row.kind, subject: row.subject, message: JSON.parse(row.message), attempts: row.attempts }
}

/** Mails to an address, in any case, that were not sent yet. */
export async function deleteMailsTo(db: Db, email: string): Promise<void> {
  const address = JSON.stringify(email.toLowerCase()).replace(/[\\%_]/g, '\\$&')
  await db
    .deleteFrom('outbox')
    .where('kind', '=', 'mail')
    .where(sql<boolean>`lower(message) like ${`%"to":${address}%`} escape '\\'`)
    .execute()
}

/** Newsletters that were not sent yet to somebody who does not want any. */
export async function deleteNewslettersTo(db: Db, subscriptionId: string): Promise<void> {
  await db.deleteFrom('outbox').where('subscription_id', '=', subscriptionId).where('status', '<>', 'sent').execute()
}

/** Messages of a lead that were not sent yet, or failed. */
export async function findUnsent(db: Db, leadId: string): Promise<Pick<OutboxMessage, 'id' | 'kind' | 'message'>[]> {
  const rows = await db
    .selectFrom('outbox')
    .select(['id', 'kind', 'message'])
    .where('submission_id', '=', leadId)
    .where('status', '<>', 'sent')
    .execute()
  return rows.map((row) => ({ ...row, message: JSON.parse(row.message) }))
}

/** Nothing comes back into a message that was sent meanwhile. */
export async function replaceUnsent(db: Db, id: string, message: unknown): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ message: JSON.stringify(message) })
    .where('id', '=', id)
    .where('status', '<>', 'sent')
    .execute()
}

export async function deleteMessage(db: Db, id: string): Promise<void> {
  await db.deleteFrom('outbox').where('id', '=', id).execute()
}

/** What was sent is forgotten but for its subject: a mail holds personal data. */
export async function markSent(db: Db, id: string, now: Date): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ status: 'sent', message: 'null', last_error: null, done_at: now.toISOString() })
    .where('id', '=', id)
    .execute()
}

/** @param retryAt undefined when there is no further attempt: the message then stays, visibly failed. */
export async function markNotSent(db: Db, id: string, error: string, retryAt: Date | undefined, now: Date): Promise<void> {
  const change = retryAt
    ? { status: 'queued' as const, due_at: retryAt.toISOString() }
    : { status: 'failed' as const, done_at: now.toISOString() }
  await db
    .updateTable('outbox')
    .set({ ...change, last_error: error })
    .where('id', '=', id)
    .execute()
}

/** Failed messages, or one of them, start again. Gives their number. */
export async function requeueFailed(db: Db, now: Date, id?: string): Promise<number> {
  let query = db
    .updateTable('outbox')
    .set({ status: 'queued', attempts: 0, due_at: now.toISOString(), done_at: null })
    .where('status', '=', 'failed')
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

/** Figures of the tables for monitoring. */
import 'server-only'
import type { Db } from '../../client.ts'
import { goodOutcomes } from '../feeds/feeds.ts'

export type OutboxFigure = { status: 'queued' | 'failed'; count: number; since: string }

/** Numbers of waiting and permanently failed messages, with the time of the oldest; only kinds that exist. */
export async function summarizeOutbox(db: Db): Promise<OutboxFigure[]> {
  const rows = await db
    .selectFrom('outbox')
    .select(({ fn }) => ['status', fn.countAll<number | string>().as('count'), fn.min('created_at').as('since')])
    .where('status', 'in', ['queued', 'failed'])
    .groupBy('status')
    .execute()
  return rows.flatMap(({ status, count, since }) => (status === 'sent' ? [] : [{ status, count: Number(count), since }]))
}

/** When each feed last ran successfully. */
export async function findLastSuccess(db: Db): Promise<{ source: string; at: string }[]> {
  return db
    .selectFrom('feed_run')
    .select(({ fn }) => ['source', fn.max('started_at').as('at')])
    .where('outcome', 'in', goodOutcomes)
    .groupBy('source')
    .execute()
}

/** Number of messages that failed permanently since then, and the reason of the last one. */
export async function findFailedMessages(db: Db, since: Date): Promise<{ count: number; reason: string }> {
  const rows = await db
    .selectFrom('outbox')
    .select('last_error')
    .where('status', '=', 'failed')
    .where('done_at', '>=', since.toISOString())
    .orderBy('done_at', 'desc')
    .execute()
  return { count: rows.length, reason: rows[0]?.last_error ?? '' }
}

/** The oldest mail that has waited since before then because the mail server did not accept it. */
export async function findWaitingMail(db: Db, before: Date): Promise<{ since: string; reason: string } | undefined> {
  const row = await db
    .selectFrom('outbox')
    .select(['created_at', 'last_error'])
    .where('kind', '=', 'mail')
    .where('status', '=', 'queued')
    .where('attempts', '>', 0)
    .where('last_error', 'is not', null)
    .where('created_at', '<', before.toISOString())
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst()
  return row && { since: row.created_at, reason: row.last_error ?? '' }
}

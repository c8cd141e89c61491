/** Figures of the tables for whoever watches over the site. */
import 'server-only'
import type { Db } from '../client.ts'

export type OutboxFigure = { status: 'queued' | 'failed'; count: number; since: string }

/** Messages that wait and that failed for good, with the time of the oldest; those that there are. */
export async function summarizeOutbox(db: Db): Promise<OutboxFigure[]> {
  const rows = await db
    .selectFrom('outbox')
    .select(({ fn }) => ['status', fn.countAll<number | string>().as('count'), fn.min('created_at').as('since')])
    .where('status', 'in', ['queued', 'failed'])
    .groupBy('status')
    .execute()
  return rows.flatMap(({ status, count, since }) => (status === 'sent' ? [] : [{ status, count: Number(count), since }]))
}

/** When each feed last ran well. */
export async function findLastSuccess(db: Db): Promise<{ source: string; at: string }[]> {
  return db
    .selectFrom('feed_run')
    .select(({ fn }) => ['source', fn.max('started_at').as('at')])
    .where('outcome', 'in', ['done', 'unchanged'])
    .groupBy('source')
    .execute()
}

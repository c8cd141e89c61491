/** The newsletter in numbers: who gets it, and what was sent of each article. */
import 'server-only'
import type { Staff } from '../../office/staff.ts'
import type { Db } from '../client.ts'
import type { SubscriptionStatus } from './subscriptions.ts'

export type ReaderCount = { language: string; status: SubscriptionStatus; count: number }

export async function countReaders(db: Db, _staff: Staff<'sendMailings'>): Promise<ReaderCount[]> {
  const rows = await db
    .selectFrom('subscription')
    .select(['language', 'status', ({ fn }) => fn.countAll<number | string>().as('count')])
    .groupBy(['language', 'status'])
    .execute()
  return rows.map((row) => ({ ...row, count: Number(row.count) }))
}

export type Mailing = { articleId: string; readers: number; firstAt: Date; lastAt: Date }

/** Articles that were sent to anybody who still gets it, the last first. */
export async function findMailings(db: Db, _staff: Staff<'sendMailings'>): Promise<Mailing[]> {
  const rows = await db
    .selectFrom('newsletter_mail')
    .select(['article_id', ({ fn }) => fn.countAll<number | string>().as('readers')])
    .select(({ fn }) => [fn.min('created_at').as('first_at'), fn.max('created_at').as('last_at')])
    .groupBy('article_id')
    .orderBy('last_at', 'desc')
    .execute()
  return rows.map((row) => ({
    articleId: row.article_id,
    readers: Number(row.readers),
    firstAt: new Date(row.first_at),
    lastAt: new Date(row.last_at),
  }))
}

export type UnsentCount = { subject: string; status: 'queued' | 'failed'; count: number }

/** Mails of newsletters that wait, or could not be delivered. */
export async function countUnsent(db: Db, _staff: Staff<'sendMailings'>): Promise<UnsentCount[]> {
  const rows = await db
    .selectFrom('outbox')
    .select(['subject', 'status', ({ fn }) => fn.countAll<number | string>().as('count')])
    .where('status', '<>', 'sent')
    .where('subscription_id', 'is not', null)
    .groupBy(['subject', 'status'])
    .execute()
  return rows.flatMap(({ subject, status, count }) => (status === 'sent' ? [] : [{ subject, status, count: Number(count) }]))
}

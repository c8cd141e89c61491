/** Newsletter figures: its subscribers, and how often each article was sent. */
import 'server-only'
import type { Staff } from '../../../office/staff/staff.ts'
import type { Db } from '../../client.ts'
import type { SubscriptionStatus } from '../subscriptions/subscriptions.ts'

export type ReaderCount = { language: string; status: SubscriptionStatus; count: number }

export async function countReaders(db: Db, _staff: Staff<'sendMailings'>): Promise<ReaderCount[]> {
  const rows = await db
    .selectFrom('subscription')
    .select(['language', 'status', ({ fn }) => fn.countAll<number | string>().as('count')])
    .groupBy(['language', 'status'])
    .execute()
  return rows.map((row) => ({ ...row, count: Number(row.count) }))
}

/** `readers`: subscribers who were sent it; `reached`: those who are still subscribed. */
export type Mailing = { articleId: string; readers: number; reached: number; firstAt: Date; lastAt: Date }

/** Articles sent to subscribers who still exist, the most recently sent first. */
export async function findMailings(db: Db, _staff: Staff<'sendMailings'>): Promise<Mailing[]> {
  const rows = await db
    .selectFrom('newsletter_mail')
    .innerJoin('subscription', 'subscription.id', 'newsletter_mail.subscription_id')
    .select(['article_id', ({ fn }) => fn.countAll<number | string>().as('readers')])
    .select(({ fn }) => fn.countAll<number | string>().filterWhere('subscription.status', '=', 'confirmed').as('reached'))
    .select(({ fn }) => [fn.min('newsletter_mail.created_at').as('first_at'), fn.max('newsletter_mail.created_at').as('last_at')])
    .groupBy('article_id')
    .orderBy('last_at', 'desc')
    .execute()
  return rows.map((row) => ({
    articleId: row.article_id,
    readers: Number(row.readers),
    reached: Number(row.reached),
    firstAt: new Date(row.first_at),
    lastAt: new Date(row.last_at),
  }))
}

export type UnsentCount = { subject: string; status: 'queued' | 'failed'; count: number }

/** Newsletter mails that wait, or could not be delivered. */
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

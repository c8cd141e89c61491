/** Newsletter subscriptions. An address is used once its owner has confirmed it. */
import 'server-only'
import type { Language } from '../../../../domain/text/language.ts'
import type { Db } from '../../client.ts'
import { readInPages } from '../../read-in-pages.ts'
import type { SubscriptionTable } from '../../schema.ts'

export type SubscriptionStatus = SubscriptionTable['status']

export type Subscription = {
  id: string
  email: string
  language: string
  status: SubscriptionStatus
  /** When the status last changed. */
  changedAt: string
}

export type NewSubscription = { id: string; email: string; language: Language }

const toSubscription = ({ id, email, language, status, changed_at }: SubscriptionTable): Subscription => ({
  id,
  email,
  language,
  status,
  changedAt: changed_at,
})

/** By mail address, ignoring case. */
export async function findSubscriptionOf(db: Db, email: string): Promise<Subscription | undefined> {
  const row = await db.selectFrom('subscription').selectAll().where('email', '=', email.toLowerCase()).executeTakeFirst()
  return row && toSubscription(row)
}

export async function findSubscription(db: Db, id: string): Promise<Subscription | undefined> {
  const row = await db.selectFrom('subscription').selectAll().where('id', '=', id).executeTakeFirst()
  return row && toSubscription(row)
}

/** Inserts an unconfirmed subscription; a confirmed address is unchanged. */
export async function saveSubscription(db: Db, { id, email, language }: NewSubscription, now: Date): Promise<void> {
  const time = now.toISOString()
  await db
    .insertInto('subscription')
    .values({ id, email: email.toLowerCase(), language, status: 'pending', created_at: time, changed_at: time })
    .onConflict((conflict) =>
      conflict
        .column('email')
        .doUpdateSet({ language, status: 'pending', changed_at: time })
        .where('subscription.status', '!=', 'confirmed'),
    )
    .execute()
}

/** @returns whether the status changed: false if it was the same, or the id is unknown. */
export async function setSubscriptionStatus(db: Db, id: string, status: SubscriptionStatus, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('subscription')
    .set({ status, changed_at: now.toISOString() })
    .where('id', '=', id)
    .where('status', '!=', status)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/**
 * All confirmed subscriptions, in pages.
 * @param pageSize subscriptions at a time.
 */
export async function* readConfirmed(db: Db, pageSize: number): AsyncGenerator<Subscription[]> {
  const confirmed = db.selectFrom('subscription').selectAll().where('status', '=', 'confirmed').orderBy('id').limit(pageSize)
  for await (const rows of readInPages((after) => confirmed.where('id', '>', after).execute())) yield rows.map(toSubscription)
}

/** Deletes addresses that were never confirmed, or have unsubscribed. @returns their number. */
export async function deleteUnsubscribed(db: Db, before: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('subscription')
    .where('status', '!=', 'confirmed')
    .where('changed_at', '<', before.toISOString())
    .executeTakeFirst()
  return Number(numDeletedRows)
}

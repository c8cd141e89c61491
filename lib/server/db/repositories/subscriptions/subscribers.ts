/** Subscribers with saved searches. No alerts are sent before the address is confirmed. */
import 'server-only'
import type { Language } from '../../../../domain/text/language.ts'
import type { Db } from '../../client.ts'
import type { SubscriberTable } from '../../tables/saved-searches.ts'

export type SubscriberStatus = SubscriberTable['status']

export type Subscriber = { id: string; email: string; firstName: string; language: string; status: SubscriberStatus }

export type NewSubscriber = { id: string; email: string; firstName: string; language: Language }

const toSubscriber = ({ id, email, first_name, language, status }: SubscriberTable): Subscriber => ({
  id,
  email,
  firstName: first_name,
  language,
  status,
})

export async function findSubscriber(db: Db, id: string): Promise<Subscriber | undefined> {
  const row = await db.selectFrom('subscriber').selectAll().where('id', '=', id).executeTakeFirst()
  return row && toSubscriber(row)
}

/** By mail address, ignoring case. */
export async function findSubscriberOf(db: Db, email: string): Promise<Subscriber | undefined> {
  const row = await db.selectFrom('subscriber').selectAll().where('email', '=', email.toLowerCase()).executeTakeFirst()
  return row && toSubscriber(row)
}

/**
 * Inserts a subscriber. For a known address only the time of the last contact changes, because the address may have been typed by
 * someone else.
 * @returns the id of the subscriber with this address.
 */
export async function saveSubscriber(db: Db, { id, email, firstName, language }: NewSubscriber, now: Date): Promise<string> {
  const time = now.toISOString()
  const written = await db
    .insertInto('subscriber')
    .values({
      id,
      email: email.toLowerCase(),
      first_name: firstName,
      language,
      status: 'pending',
      created_at: time,
      changed_at: time,
    })
    .onConflict((conflict) =>
      conflict.column('email').doUpdateSet({ changed_at: time }).where('subscriber.status', '!=', 'confirmed'),
    )
    .returning('id')
    .executeTakeFirst()
  if (written) return written.id
  const query = db.selectFrom('subscriber').select('id').where('email', '=', email.toLowerCase())
  return (await query.executeTakeFirstOrThrow()).id
}

/** Fields typed with the confirmed request; null where unknown. */
type Typed = { first_name: string | null; language: string | null }

/**
 * Confirms a subscriber, with the name and language of the confirmed request. Of several parallel confirmations one is the first.
 * @returns false if the subscriber was confirmed before and is unchanged.
 */
export async function confirmSubscriber(db: Db, id: string, { first_name, language }: Typed, now: Date): Promise<boolean> {
  const row = await db
    .updateTable('subscriber')
    .set({
      status: 'confirmed',
      changed_at: now.toISOString(),
      ...(first_name && { first_name }),
      ...(language && { language }),
    })
    .where('id', '=', id)
    .where('status', '!=', 'confirmed')
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Also counts as contact: the retention period starts at the last change. */
export async function setSubscriberStatus(db: Db, id: string, status: SubscriberStatus, now: Date): Promise<void> {
  await db.updateTable('subscriber').set({ status, changed_at: now.toISOString() }).where('id', '=', id).execute()
}

/** A subscriber, or those of a status whose last contact was before a time. */
export type DeletedSubscribers = { email: string } | { status: SubscriberStatus; before: Date }

/** Deletes subscribers with their searches, alerts and mails. @returns their number. */
export async function deleteSubscribers(db: Db, which: DeletedSubscribers): Promise<number> {
  const query = db.deleteFrom('subscriber')
  const chosen =
    'email' in which
      ? query.where('email', '=', which.email.toLowerCase())
      : query.where('status', '=', which.status).where('changed_at', '<', which.before.toISOString())
  return Number((await chosen.executeTakeFirst()).numDeletedRows)
}

/** Deletes logins of subscribers without saved searches. */
export async function deleteIdleSubscriberAccounts(db: Db): Promise<void> {
  await db
    .deleteFrom('account')
    .where('role', '=', 'seeker')
    .where('email', 'not in', (query) => query.selectFrom('subscriber').select('email'))
    .execute()
}

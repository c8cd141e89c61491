/** Subscribers with saved searches. Nobody gets an alert before the address was confirmed. */
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

/** By address, in any case. */
export async function findSubscriberOf(db: Db, email: string): Promise<Subscriber | undefined> {
  const row = await db.selectFrom('subscriber').selectAll().where('email', '=', email.toLowerCase()).executeTakeFirst()
  return row && toSubscriber(row)
}

/**
 * Whoever types an address that is not theirs changes nothing of somebody known, but that the address was heard of.
 * @returns the id of whoever has the address: somebody known keeps theirs.
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

/** What somebody typed with the request that is confirmed; null where that is not known. */
type Typed = { first_name: string | null; language: string | null }

/**
 * Makes somebody confirmed, with the name and language of the request that was confirmed. Of several confirmations at once one
 * is the first. False when the subscriber was confirmed already, and stays as before.
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

/** A sign of life as well: what is kept of somebody is kept from the last change on. */
export async function setSubscriberStatus(db: Db, id: string, status: SubscriberStatus, now: Date): Promise<void> {
  await db.updateTable('subscriber').set({ status, changed_at: now.toISOString() }).where('id', '=', id).execute()
}

/** A subscriber, or whoever was last heard of before a time, of one status. */
export type DeletedSubscribers = { email: string } | { status: SubscriberStatus; before: Date }

/** Deletes subscribers with their searches, their alerts and their mails. Gives their number. */
export async function deleteSubscribers(db: Db, which: DeletedSubscribers): Promise<number> {
  const query = db.deleteFrom('subscriber')
  const chosen =
    'email' in which
      ? query.where('email', '=', which.email.toLowerCase())
      : query.where('status', '=', which.status).where('changed_at', '<', which.before.toISOString())
  return Number((await chosen.executeTakeFirst()).numDeletedRows)
}

/** A login for searches that are gone is of no use to anybody. */
export async function deleteIdleSubscriberAccounts(db: Db): Promise<void> {
  await db
    .deleteFrom('account')
    .where('role', '=', 'seeker')
    .where('email', 'not in', (query) => query.selectFrom('subscriber').select('email'))
    .execute()
}

/** Subscribers as the office sees them: their searches, and who was mailed a discreet property. */
import 'server-only'
import { type ExpressionBuilder, sql } from 'kysely'
import { inBatches } from '../../../../process/in-batches.ts'
import type { Staff } from '../../../office/staff/staff.ts'
import type { Db } from '../../client.ts'
import { likeAny } from '../../like.ts'
import type { Database } from '../../schema.ts'
import { readSearchSettings, type SearchSettings, type SearchStatus } from '../subscriptions/saved-searches.ts'
import type { Subscriber } from '../subscriptions/subscribers.ts'

export type OfficeSearch = SearchSettings & { id: string; status: SearchStatus }

export type OfficeSubscriber = Omit<Subscriber, 'status'> & { since: Date; searches: readonly OfficeSearch[] }

/** Rows per page. */
export const subscriberPageSize = 25

type Where = ExpressionBuilder<Database, 'subscriber'>

/** Subscribers who have not confirmed, or have unsubscribed, are hidden from the office. */
const fits = (text: string | undefined) => (where: Where) =>
  where.and([
    where('subscriber.status', '=', 'confirmed'),
    ...(text === undefined
      ? []
      : [
          sql<boolean>`(lower(subscriber.first_name) like ${likeAny(text)} escape '\\' or subscriber.email like ${likeAny(text)} escape '\\')`,
        ]),
  ])

async function findSearches(db: Db, subscriberIds: readonly string[]) {
  if (subscriberIds.length === 0) return []
  return db
    .selectFrom('saved_search')
    .selectAll()
    .where('subscriber_id', 'in', subscriberIds)
    .where('status', '!=', 'pending')
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

/** Newest first. @param page from 1. */
export async function findSubscriberPage(
  db: Db,
  _staff: Staff<'seeSubscribers'>,
  text: string | undefined,
  page: number,
): Promise<OfficeSubscriber[]> {
  const rows = await db
    .selectFrom('subscriber')
    .select(['id', 'email', 'first_name', 'language', 'created_at'])
    .where(fits(text))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(subscriberPageSize)
    .offset((page - 1) * subscriberPageSize)
    .execute()
  const searches = await findSearches(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map(({ id, email, first_name, language, created_at }) => ({
    ...{ id, email, language, firstName: first_name, since: new Date(created_at) },
    searches: searches
      .filter(({ subscriber_id }) => subscriber_id === id)
      .map((row) => ({ ...readSearchSettings(row), id: row.id, status: row.status })),
  }))
}

export async function countSubscribers(db: Db, _staff: Staff<'seeSubscribers'>, text: string | undefined): Promise<number> {
  const row = await db
    .selectFrom('subscriber')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where(fits(text))
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

/** Subscribers who were mailed a discreet property before. @param names of the same property */
export async function findMailedSubscribers(
  db: Db,
  _staff: Staff<'seeSubscribers'>,
  names: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom('discreet_mail').select('subscriber_id').where('offer', 'in', names).execute()
  return new Set(rows.map((row) => row.subscriber_id))
}

/** Moves the stored mailings of a discreet property to its new name. */
export async function renameDiscreetMails(db: Db, _staff: Staff<'sendMailings'>, former: string, name: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const rows = await transaction.deleteFrom('discreet_mail').where('offer', '=', former).returningAll().execute()
    for (const batch of inBatches(rows, 500))
      await transaction
        .insertInto('discreet_mail')
        .values(batch.map((row) => ({ ...row, offer: name })))
        .onConflict((conflict) => conflict.doNothing())
        .execute()
  })
}

export type DiscreetReader = { id: string; email: string; firstName: string; language: string }

/**
 * In the transaction that queues the mails, stores which subscribers are mailed a discreet property.
 * @returns those who may get it: still confirmed, and not mailed it before.
 */
export async function recordDiscreetReaders(
  transaction: Db,
  _staff: Staff<'sendMailings'>,
  name: string,
  ids: readonly string[],
  now: Date,
): Promise<DiscreetReader[]> {
  const confirmed = await transaction
    .selectFrom('subscriber')
    .select(['id', 'email', 'first_name', 'language'])
    .where('id', 'in', ids)
    .where('status', '=', 'confirmed')
    .orderBy('id')
    .execute()
  if (confirmed.length === 0) return []
  const recorded = await transaction
    .insertInto('discreet_mail')
    .values(confirmed.map(({ id }) => ({ offer: name, subscriber_id: id, created_at: now.toISOString() })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('subscriber_id')
    .execute()
  const isNew = new Set(recorded.map((row) => row.subscriber_id))
  return confirmed.filter(({ id }) => isNew.has(id)).map(({ first_name, ...row }) => ({ ...row, firstName: first_name }))
}

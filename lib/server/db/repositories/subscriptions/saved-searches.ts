/** Saved searches: the criteria are stored as the query of a list, so that both have the same meaning. */
import 'server-only'
import { type Schedule, type SearchCriteria, toSearchCriteria } from '../../../../domain/subscriptions/saved-search.ts'
import { buildListQuery, emptyListQuery, parseListQuery } from '../../../../routing/list-query.ts'
import type { Db } from '../../client.ts'
import type { SavedSearchTable } from '../../tables/saved-searches.ts'
import { confirmSubscriber } from './subscribers.ts'

export type SearchStatus = SavedSearchTable['status']

export type SearchSettings = { criteria: SearchCriteria; budget: number | undefined; schedule: Schedule }

export type SavedSearch = SearchSettings & {
  id: string
  subscriberId: string
  status: SearchStatus
  /** Key of its feed; undefined if it has none. */
  feedKey: string | undefined
  createdAt: string
}

/** Criteria as columns, or as values of a mail. */
export const toCriteriaRow = ({ goal, filter }: SearchCriteria) => ({
  goal: goal ?? null,
  query: buildListQuery({ ...emptyListQuery, filter }).toString(),
})

/** Criteria, budget and schedule as columns. */
export const toSettingsRow = ({ criteria, budget, schedule }: SearchSettings) => ({
  ...toCriteriaRow(criteria),
  budget: budget ?? null,
  schedule,
})

const goals = ['sale', 'rent'] as const

/** Criteria of a row. */
export const readSearchCriteria = ({ goal, query }: Pick<SavedSearchTable, 'goal' | 'query'>): SearchCriteria =>
  toSearchCriteria(
    goals.find((known) => known === goal),
    parseListQuery(new URLSearchParams(query)).filter,
  )

export const readSearchSettings = (row: Pick<SavedSearchTable, 'goal' | 'query' | 'budget' | 'schedule'>): SearchSettings => ({
  criteria: readSearchCriteria(row),
  budget: row.budget ?? undefined,
  schedule: row.schedule,
})

const toSearch = (row: SavedSearchTable): SavedSearch => ({
  ...readSearchSettings(row),
  id: row.id,
  subscriberId: row.subscriber_id,
  status: row.status,
  feedKey: row.feed_key ?? undefined,
  createdAt: row.created_at,
})

/** Personal fields that were typed with a search. */
export type TypedWith = { firstName: string; language: string /** Of `hashPassword`. */; passwordHash: string | undefined }

/** Inserts an unconfirmed search; the personal fields typed with it are stored with it until then. */
export async function insertSearch(
  db: Db,
  id: string,
  subscriberId: string,
  settings: SearchSettings,
  now: Date,
  typed?: TypedWith,
): Promise<void> {
  const time = now.toISOString()
  await db
    .insertInto('saved_search')
    .values({
      id,
      subscriber_id: subscriberId,
      ...toSettingsRow(settings),
      status: 'pending',
      first_name: typed?.firstName ?? null,
      language: typed?.language ?? null,
      password_hash: typed?.passwordHash ?? null,
      created_at: time,
      changed_at: time,
    })
    .execute()
}

export async function findSearch(db: Db, id: string): Promise<SavedSearch | undefined> {
  const row = await db.selectFrom('saved_search').selectAll().where('id', '=', id).executeTakeFirst()
  return row && toSearch(row)
}

/** Confirmed ones, oldest first. */
export async function findSearchesOf(db: Db, subscriberId: string): Promise<SavedSearch[]> {
  const rows = await db
    .selectFrom('saved_search')
    .selectAll()
    .where('subscriber_id', '=', subscriberId)
    .where('status', '!=', 'pending')
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map(toSearch)
}

/** `passwordHash`: of the password that becomes valid; undefined if there is none, or the subscriber was confirmed before. */
export type Confirmation = { passwordHash: string | undefined }

/** Locks the subscriber of a search until the transaction ends. */
async function lockSubscriberOf(db: Db, searchId: string, now: Date): Promise<void> {
  await db
    .updateTable('subscriber')
    .set({ changed_at: now.toISOString() })
    .where('id', 'in', (query) => query.selectFrom('saved_search').select('subscriber_id').where('id', '=', searchId))
    .execute()
}

/**
 * Activates a search and its subscriber. The personal fields typed with the first confirmed search are used; those of other
 * searches are erased. Within a transaction. Undefined if there is no such unconfirmed search.
 */
export async function confirmSearch(db: Db, id: string, now: Date): Promise<Confirmation | undefined> {
  // The subscriber is locked first, so that two links of one subscriber, clicked at the same time, cannot deadlock.
  await lockSubscriberOf(db, id, now)
  const row = await db
    .updateTable('saved_search')
    .set({ status: 'active', changed_at: now.toISOString() })
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .returning(['subscriber_id', 'first_name', 'language', 'password_hash'])
    .executeTakeFirst()
  if (!row) return undefined
  const isFirst = await confirmSubscriber(db, row.subscriber_id, row, now)
  const erased = { first_name: null, language: null, password_hash: null }
  await db.updateTable('saved_search').set(erased).where('subscriber_id', '=', row.subscriber_id).execute()
  return { passwordHash: isFirst ? (row.password_hash ?? undefined) : undefined }
}

/** Deletes passwords of searches whose link has expired. @param before searches saved earlier than this. */
export async function deleteLatePasswords(db: Db, before: Date): Promise<void> {
  await db
    .updateTable('saved_search')
    .set({ password_hash: null })
    .where('password_hash', 'is not', null)
    .where('created_at', '<', before.toISOString())
    .execute()
}

/** This and the following functions only change searches of `subscriberId`; they return whether there was one. */
export async function setSearchStatus(
  db: Db,
  subscriberId: string,
  id: string,
  status: Exclude<SearchStatus, 'pending'>,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('saved_search')
    .set({ status, changed_at: now.toISOString() })
    .where('id', '=', id)
    .where('subscriber_id', '=', subscriberId)
    .where('status', '!=', 'pending')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** @param key of its feed; undefined removes the feed. Only for confirmed searches of `subscriberId`. */
export async function setFeedKey(db: Db, subscriberId: string, id: string, key: string | undefined): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('saved_search')
    .set({ feed_key: key ?? null })
    .where('id', '=', id)
    .where('subscriber_id', '=', subscriberId)
    .where('status', '!=', 'pending')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** The search of a feed key, if it is active and its subscriber is confirmed. */
export async function findSearchByFeedKey(db: Db, key: string): Promise<SavedSearch | undefined> {
  const row = await db
    .selectFrom('saved_search')
    .innerJoin('subscriber', 'subscriber.id', 'saved_search.subscriber_id')
    .selectAll('saved_search')
    .where('saved_search.feed_key', '=', key)
    .where('saved_search.status', '=', 'active')
    .where('subscriber.status', '=', 'confirmed')
    .executeTakeFirst()
  return row && toSearch(row)
}

export async function changeSearch(
  db: Db,
  subscriberId: string,
  id: string,
  settings: SearchSettings,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('saved_search')
    .set({ ...toSettingsRow(settings), changed_at: now.toISOString() })
    .where('id', '=', id)
    .where('subscriber_id', '=', subscriberId)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function deleteSearch(db: Db, subscriberId: string, id: string): Promise<boolean> {
  const query = db.deleteFrom('saved_search').where('id', '=', id).where('subscriber_id', '=', subscriberId)
  return (await query.executeTakeFirst()).numDeletedRows > 0n
}

/** Deletes unconfirmed searches. @returns their number. */
export async function deletePendingSearches(db: Db, before: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('saved_search')
    .where('status', '=', 'pending')
    .where('changed_at', '<', before.toISOString())
    .executeTakeFirst()
  return Number(numDeletedRows)
}

/** Alerts: which listing, for which subscriber, why, and whether the subscriber was notified. */
import 'server-only'
import { sql } from 'kysely'
import type { ChangeReason, ListingChange } from '../../../../domain/subscriptions/listing-change.ts'
import type { SearchCriteria } from '../../../../domain/subscriptions/saved-search.ts'
import { dayMs } from '../../../../domain/text/date.ts'
import type { Db } from '../../client.ts'
import { latestBy } from '../../clock-ahead.ts'
import { readSearchCriteria } from '../subscriptions/saved-searches.ts'

export type Alert = ListingChange & { subscriberId: string; searchId: string }

export type NewAlert = Alert & { dueAt: Date }

/**
 * Inserts alerts; those that exist already, notified or waiting, are skipped.
 * @param alerts at most 2000, because of the parameter limit of a statement.
 */
export async function addAlerts(db: Db, alerts: readonly NewAlert[]): Promise<void> {
  const rows = alerts.map(({ subscriberId, searchId, propertyId, reason, key, priceBefore, dueAt }) => ({
    subscriber_id: subscriberId,
    search_id: searchId,
    property_id: propertyId,
    reason,
    key,
    price_before: priceBefore ?? null,
    status: 'waiting' as const,
    due_at: dueAt.toISOString(),
  }))
  await db
    .insertInto('alert')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Milliseconds from one Friday to the next, plus an hour for the change of daylight saving time. */
const longestWaitMs = 7 * dayMs + 3_600_000

const isDue = (now: Date) => sql<boolean>`(due_at <= ${now.toISOString()} or due_at > ${latestBy(now, longestWaitMs)})`

/** Up to `limit` subscribers with due alerts, in any order. */
export async function findSubscribersToNotify(db: Db, limit: number, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('alert')
    .select('subscriber_id')
    .distinct()
    .where('status', '=', 'waiting')
    .where(isDue(now))
    .limit(limit)
    .execute()
  return rows.map((row) => row.subscriber_id)
}

export type DueAlert = Alert & {
  subscriber: { id: string; email: string; firstName: string; language: string; isConfirmed: boolean }
  /** Criteria of the search that matched; undefined if the search is paused or deleted. */
  criteria: SearchCriteria | undefined
  /** Criteria of the subscriber's other searches. */
  others: readonly SearchCriteria[]
  /** When the change was detected, ISO. */
  changedAt: string
}

/** Marks the due alerts as notified; returns them with the time when the change was detected. */
const markDue = (transaction: Db, subscriberIds: readonly string[], now: Date) =>
  transaction
    .updateTable('alert')
    .set({ status: 'notified' })
    .where('subscriber_id', 'in', subscriberIds)
    .where('status', '=', 'waiting')
    .where(isDue(now))
    .returning((eb) => [
      ...(['subscriber_id', 'search_id', 'property_id', 'reason', 'key', 'price_before'] as const),
      eb
        .selectFrom('listing_change')
        .select('listing_change.created_at')
        .whereRef('listing_change.property_id', '=', 'alert.property_id')
        .whereRef('listing_change.reason', '=', 'alert.reason')
        .whereRef('listing_change.key', '=', 'alert.key')
        .as('changed_at'),
    ])
    .execute()

/** Marks the due alerts as notified and returns them; in one transaction with their mails. */
export async function takeDueAlerts(transaction: Db, subscriberIds: readonly string[], now: Date): Promise<DueAlert[]> {
  const rows = await markDue(transaction, subscriberIds, now)
  const subscribers = await transaction.selectFrom('subscriber').selectAll().where('id', 'in', subscriberIds).execute()
  const searches = await transaction
    .selectFrom('saved_search')
    .select(['id', 'subscriber_id', 'goal', 'query'])
    .where('subscriber_id', 'in', subscriberIds)
    .where('status', '=', 'active')
    .execute()
  const subscriberById = new Map(subscribers.map((row) => [row.id, row]))
  const criteriaBySearch = searches.map((row) => ({ id: row.id, by: row.subscriber_id, criteria: readSearchCriteria(row) }))
  return rows.flatMap((row) => {
    const to = subscriberById.get(row.subscriber_id)
    if (!to) return []
    const { id, email, language, first_name: firstName, status } = to
    const own = criteriaBySearch.find((search) => search.id === row.search_id)
    return [
      {
        subscriber: { id, email, firstName, language, isConfirmed: status === 'confirmed' },
        criteria: own?.criteria,
        others: criteriaBySearch.flatMap((search) => (search.by === id && search !== own ? search.criteria : [])),
        subscriberId: row.subscriber_id,
        searchId: row.search_id,
        propertyId: row.property_id,
        reason: row.reason satisfies ChangeReason,
        key: row.key,
        priceBefore: row.price_before ?? undefined,
        changedAt: row.changed_at ?? '',
      },
    ]
  })
}

/** Deletes the waiting alerts of a search. */
export async function deleteWaiting(db: Db, searchId: string): Promise<void> {
  await db.deleteFrom('alert').where('search_id', '=', searchId).where('status', '=', 'waiting').execute()
}

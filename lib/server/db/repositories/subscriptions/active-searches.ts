/** Active saved searches of confirmed subscribers. */
import 'server-only'
import type { Schedule, SearchCriteria } from '../../../../domain/subscriptions/saved-search.ts'
import type { Db } from '../../client.ts'
import { readInPages } from '../../read-in-pages.ts'
import { readSearchCriteria } from './saved-searches.ts'

export type ActiveSearch = { id: string; subscriberId: string; email: string; criteria: SearchCriteria; schedule: Schedule }

/** @param subscribers ordered by id, without gaps. */
async function findActiveOf(db: Db, subscribers: readonly { id: string; email: string }[]): Promise<ActiveSearch[]> {
  const emails = new Map(subscribers.map(({ id, email }) => [id, email]))
  const rows = await db
    .selectFrom('saved_search')
    .select(['id', 'subscriber_id', 'goal', 'query', 'schedule'])
    .where('subscriber_id', '>=', subscribers[0]?.id ?? '')
    .where('subscriber_id', '<=', subscribers.at(-1)?.id ?? '')
    .where('status', '=', 'active')
    .execute()
  return rows.flatMap((row) => {
    const email = emails.get(row.subscriber_id)
    return email === undefined
      ? []
      : [{ id: row.id, subscriberId: row.subscriber_id, email, criteria: readSearchCriteria(row), schedule: row.schedule }]
  })
}

/**
 * All active searches, some subscribers at a time: the searches of a subscriber are never split.
 * @param pageSize subscribers at a time.
 */
export async function* readActiveSearches(db: Db, pageSize: number): AsyncGenerator<ActiveSearch[]> {
  const confirmed = db
    .selectFrom('subscriber')
    .select(['id', 'email'])
    .where('status', '=', 'confirmed')
    .orderBy('id')
    .limit(pageSize)
  for await (const subscribers of readInPages((after) => confirmed.where('id', '>', after).execute()))
    yield await findActiveOf(db, subscribers)
}

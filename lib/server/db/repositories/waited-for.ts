/** Properties with a waiting list. */
import 'server-only'
import type { Db } from '../client.ts'
import { waitsOnList } from './office-viewings.ts'

/** Their numbers, in order. */
export async function findWaitedFor(db: Db): Promise<number[]> {
  const rows = await db
    .selectFrom('lead')
    .select('property_id')
    .distinct()
    .where('form', '=', 'visit')
    .where('status', '=', 'requested')
    .where(waitsOnList)
    .where('property_id', 'is not', null)
    .orderBy('property_id')
    .execute()
  return rows.flatMap(({ property_id }) => property_id ?? [])
}

/** Properties with a waiting list. */
import 'server-only'
import type { Db } from '../../client.ts'
import { waitsOnList } from '../office/office-viewings.ts'
import { hasLaterViewing } from './later-viewing.ts'

/** Their numbers, in order; not of those on which everybody has a viewing by now. */
export async function findPropertiesWithWaitingList(db: Db): Promise<number[]> {
  const rows = await db
    .selectFrom('lead')
    .select('property_id')
    .distinct()
    .where('form', '=', 'visit')
    .where('status', '=', 'requested')
    .where(waitsOnList)
    .where((where) => where.not(hasLaterViewing(where)))
    .where('property_id', 'is not', null)
    .orderBy('property_id')
    .execute()
  return rows.flatMap(({ property_id }) => property_id ?? [])
}

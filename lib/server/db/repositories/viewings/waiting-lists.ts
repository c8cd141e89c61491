/** Properties with a waiting list for viewing slots. */
import 'server-only'
import type { Db } from '../../client.ts'
import { waitsOnList } from '../office/office-viewings.ts'
import { hasLaterViewing } from './later-viewing.ts'

/** Property ids, in order; without those for which all visitors on the list have a viewing by now. */
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

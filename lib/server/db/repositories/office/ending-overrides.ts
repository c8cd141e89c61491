/** What the office says in place of a feed until that says something else. */
import 'server-only'
import type { Db } from '../../client.ts'

export type EndingOverride = {
  propertyId: number
  path: string
  /** What the feed said then. */
  theirs: unknown
  /** Who said it; undefined for those who left. */
  accountId: string | undefined
}

export async function findEndingOverrides(db: Db): Promise<EndingOverride[]> {
  const rows = await db
    .selectFrom('listing_override')
    .select(['property_id', 'path', 'theirs', 'account_id'])
    .where('until_changed', '=', 1)
    .orderBy('property_id')
    .execute()
  return rows.map(({ property_id, path, theirs, account_id }) => ({
    ...{ propertyId: property_id, path, accountId: account_id ?? undefined },
    theirs: theirs === null ? undefined : JSON.parse(theirs),
  }))
}

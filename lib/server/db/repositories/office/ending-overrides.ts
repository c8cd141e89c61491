/** Overrides that last until the feed's value changes. */
import 'server-only'
import type { Db } from '../../client.ts'

export type EndingOverride = {
  propertyId: number
  path: string
  /** The feed's value when the override was made. */
  theirs: unknown
  /** Who made the override; undefined for former staff. */
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

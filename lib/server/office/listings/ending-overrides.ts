/**
 * Ends overrides that are valid "until the feed changes", once the feed has another value. Checked every minute by one server,
 * in the name of their author. Overrides of authors who left stay, and the page of the property shows the difference.
 */
import 'server-only'
import { isDeepStrictEqual } from 'node:util'
import { readListingFile } from '../../content/files/listing-file.ts'
import { type Db, getDb } from '../../db/client.ts'
import { type EndingOverride, findEndingOverrides } from '../../db/repositories/office/ending-overrides.ts'
import { findListingVersion } from '../../db/repositories/office/office-listings.ts'
import { repeat } from '../../runtime/worker.ts'
import { staffByAccount } from '../staff/staff.ts'
import { undoOverride } from './listing-actions.ts'
import { valueAt } from './listing-paths.ts'

/** Milliseconds between two checks. */
const interval = 60_000

/** A listing that is missing from the feed for once does not count as a change. */
function hasChanged({ propertyId, path, theirs }: EndingOverride): boolean {
  const listing = readListingFile(propertyId)
  return listing?.isFromFeed === true && !isDeepStrictEqual(valueAt(listing.theirs, path), theirs)
}

/** @throws database errors. */
export async function endOverrides(db: Db, now: Date): Promise<void> {
  for (const ending of await findEndingOverrides(db)) {
    if (ending.accountId === undefined || !hasChanged(ending)) continue
    const staff = await staffByAccount(db, ending.accountId, 'handleListings')
    if (!staff) continue
    const { version } = await findListingVersion(db, staff, ending.propertyId)
    // If a colleague changed it first, or the content is read-only, the next check retries.
    await undoOverride(db, staff, { id: ending.propertyId, version }, ending.path, now)
  }
}

export const endingOverrides = repeat('ending overrides', interval, async () => endOverrides(await getDb(), new Date()))

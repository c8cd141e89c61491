/**
 * What the office says until the feed says something else ends here: looked for every minute, by whichever server is first, in the name of
 * whoever said it. Of somebody who left it stays, and the page of the property says that the feed says something else.
 */
import 'server-only'
import { isDeepStrictEqual } from 'node:util'
import { readListingFile } from '../../content/files/listing-file.ts'
import { type Db, getDb } from '../../db/client.ts'
import { type EndingOverride, findEndingOverrides } from '../../db/repositories/office/ending-overrides.ts'
import { findListingVersion } from '../../db/repositories/office/office-listings.ts'
import { repeat } from '../../runtime/worker.ts'
import { staffByAccount } from '../staff/staff.ts'
import { valueAt } from './listing-paths.ts'
import { undoOverride } from './listing-work.ts'

/** Milliseconds between two looks. */
const interval = 60_000

/** A listing that the feed left out for once says nothing. */
function hasChanged({ propertyId, path, theirs }: EndingOverride): boolean {
  const listing = readListingFile(propertyId)
  return listing?.isFromFeed === true && !isDeepStrictEqual(valueAt(listing.theirs, path), theirs)
}

/** @throws what the database says. */
export async function endOverrides(db: Db, now: Date): Promise<void> {
  for (const ending of await findEndingOverrides(db)) {
    if (ending.accountId === undefined || !hasChanged(ending)) continue
    const staff = await staffByAccount(db, ending.accountId, 'handleListings')
    if (!staff) continue
    const { version } = await findListingVersion(db, staff, ending.propertyId)
    // Where somebody was faster, or nothing can be written, the next look finds what is left.
    await undoOverride(db, staff, { id: ending.propertyId, version }, ending.path, now)
  }
}

export const endingOverrides = repeat('ending overrides', interval, async () => endOverrides(await getDb(), new Date()))

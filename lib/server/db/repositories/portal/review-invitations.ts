/** Which owners were asked for a review after which sale. */
import 'server-only'
import type { Db } from '../../client.ts'
import type { Ownership } from './owner-properties.ts'

/** Stores the first invitation. @returns whether this was it. */
export async function saveReviewInvitation(db: Db, { accountId, propertyId }: Ownership, now: Date): Promise<boolean> {
  const row = await db
    .insertInto('review_invitation')
    .values({ account_id: accountId, property_id: propertyId, invited_at: now.toISOString() })
    .onConflict((conflict) => conflict.columns(['account_id', 'property_id']).doNothing())
    .returning('property_id')
    .executeTakeFirst()
  return row !== undefined
}

/** Challenges and codes that were used: each is good once. */
import 'server-only'
import type { Db } from '../../client.ts'

/** One that was passed; it is remembered until nobody could pass it again. */
export type PassedChallenge = { id: string; expiresAt: Date }

/** Notes a challenge as used. False when it was used before; of many at once, one gets true. */
export async function takeChallenge(db: Db, { id, expiresAt }: PassedChallenge): Promise<boolean> {
  const row = await db
    .insertInto('used_challenge')
    .values({ id, expires_at: expiresAt.toISOString() })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function isChallengeUsed(db: Db, id: string): Promise<boolean> {
  return (await db.selectFrom('used_challenge').select('id').where('id', '=', id).executeTakeFirst()) !== undefined
}

/** Deletes those that expired: they are refused for their age. */
export async function deleteExpiredChallenges(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('used_challenge').where('expires_at', '<=', now.toISOString()).execute()
}

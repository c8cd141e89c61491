/** Used challenges and codes: each is valid once. */
import 'server-only'
import type { Db } from '../../client.ts'

/** A solved challenge; stored until it expires and could not be solved again. */
export type PassedChallenge = { id: string; expiresAt: Date }

/** Marks a challenge as used. @returns false if it was used before; of parallel calls only one gets true. */
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

/** Deletes expired ones: they are rejected because of their age. */
export async function deleteExpiredChallenges(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('used_challenge').where('expires_at', '<=', now.toISOString()).execute()
}

/** Sessions of an account. The login library creates sessions; here they are listed and ended. */
import 'server-only'
import type { Db } from '../../client.ts'

export type Session = { id: string; device: string; createdAt: Date }

/** Newest first, without expired ones. */
export async function listSessions(db: Db, accountId: string, now: Date): Promise<Session[]> {
  const rows = await db
    .selectFrom('session')
    .select(['id', 'device', 'created_at'])
    .where('account_id', '=', accountId)
    .where('ends_at', '>', now.toISOString())
    .orderBy('created_at', 'desc')
    .execute()
  return rows.map((row) => ({ id: row.id, device: row.device ?? '', createdAt: new Date(row.created_at) }))
}

/** Only ends a session of this account. */
export async function endSession(db: Db, accountId: string, sessionId: string): Promise<void> {
  await db.deleteFrom('session').where('account_id', '=', accountId).where('id', '=', sessionId).execute()
}

/** Ends all sessions of the account except this one. */
export async function endOtherSessions(db: Db, accountId: string, sessionId: string): Promise<void> {
  await db.deleteFrom('session').where('account_id', '=', accountId).where('id', '!=', sessionId).execute()
}

/** Deletes the account's valid mailed links, and logins that wait for their second factor. */
export async function endLinks(db: Db, accountId: string): Promise<void> {
  await db.deleteFrom('verification').where('value', '=', accountId).execute()
}

/** Deletes expired sessions, links and attempts. */
export async function deleteEndedLogins(db: Db, now: Date): Promise<void> {
  const time = now.toISOString()
  await db.deleteFrom('session').where('ends_at', '<=', time).execute()
  await db.deleteFrom('verification').where('ends_at', '<=', time).execute()
  await db.deleteFrom('login_attempt').where('expires_at', '<=', time).execute()
}

/** Where an account is logged in. The login library opens sessions; here they are shown and ended. */
import 'server-only'
import type { Db } from '../../client.ts'

export type Session = { id: string; device: string; createdAt: Date }

/** Newest first, without those that ended by themselves. */
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

/** One of the account's own; that of another account is left alone. */
export async function endSession(db: Db, accountId: string, sessionId: string): Promise<void> {
  await db.deleteFrom('session').where('account_id', '=', accountId).where('id', '=', sessionId).execute()
}

/** All of the account's but this one. */
export async function endOtherSessions(db: Db, accountId: string, sessionId: string): Promise<void> {
  await db.deleteFrom('session').where('account_id', '=', accountId).where('id', '!=', sessionId).execute()
}

/** Links of mails that were still good for the account, and logins that waited for their code. */
export async function endLinks(db: Db, accountId: string): Promise<void> {
  await db.deleteFrom('verification').where('value', '=', accountId).execute()
}

/** Sessions, links and attempts whose time is over. */
export async function deleteEndedLogins(db: Db, now: Date): Promise<void> {
  const time = now.toISOString()
  await db.deleteFrom('session').where('ends_at', '<=', time).execute()
  await db.deleteFrom('verification').where('ends_at', '<=', time).execute()
  await db.deleteFrom('login_attempt').where('expires_at', '<=', time).execute()
}

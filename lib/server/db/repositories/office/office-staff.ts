/** The staff, for managers. */
import 'server-only'
import { PostgresAdapter, sql } from 'kysely'
import type { Rank } from '../../../../domain/office/rights.ts'
import type { Staff } from '../../../office/staff/staff.ts'
import type { Db } from '../../client.ts'

type Manager = Staff<'manageStaff'>

export type StaffEntry = {
  id: string
  email: string
  name: string
  language: string
  rank: Rank
  agentId: number | undefined
  isDemo: boolean
  hasPassword: boolean
  hasSecondFactor: boolean
  invitedAt: Date
  seenAt: Date | undefined
  /** Number of browsers in which they are logged in. */
  sessions: number
}

const select = (db: Db, now: Date) =>
  db
    .selectFrom('staff')
    .innerJoin('account', 'account.id', 'staff.account_id')
    .select(['account.id', 'account.email', 'account.name', 'account.language', 'account.two_factor_enabled'])
    .select(['staff.rank', 'staff.agent_id', 'staff.is_demo', 'staff.invited_at', 'staff.seen_at'])
    .select(({ selectFrom, fn }) => [
      selectFrom('session')
        .select(fn.countAll<number | string>().as('count'))
        .whereRef('session.account_id', '=', 'account.id')
        .where('session.ends_at', '>', now.toISOString())
        .as('sessions'),
      selectFrom('credential')
        .select(fn.countAll<number | string>().as('count'))
        .whereRef('credential.account_id', '=', 'account.id')
        .where('credential.password', 'is not', null)
        .as('passwords'),
    ])

type Row = Awaited<ReturnType<ReturnType<typeof select>['execute']>>[number]

const toEntry = (row: Row): StaffEntry => ({
  id: row.id,
  email: row.email,
  name: row.name,
  language: row.language,
  rank: row.rank,
  agentId: row.agent_id ?? undefined,
  isDemo: row.is_demo === 1,
  hasPassword: Number(row.passwords) > 0,
  hasSecondFactor: row.two_factor_enabled === 1,
  invitedAt: new Date(row.invited_at),
  seenAt: row.seen_at === null ? undefined : new Date(row.seen_at),
  sessions: Number(row.sessions),
})

/** Managers first, then by name. */
export async function listStaff(db: Db, _staff: Manager, now: Date): Promise<StaffEntry[]> {
  const rows = await select(db, now).orderBy('staff.rank', 'desc').orderBy('account.name').execute()
  return rows.map(toEntry)
}

export async function findStaffEntry(db: Db, _staff: Manager, id: string, now: Date): Promise<StaffEntry | undefined> {
  const row = await select(db, now).where('account.id', '=', id).executeTakeFirst()
  return row && toEntry(row)
}

export type NewMember = { accountId: string; rank: Rank; agentId: number | undefined }

/** Makes an account staff; for existing staff it changes rank and agent. */
export async function saveMember(db: Db, _staff: Manager, { accountId, rank, agentId }: NewMember, now: Date): Promise<void> {
  const values = { rank, agent_id: agentId ?? null, invited_at: now.toISOString() }
  await db
    .insertInto('staff')
    .values({ account_id: accountId, ...values })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(values))
    .execute()
}

export async function setRank(db: Db, _staff: Manager, accountId: string, rank: Rank): Promise<void> {
  await db.updateTable('staff').set({ rank }).where('account_id', '=', accountId).execute()
}

/**
 * Locks the managers until the transaction ends: of two managers who leave at the same time each would otherwise see the other
 * one stay.
 */
export async function lockManagers(transaction: Db, _staff: Manager): Promise<void> {
  // SQLite runs one transaction at a time.
  if (!(transaction.getExecutor().adapter instanceof PostgresAdapter)) return
  await sql`select pg_advisory_xact_lock(hashtext('managers of the office'))`.execute(transaction)
}

/**
 * Whether there is another manager: without one, nobody could be invited any more.
 * @param comesIn whether only managers who accepted their invitation count.
 */
export async function hasOtherManager(db: Db, _staff: Manager, accountId: string, comesIn: boolean): Promise<boolean> {
  const query = db
    .selectFrom('staff')
    .select('account_id')
    .where('rank', '=', 'manager')
    .where('account_id', '<>', accountId)
    .where('is_demo', '=', 0)
    .$if(comesIn, (others) =>
      others.where(({ exists, selectFrom }) =>
        exists(
          selectFrom('credential')
            .select('credential.account_id')
            .whereRef('credential.account_id', '=', 'staff.account_id')
            .where('credential.password', 'is not', null),
        ),
      ),
    )
  return (await query.executeTakeFirst()) !== undefined
}

/** Ends all sessions of a staff member at once. */
export async function endSessionsOf(db: Db, _staff: Manager, accountId: string): Promise<void> {
  await db.deleteFrom('session').where('account_id', '=', accountId).execute()
}

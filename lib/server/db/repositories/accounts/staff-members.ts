/**
 * Which accounts are staff. Used by the authorization check (office/staff/staff.ts), which is why these functions require no
 * right.
 */
import 'server-only'
import type { Rank } from '../../../../domain/office/rights.ts'
import type { Db } from '../../client.ts'

export type Member = { rank: Rank; agentId: number | undefined; isDemo: boolean }

/** Undefined for an account that is not, or no longer, staff. */
export async function findMember(db: Db, accountId: string): Promise<Member | undefined> {
  const row = await db
    .selectFrom('staff')
    .select(['rank', 'agent_id', 'is_demo'])
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return row && { rank: row.rank, agentId: row.agent_id ?? undefined, isDemo: row.is_demo === 1 }
}

const fiveMinutes = 300_000

/** Stores the time of the last visit; at most once in five minutes, to limit writes. */
export async function noteSeen(db: Db, accountId: string, now: Date): Promise<void> {
  const before = new Date(now.getTime() - fiveMinutes).toISOString()
  await db
    .updateTable('staff')
    .set({ seen_at: now.toISOString() })
    .where('account_id', '=', accountId)
    .where((where) => where.or([where('seen_at', 'is', null), where('seen_at', '<', before)]))
    .execute()
}

/** Managers, by name, whom other staff can contact. */
export async function findManagerNames(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('staff')
    .innerJoin('account', 'account.id', 'staff.account_id')
    .select('account.name')
    .where('staff.rank', '=', 'manager')
    .orderBy('account.name')
    .execute()
  return rows.map(({ name }) => name)
}

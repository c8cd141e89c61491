/** Accounts, except for what the login library does itself. */
import 'server-only'
import { randomUUID } from 'node:crypto'
import type { Language } from '../../../../domain/text/language.ts'
import type { Db } from '../../client.ts'
import type { AccountRole, AccountTable } from '../../tables/accounts.ts'
import { endAgentLinks } from '../viewings/agent-calendars.ts'
import { endLinks } from './sessions.ts'
import { findMember } from './staff-members.ts'

export type NewAccount = {
  email: string
  name: string
  /** Result of `hashPassword`; undefined until a password was chosen through a mailed link. */
  passwordHash: string | undefined
  role: AccountRole
  language: Language
}

export type AccountEntry = { id: string; email: string; name: string; role: AccountRole; language: string; createdAt: string }

const toEntry = (row: Omit<AccountTable, 'image' | 'email_verified' | 'two_factor_enabled' | 'updated_at'>): AccountEntry => ({
  id: row.id,
  email: row.email,
  name: row.name,
  role: row.role,
  language: row.language,
  createdAt: row.created_at,
})

const columns = ['id', 'email', 'name', 'role', 'language', 'created_at'] as const

/** By mail address, ignoring case. */
export async function findAccount(db: Db, email: string): Promise<AccountEntry | undefined> {
  const row = await db.selectFrom('account').select(columns).where('email', '=', email.toLowerCase()).executeTakeFirst()
  return row && toEntry(row)
}

export async function findAccountById(db: Db, id: string): Promise<AccountEntry | undefined> {
  const row = await db.selectFrom('account').select(columns).where('id', '=', id).executeTakeFirst()
  return row && toEntry(row)
}

/** Whether a password was chosen; until then there is only the invitation. */
export async function hasPassword(db: Db, accountId: string): Promise<boolean> {
  const query = db.selectFrom('credential').select('id').where('account_id', '=', accountId).where('password', 'is not', null)
  return (await query.executeTakeFirst()) !== undefined
}

/** Ordered by mail address. */
export async function listAccounts(db: Db, role: AccountRole): Promise<AccountEntry[]> {
  const rows = await db.selectFrom('account').select(columns).where('role', '=', role).orderBy('email').execute()
  return rows.map(toEntry)
}

/**
 * Inserts an account; a known address is left unchanged.
 * @returns the id of the account with this address. Also works within a transaction.
 */
export async function insertAccount(db: Db, account: NewAccount, now: Date): Promise<string> {
  const { name, role, language, passwordHash } = account
  const email = account.email.toLowerCase()
  const times = { created_at: now.toISOString(), updated_at: now.toISOString() }
  const inserted = await db
    .insertInto('account')
    .values({ id: randomUUID(), email, email_verified: 0, name, role, language, two_factor_enabled: 0, ...times })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!inserted) return (await db.selectFrom('account').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id
  if (passwordHash) await insertPassword(db, inserted.id, passwordHash, now)
  return inserted.id
}

async function insertPassword(db: Db, accountId: string, password: string, now: Date): Promise<void> {
  const times = { created_at: now.toISOString(), updated_at: now.toISOString() }
  // The login library's name for the provider of passwords.
  const provider = { provider: 'credential', provider_account: accountId }
  await db
    .insertInto('credential')
    .values({ id: randomUUID(), account_id: accountId, ...provider, password, ...times })
    .execute()
}

/** Replaces the password, and ends all sessions and links of the account. @param passwordHash result of `hashPassword`. */
export async function setPassword(db: Db, accountId: string, passwordHash: string, now: Date): Promise<void> {
  await db.deleteFrom('credential').where('account_id', '=', accountId).execute()
  await db.deleteFrom('session').where('account_id', '=', accountId).execute()
  await endLinks(db, accountId)
  await insertPassword(db, accountId, passwordHash, now)
}

/**
 * Deletes the account with its sessions, password, second factor and properties, and invalidates all links mailed to it,
 * including those of the agent that a staff member is.
 * @returns whether there was one.
 */
export async function deleteAccount(db: Db, email: string, now = new Date()): Promise<boolean> {
  const account = await findAccount(db, email)
  if (!account) return false
  const agentId = (await findMember(db, account.id))?.agentId
  await endLinks(db, account.id)
  await db.deleteFrom('account').where('id', '=', account.id).execute()
  if (agentId !== undefined) await endAgentLinks(db, agentId, now)
  return true
}

/** Accounts, as far as they are not the login library's own business. */
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
  /** Of `hashPassword`; undefined until the person chose one by a mailed link. */
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

/** By address, in any case. */
export async function findAccount(db: Db, email: string): Promise<AccountEntry | undefined> {
  const row = await db.selectFrom('account').select(columns).where('email', '=', email.toLowerCase()).executeTakeFirst()
  return row && toEntry(row)
}

export async function findAccountById(db: Db, id: string): Promise<AccountEntry | undefined> {
  const row = await db.selectFrom('account').select(columns).where('id', '=', id).executeTakeFirst()
  return row && toEntry(row)
}

/** Whether the person chose one; before, there is only the invitation. */
export async function hasPassword(db: Db, accountId: string): Promise<boolean> {
  const query = db.selectFrom('credential').select('id').where('account_id', '=', accountId).where('password', 'is not', null)
  return (await query.executeTakeFirst()) !== undefined
}

/** By address. */
export async function listAccounts(db: Db, role: AccountRole): Promise<AccountEntry[]> {
  const rows = await db.selectFrom('account').select(columns).where('role', '=', role).orderBy('email').execute()
  return rows.map(toEntry)
}

/** Gives the id; a known address stays as it was and gives its own. Works within a transaction too. */
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
  // What the login library calls the provider of passwords.
  const provider = { provider: 'credential', provider_account: accountId }
  await db
    .insertInto('credential')
    .values({ id: randomUUID(), account_id: accountId, ...provider, password, ...times })
    .execute()
}

/** In place of whatever was there; every session and link of the account ends. @param passwordHash of `hashPassword`. */
export async function setPassword(db: Db, accountId: string, passwordHash: string, now: Date): Promise<void> {
  await db.deleteFrom('credential').where('account_id', '=', accountId).execute()
  await db.deleteFrom('session').where('account_id', '=', accountId).execute()
  await endLinks(db, accountId)
  await insertPassword(db, accountId, passwordHash, now)
}

/**
 * With its sessions, password, second factor, properties and whatever link of a mail was still good, also those of the agent that
 * somebody of the staff is. Whether there was one.
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

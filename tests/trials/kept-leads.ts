/** Compares the acknowledged leads with those stored in a database. */
import { Kysely } from 'kysely'
import { postgresDialect } from '../../lib/server/db/postgres.ts'
import type { Database } from '../../lib/server/db/schema.ts'
import { sqliteDialect } from '../../lib/server/db/sqlite.ts'

export type Kept = {
  rows: number
  /** Acknowledged, and not in the database. */
  lost: number
  /** In the database more than once. */
  doubled: number
  /** In the database, but not acknowledged. */
  unthanked: number
  /** Leads without exactly their two mails. */
  withoutMails: number
  /** Messages by status. */
  outbox: Readonly<Record<string, number>>
  /** Names of migrations of a trial. */
  trialMigrations: number
}

/** @param where a SQLite file, or the address of a PostgreSQL database. */
export const openDatabase = (where: string): Kysely<Database> =>
  new Kysely<Database>({ dialect: where.startsWith('postgres') ? postgresDialect(where) : sqliteDialect(where) })

const countBy = (values: readonly string[]) => {
  const counts = new Map<string, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return counts
}

/** @param acknowledged mail addresses of all acknowledged leads. */
export async function compareLeads(db: Kysely<Database>, acknowledged: readonly string[]): Promise<Kept> {
  const leads = await db.selectFrom('lead').select(['id', 'email']).execute()
  const messages = await db.selectFrom('outbox').select(['lead_id', 'status']).where('lead_id', 'is not', null).execute()
  const byEmail = countBy(leads.map(({ email }) => email))
  const mailsOf = countBy(messages.map(({ lead_id }) => lead_id ?? ''))
  const thanked = new Set(acknowledged)
  const done = await db
    .withTables<{ kysely_migration: { name: string } }>()
    .selectFrom('kysely_migration')
    .select('name')
    .where('name', 'like', '%-trial')
    .execute()
  return {
    rows: leads.length,
    lost: acknowledged.filter((email) => !byEmail.has(email)).length,
    doubled: [...byEmail.values()].filter((count) => count > 1).length,
    unthanked: [...byEmail.keys()].filter((email) => !thanked.has(email)).length,
    withoutMails: leads.filter(({ id }) => mailsOf.get(id) !== 2).length,
    outbox: Object.fromEntries(countBy(messages.map(({ status }) => status))),
    trialMigrations: done.length,
  }
}

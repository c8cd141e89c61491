/** Both databases for tests: SQLite in memory, and a separate database on the PostgreSQL of the run. */
import { randomUUID } from 'node:crypto'
import { Kysely, sql } from 'kysely'
import { afterAll, beforeAll, describe, inject } from 'vitest'
import { migrateToLatest } from '@/lib/server/db/migrate'
import { postgresDialect } from '@/lib/server/db/postgres'
import type { Database } from '@/lib/server/db/schema'
import { sqliteDialect } from '@/lib/server/db/sqlite'

async function createDatabase(template?: string): Promise<string> {
  const url = new URL(inject('postgresUrl'))
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const server = new Kysely<Database>({ dialect: postgresDialect(url.href) })
  await sql`create database ${sql.id(name)} template ${sql.id(template ?? 'template1')}`.execute(server)
  await server.destroy()
  url.pathname = `/${name}`
  // No timeout, as the machine may stall.
  url.searchParams.set('connect_timeout', '600')
  return url.href
}

/** The address of a new, empty database. */
export const createPostgresDatabase = (): Promise<string> => createDatabase()

let template: Promise<string> | undefined

/** Returns the name of a template database that nobody writes to. */
async function makeTemplate(): Promise<string> {
  const address = await createPostgresDatabase()
  const db = new Kysely<Database>({ dialect: postgresDialect(address) })
  await migrateToLatest(db)
  await db.destroy()
  return new URL(address).pathname.slice(1)
}

/** The address of a new database with the newest tables: copying a template takes a third of the time of migrating. */
export async function createMigratedDatabase(): Promise<string> {
  template ??= makeTemplate()
  return createDatabase(await template)
}

const kinds = {
  sqlite: async () => sqliteDialect(':memory:'),
  postgres: async () => postgresDialect(await createMigratedDatabase()),
}

/** Runs the same tests on SQLite and on PostgreSQL; in them `db()` is open and has the newest tables. */
export function describeOnBoth(name: string, body: (db: () => Kysely<Database>) => void): void {
  describe.each(['sqlite', 'postgres'] as const)(`${name} (%s)`, (kind) => {
    let db: Kysely<Database> | undefined
    beforeAll(async () => {
      db = new Kysely<Database>({ dialect: await kinds[kind]() })
      await migrateToLatest(db)
    })
    afterAll(() => db?.destroy())
    body(() => {
      if (!db) throw new Error('The database opens before the tests.')
      return db
    })
  })
}

/** An upgraded database of the former release, for tests of renamed tables. */
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { Kysely } from 'kysely'
import { afterEach } from 'vitest'
import { migrateToLatest } from '@/lib/server/db/migrate'
import { postgresDialect } from '@/lib/server/db/postgres'
import type { Database } from '@/lib/server/db/schema'
import { sqliteDialect } from '@/lib/server/db/sqlite'
import { createPostgresDatabase } from './databases.ts'
import { makeFormerDatabase } from './former-database.ts'
import { ownVarFolder } from './var-folder.ts'

let folder = ''

export const now = new Date('2026-11-21T10:00:00Z')

/** A file for SQLite, so that reopening reads from the disk. */
const dialects = {
  sqlite: async () => {
    const path = join(folder, randomUUID(), 'site.sqlite')
    return () => sqliteDialect(path)
  },
  postgres: async () => {
    const url = await createPostgresDatabase()
    return () => postgresDialect(url)
  },
}

let open: Kysely<Database>[] = []

/** The database of the previous release, upgraded by a process that opens it afterwards. */
export async function upgraded(kind: keyof typeof dialects): Promise<Kysely<Database>> {
  const dialect = await dialects[kind]()
  const former = new Kysely<Database>({ dialect: dialect() })
  await makeFormerDatabase(former)
  await former.destroy()
  const db = new Kysely<Database>({ dialect: dialect() })
  open.push(db)
  await migrateToLatest(db)
  return db
}

/** A separate folder; databases that a test opened are closed after it. */
export function prepareDatabases(): void {
  folder = ownVarFolder()
  afterEach(async () => {
    await Promise.all(open.map((db) => db.destroy()))
    open = []
  })
}

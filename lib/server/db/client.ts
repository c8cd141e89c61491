/** The database of this process: PostgreSQL when `DATABASE_URL` says so, else a file in the folder of what the site writes. */
import 'server-only'
import { join } from 'node:path'
import { Kysely } from 'kysely'
import { env } from '../runtime/env.ts'
import { migrateToLatest } from './migrate.ts'
import { logNewerRelease } from './newer-release.ts'
import { postgresDialect } from './postgres.ts'
import type { Database } from './schema.ts'
import { sqliteDialect } from './sqlite.ts'

export type Db = Kysely<Database>

// On globalThis: the framework may load this file once per bundle, and all share one database.
const holder = globalThis as typeof globalThis & { scheldelichtDb?: Promise<Db> | undefined }

async function open(): Promise<Db> {
  const { DATABASE_URL, VAR_DIR } = env()
  const dialect = DATABASE_URL ? postgresDialect(DATABASE_URL) : sqliteDialect(join(VAR_DIR, 'scheldelicht.sqlite'))
  const db = new Kysely<Database>({ dialect })
  await migrateToLatest(db)
  await logNewerRelease(db)
  return db
}

/** Opened and migrated at first use; a failure is not kept, so that the next call tries again. @throws what the database says. */
export function getDb(): Promise<Db> {
  holder.scheldelichtDb ??= open().catch((error: unknown) => {
    holder.scheldelichtDb = undefined
    throw error
  })
  return holder.scheldelichtDb
}

/** Ends the connection; a later `getDb` opens a new one. */
export async function closeDb(): Promise<void> {
  const open = holder.scheldelichtDb
  holder.scheldelichtDb = undefined
  await (await open)?.destroy()
}

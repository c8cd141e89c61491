/** The database connection of this process: PostgreSQL if `DATABASE_URL` is set, else an SQLite file in VAR_DIR. */
import 'server-only'
import { Kysely, type LogEvent } from 'kysely'
import { tracing } from '../../process/tracing.ts'
import { env } from '../runtime/env.ts'
import { databaseFile } from './database-file.ts'
import { migrateToLatest } from './migrate.ts'
import { logNewerRelease } from './newer-release.ts'
import { postgresDialect } from './postgres.ts'
import type { Database } from './schema.ts'
import { sqliteDialect } from './sqlite.ts'

export type Db = Kysely<Database>

/** Most characters of a statement in a trace. */
const longestStatement = 1000

// On globalThis, because the framework may load this file once per bundle, and all bundles share one connection.
const holder = globalThis as typeof globalThis & { siteDb?: Promise<Db> | undefined }

/** Traces statements without their parameters, which are data of visitors. */
function noteStatement({ level, query, queryDurationMillis }: LogEvent): void {
  const facts = { 'db.query.text': query.sql.slice(0, longestStatement) }
  tracing()?.note('database', facts, queryDurationMillis, level === 'error')
}

/**
 * Opens the database without migrating it, with the tables of any release or none: for restoring a backup. The caller closes it.
 */
export function openAsItIs(): Db {
  const { DATABASE_URL, VAR_DIR } = env()
  return new Kysely<Database>({
    dialect: DATABASE_URL ? postgresDialect(DATABASE_URL) : sqliteDialect(databaseFile(VAR_DIR)),
    ...(tracing() && { log: noteStatement }),
  })
}

async function open(): Promise<Db> {
  const db = openAsItIs()
  await migrateToLatest(db)
  await logNewerRelease(db)
  return db
}

/** Opened and migrated on first use; after a failure the next call tries again. @throws errors of the database. */
export function getDb(): Promise<Db> {
  holder.siteDb ??= open().catch((error: unknown) => {
    holder.siteDb = undefined
    throw error
  })
  return holder.siteDb
}

/** Closes the connection; a later `getDb` opens a new one. */
export async function closeDb(): Promise<void> {
  const open = holder.siteDb
  holder.siteDb = undefined
  await (await open)?.destroy()
}

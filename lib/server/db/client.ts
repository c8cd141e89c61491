/** The database of this process: PostgreSQL when `DATABASE_URL` says so, else a file in the folder of what the site writes. */
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

/** Characters of a statement in a trace. */
const longestStatement = 1000

// On globalThis: the framework may load this file once per bundle, and all share one database.
const holder = globalThis as typeof globalThis & { siteDb?: Promise<Db> | undefined }

/** Statements without what they are given: that is of visitors. */
function noteStatement({ level, query, queryDurationMillis }: LogEvent): void {
  const facts = { 'db.query.text': query.sql.slice(0, longestStatement) }
  tracing()?.note('database', facts, queryDurationMillis, level === 'error')
}

/** The database as it is, with the tables of whichever release, or none: for what restores a backup. Whoever opens it closes it. */
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

/** Opened and migrated at first use; a failure is not kept, so that the next call tries again. @throws what the database says. */
export function getDb(): Promise<Db> {
  holder.siteDb ??= open().catch((error: unknown) => {
    holder.siteDb = undefined
    throw error
  })
  return holder.siteDb
}

/** Ends the connection; a later `getDb` opens a new one. */
export async function closeDb(): Promise<void> {
  const open = holder.siteDb
  holder.siteDb = undefined
  await (await open)?.destroy()
}

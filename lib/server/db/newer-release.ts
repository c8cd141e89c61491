/** An older release that runs next to a newer one, or replaces it again: logs this, and works with the columns that it knows. */
import 'server-only'
import type { Kysely } from 'kysely'
import { logWarning } from '../../process/log.ts'
import { findNewerMigrations } from './migrate.ts'
import type { Database } from './schema.ts'

/** What was already logged, by database. */
const logged = new WeakMap<Kysely<Database>, string>()

/** Names of the migrations of a newer release, logged when they are first found. @throws errors of the database. */
export async function logNewerRelease(db: Kysely<Database>): Promise<string[]> {
  const migrations = await findNewerMigrations(db)
  const names = migrations.join()
  if (names && names !== logged.get(db)) logWarning('newer-database', { migrations })
  logged.set(db, names)
  return migrations
}

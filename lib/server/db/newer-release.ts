/** An older release beside a newer one, or back in its place: it says so, and goes on with the columns that it knows. */
import 'server-only'
import type { Kysely } from 'kysely'
import { logWarning } from '../../process/log.ts'
import { findNewerMigrations } from './migrate.ts'
import type { Database } from './schema.ts'

/** What was logged of a database already. */
const logged = new WeakMap<Kysely<Database>, string>()

/** Names of what a newer release did to the database, logged when they are first seen. @throws what the database says. */
export async function logNewerRelease(db: Kysely<Database>): Promise<string[]> {
  const migrations = await findNewerMigrations(db)
  const names = migrations.join()
  if (names && names !== logged.get(db)) logWarning('newer-database', { migrations })
  logged.set(db, names)
  return migrations
}

/** Brings a database to the newest tables. */
import 'server-only'
import type { Kysely } from 'kysely'
import { type MigrationProvider, Migrator } from 'kysely/migration'
import { leads } from './migrations/0001-leads.ts'
import { savedSearches } from './migrations/0002-saved-searches.ts'
import { accounts } from './migrations/0003-accounts.ts'
import { figures } from './migrations/0004-figures.ts'
import { newsletter } from './migrations/0005-newsletter.ts'
import { savedSearchPasswords } from './migrations/0006-saved-search-passwords.ts'
import type { Database } from './schema.ts'

/** In order of their names; one that was released is never changed. */
const migrations = {
  '0001-leads': leads,
  '0002-saved-searches': savedSearches,
  '0003-accounts': accounts,
  '0004-figures': figures,
  '0005-newsletter': newsletter,
  '0006-saved-search-passwords': savedSearchPasswords,
}

const provider: MigrationProvider = { getMigrations: async () => migrations }

/** Safe to call from several processes at once and on a database that is up to date. @throws what the database says. */
export async function migrateToLatest(db: Kysely<Database>): Promise<void> {
  const { error } = await new Migrator({ db, provider }).migrateToLatest()
  if (error) throw error
}

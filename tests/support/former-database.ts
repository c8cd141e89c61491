/** A database of the release before migration 0010, with a row in every table. */
import { type Kysely, sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { leads } from '../../lib/server/db/migrations/0001-leads.ts'
import { savedSearches } from '../../lib/server/db/migrations/0002-saved-searches.ts'
import { accounts } from '../../lib/server/db/migrations/0003-accounts.ts'
import { figures } from '../../lib/server/db/migrations/0004-figures.ts'
import { newsletter } from '../../lib/server/db/migrations/0005-newsletter.ts'
import { savedSearchPasswords } from '../../lib/server/db/migrations/0006-saved-search-passwords.ts'
import { viewings } from '../../lib/server/db/migrations/0007-viewings.ts'
import { outboxLeases } from '../../lib/server/db/migrations/0008-outbox-leases.ts'
import { returnedForms } from '../../lib/server/db/migrations/0009-returned-forms.ts'
import type { Database } from '../../lib/server/db/schema.ts'
import { formerRows } from './former-rows.ts'

const migrations: Record<string, Migration> = {
  '0001-leads': leads,
  '0002-saved-searches': savedSearches,
  '0003-accounts': accounts,
  '0004-figures': figures,
  '0005-newsletter': newsletter,
  '0006-saved-search-passwords': savedSearchPasswords,
  '0007-viewings': viewings,
  '0008-outbox-leases': outboxLeases,
  '0009-returned-forms': returnedForms,
}

/** Migrates an empty database to 0009 and fills it. */
export async function makeFormerDatabase(db: Kysely<Database>): Promise<void> {
  const { error } = await new Migrator({ db, provider: { getMigrations: async () => migrations } }).migrateToLatest()
  if (error) throw error
  for (const [table, row] of formerRows) {
    const columns = sql.join(Object.keys(row).map((name) => sql.ref(name)))
    await sql`insert into ${sql.table(table)} (${columns}) values (${sql.join(Object.values(row))})`.execute(db)
  }
}

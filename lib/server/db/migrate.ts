/** Migrates a database to the newest tables, and works with one that a newer release has migrated. */
import 'server-only'
import { type Kysely, sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { leads } from './migrations/0001-leads.ts'
import { savedSearches } from './migrations/0002-saved-searches.ts'
import { accounts } from './migrations/0003-accounts.ts'
import { figures } from './migrations/0004-figures.ts'
import { newsletter } from './migrations/0005-newsletter.ts'
import { savedSearchPasswords } from './migrations/0006-saved-search-passwords.ts'
import { viewings } from './migrations/0007-viewings.ts'
import { outboxLeases } from './migrations/0008-outbox-leases.ts'
import { returnedForms } from './migrations/0009-returned-forms.ts'
import { words } from './migrations/0010-words.ts'
import { feeds } from './migrations/0011-feeds.ts'
import { office } from './migrations/0012-office.ts'
import { feedPages } from './migrations/0013-feed-pages.ts'
import { feedSummaries } from './migrations/0014-feed-summaries.ts'
import { listings } from './migrations/0015-listings.ts'
import { discreetMails } from './migrations/0016-discreet-mails.ts'
import { judgedLeads } from './migrations/0016-judged-leads.ts'
import { reminders } from './migrations/0016-reminders.ts'
import { siteState } from './migrations/0017-site-state.ts'
import { searchFeeds } from './migrations/0020-search-feeds.ts'
import { texts } from './migrations/0021-texts.ts'
import { decisions } from './migrations/0022-decisions.ts'
import { overrideEnds } from './migrations/0022-override-ends.ts'
import { owners } from './migrations/0023-owners.ts'
import { reviews } from './migrations/0024-reviews.ts'
import { sharedLists } from './migrations/0025-shared-lists.ts'
import { push } from './migrations/0026-push.ts'
import { formerStates } from './migrations/0028-former-states.ts'
import { agentLinks } from './migrations/0029-agent-links.ts'
import { offeredGoals } from './migrations/0030-offered-goals.ts'
import { ownMoves } from './migrations/0031-own-moves.ts'
import type { Database } from './schema.ts'

/** In order of their names; a released migration is never changed. */
const migrations: Readonly<Record<string, Migration>> = {
  '0001-leads': leads,
  '0002-saved-searches': savedSearches,
  '0003-accounts': accounts,
  '0004-figures': figures,
  '0005-newsletter': newsletter,
  '0006-saved-search-passwords': savedSearchPasswords,
  '0007-viewings': viewings,
  '0008-outbox-leases': outboxLeases,
  '0009-returned-forms': returnedForms,
  '0010-words': words,
  '0011-feeds': feeds,
  '0012-office': office,
  '0013-feed-pages': feedPages,
  '0014-feed-summaries': feedSummaries,
  '0015-listings': listings,
  '0016-discreet-mails': discreetMails,
  '0016-judged-leads': judgedLeads,
  '0016-reminders': reminders,
  '0017-site-state': siteState,
  '0020-search-feeds': searchFeeds,
  '0021-texts': texts,
  '0022-decisions': decisions,
  '0022-override-ends': overrideEnds,
  '0023-owners': owners,
  '0024-reviews': reviews,
  '0025-shared-lists': sharedLists,
  '0026-push': push,
  '0028-former-states': formerStates,
  '0029-agent-links': agentLinks,
  '0030-offered-goals': offeredGoals,
  '0031-own-moves': ownMoves,
}

/** Kysely's own table of completed migrations. */
const doneTable = 'kysely_migration'

/** Names of the completed migrations, in their order. @throws errors of the database. */
export async function findDoneMigrations(db: Kysely<Database>): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some(({ name }) => name === doneTable)) return []
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(doneTable)} order by name`.execute(db)
  return rows.map(({ name }) => name)
}

/** Those that this release does not have. */
export const unknownMigrations = (names: readonly string[]): string[] => names.filter((name) => !Object.hasOwn(migrations, name))

/**
 * Names of migrations of a newer release in this database; empty if this release is the newest.
 * @throws errors of the database.
 */
export const findNewerMigrations = async (db: Kysely<Database>): Promise<string[]> =>
  unknownMigrations(await findDoneMigrations(db))

/**
 * Creates the tables of an earlier release in an empty database.
 * @param names of all migrations of that release.
 * @throws errors of the database.
 */
export async function migrateTo(db: Kysely<Database>, names: readonly string[]): Promise<void> {
  const known = Object.fromEntries(Object.entries(migrations).filter(([name]) => names.includes(name)))
  const { error } = await new Migrator({ db, provider: { getMigrations: async () => known } }).migrateToLatest()
  if (error) throw error
}

/** Placeholder for a migration of a newer release, which has already been run. */
const alreadyRun: Migration = { up: async () => undefined }

/** @param newer names of migrations that are in the database but not in this release. */
async function migrate(db: Kysely<Database>, newer: readonly string[]): Promise<unknown> {
  const all = { ...migrations, ...Object.fromEntries(newer.map((name) => [name, alreadyRun])) }
  // A release may contain a migration with a lower number than the newest one of another release.
  const migrator = new Migrator({ db, provider: { getMigrations: async () => all }, allowUnorderedMigrations: true })
  return (await migrator.migrateToLatest()).error
}

/**
 * Safe to call from several processes at once, also on an empty or up-to-date database. A database of a newer release is used as
 * it is: renames are handled by that release (docs/decisions/033-renamed-tables.md), other changes only add columns.
 * @throws errors of the database.
 */
export async function migrateToLatest(db: Kysely<Database>): Promise<void> {
  const newer = await findNewerMigrations(db)
  const error = await migrate(db, newer)
  if (!error) return
  // A newer release may have migrated in the meantime.
  const now = await findNewerMigrations(db)
  const again = now.length > newer.length ? await migrate(db, now) : error
  if (again) throw again
}

/**
 * The previous release runs next to this one during an update, and after a rollback: every statement of its code is run on the
 * current tables (docs/run/update.md#tables). `npm run statements` records them.
 */
import { Kysely, sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { findNewerMigrations, migrateTo, migrateToLatest } from '@/lib/server/db/migrate'
import { postgresDialect } from '@/lib/server/db/postgres'
import type { Database } from '@/lib/server/db/schema'
import { sqliteDialect } from '@/lib/server/db/sqlite'
import { createPostgresDatabase } from '../../support/databases.ts'
import { findRefused, readFormerRelease } from '../../support/former-statements.ts'

const dialects = {
  sqlite: async () => sqliteDialect(':memory:'),
  postgres: async () => postgresDialect(await createPostgresDatabase()),
}

describe.each(['sqlite', 'postgres'] as const)('statements of the previous release (%s)', (kind) => {
  const former = readFormerRelease(kind)
  let db: Kysely<Database>
  beforeEach(async () => {
    db = new Kysely<Database>({ dialect: await dialects[kind]() })
    await migrateTo(db, former.migrations)
    await migrateToLatest(db)
  })
  afterEach(() => db.destroy())

  const refused = () => findRefused(db, kind, former.statements)

  test('all run on the current tables', async () => {
    expect(former.statements.length).toBeGreaterThan(300)
    expect(await findNewerMigrations(db)).toEqual([])
    expect(await refused()).toEqual([])
  })

  test('run on extended tables: a column with a default, a nullable one, an index, a table', async () => {
    await sql`alter table lead add column mood text not null default ''`.execute(db)
    await sql`alter table outbox add column colour integer`.execute(db)
    await sql`create index lead_mood on lead (mood)`.execute(db)
    await sql`create table thing (id text primary key, lead_id text references lead (id))`.execute(db)
    expect(await refused()).toEqual([])
  })

  test.each([
    ['a column that went away', 'alter table appointment drop column sequence', 'sequence'],
    ['a column of another name', 'alter table lead rename column payload to content', 'payload'],
    ['a table that went away', 'drop table used_challenge', 'used_challenge'],
    ['a table of another name', 'alter table session rename to login_session', 'session'],
  ])('names what contracts too early: %s', async (_, change, name) => {
    await sql.raw(change).execute(db)
    const found = await refused()
    expect(found.length).toBeGreaterThan(0)
    expect(found.every((line) => line.includes(name))).toBe(true)
  })

  test('fail on a new column that is required and has no default', async () => {
    await sql`drop table used_challenge`.execute(db)
    await sql`create table used_challenge (id text primary key, expires_at text not null, form text not null)`.execute(db)
    expect((await refused()).join('\n')).toMatch(/NOT NULL|not-null/)
  })
})

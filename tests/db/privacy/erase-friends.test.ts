/** What earlier releases stored about friends is deleted by a migration (ruling 50). */
import { Kysely } from 'kysely'
import { Migrator } from 'kysely/migration'
import { expect, test } from 'vitest'
import { migrateToLatest } from '@/lib/server/db/migrate'
import { leads } from '@/lib/server/db/migrations/0001-leads'
import { postgresDialect } from '@/lib/server/db/postgres'
import type { Database } from '@/lib/server/db/schema'
import { sqliteDialect } from '@/lib/server/db/sqlite'
import { createPostgresDatabase } from '../../support/databases.ts'
import { formerNamesPlugin } from '../../support/former-names.ts'

const dialects = {
  sqlite: async () => sqliteDialect(':memory:'),
  postgres: async () => postgresDialect(await createPostgresDatabase()),
}

const friend = {
  FIRST_NAME_FRIEND: 'Els',
  LAST_NAME_FRIEND: 'Wouters',
  EMAIL_RECEIVER: 'els@voorbeeld.example',
  REMARK: 'Dag Els',
}
const time = '2026-11-01T10:00:00.000Z'

const lead = (id: string, form: string, payload: object) => ({
  id,
  token: id,
  form,
  language: 'nl',
  email: 'koen@voorbeeld.example',
  property_id: 1,
  status: 'new' as const,
  payload: JSON.stringify(payload),
  created_at: time,
})

test.each(['sqlite', 'postgres'] as const)('friends are deleted, senders and other forms stay (%s)', async (kind) => {
  const db = new Kysely<Database>({ dialect: await dialects[kind]() })
  await new Migrator({ db, provider: { getMigrations: async () => ({ '0001-leads': leads }) } }).migrateToLatest()
  const before = db.withPlugin(formerNamesPlugin)
  const contact = { FIRST_NAME: 'An', REMARK: 'Mijn vraag' }
  await before
    .insertInto('lead')
    .values(lead('1', 'send-to-friend', { FIRST_NAME: 'Koen', ...friend }))
    .execute()
  await before
    .insertInto('lead')
    .values(lead('2', 'contact', contact))
    .execute()
  await migrateToLatest(db)
  const rows = await db.selectFrom('lead').select('payload').orderBy('id').execute()
  expect(rows.map(({ payload }) => JSON.parse(payload))).toEqual([{ FIRST_NAME: 'Koen' }, contact])
  await db.destroy()
})

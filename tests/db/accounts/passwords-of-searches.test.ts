/** Passwords that an earlier release stored with subscribers are migrated to the request that they came with. */
import { Kysely } from 'kysely'
import { Migrator } from 'kysely/migration'
import { describe, expect, test } from 'vitest'
import { noFilter } from '@/lib/domain/search/property-filter'
import { toSearchCriteria } from '@/lib/domain/subscriptions/saved-search'
import type { Db } from '@/lib/server/db/client'
import { leads } from '@/lib/server/db/migrations/0001-leads'
import { savedSearches } from '@/lib/server/db/migrations/0002-saved-searches'
import { savedSearchPasswords } from '@/lib/server/db/migrations/0006-saved-search-passwords'
import { postgresDialect } from '@/lib/server/db/postgres'
import { insertSearch } from '@/lib/server/db/repositories/subscriptions/saved-searches'
import { saveSubscriber } from '@/lib/server/db/repositories/subscriptions/subscribers'
import { sqliteDialect } from '@/lib/server/db/sqlite'
import { createPostgresDatabase } from '../../support/databases.ts'
import { formerNamesPlugin } from '../../support/former-names.ts'

const now = new Date('2026-11-21T10:00:00Z')

describe('a database of an earlier release', () => {
  const kinds = {
    sqlite: async () => sqliteDialect(':memory:'),
    postgres: async () => postgresDialect(await createPostgresDatabase()),
  }

  test.each(['sqlite', 'postgres'] as const)(
    'a password is moved to its request if there is only one, and deleted if its request is unknown (%s)',
    async (kind) => {
      const raw: Db = new Kysely({ dialect: await kinds[kind]() })
      const db = raw.withPlugin(formerNamesPlugin)
      const older = { '0001-leads': leads, '0002-saved-searches': savedSearches }
      const upgrade = async (migrations: typeof older) => {
        const { error } = await new Migrator({ db: raw, provider: { getMigrations: async () => migrations } }).migrateToLatest()
        if (error) throw error
      }
      await upgrade(older)
      const settings = { criteria: toSearchCriteria('sale', noFilter), budget: undefined, schedule: 'weekly' as const }
      for (const [name, searches] of [
        ['one', ['a']],
        ['two', ['b', 'c']],
      ] as const) {
        await saveSubscriber(db, { id: name, email: `${name}@voorbeeld.example`, firstName: 'An', language: 'nl' }, now)
        const time = now.toISOString()
        const row = { subscriber_id: name, query: '', schedule: 'weekly' as const, status: 'pending' as const }
        for (const id of searches)
          await db
            .insertInto('saved_search')
            .values({ ...row, id, created_at: time, changed_at: time })
            .execute()
      }
      await db.updateTable('subscriber').set({ password_hash: 'hash' }).execute()
      await upgrade({ ...older, '0006-saved-search-passwords': savedSearchPasswords } as typeof older)
      await insertSearch(db, 'd', 'one', settings, now)
      const stored = await db.selectFrom('saved_search').select(['id', 'password_hash']).orderBy('id').execute()
      expect(stored.map(({ password_hash }) => password_hash)).toEqual(['hash', null, null, null])
      expect(await db.selectFrom('subscriber').select('password_hash').distinct().execute()).toEqual([{ password_hash: null }])
      await db.destroy()
    },
  )
})

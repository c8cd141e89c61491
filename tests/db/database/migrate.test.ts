/** Migration of a database: a new one by several processes at once, and one that a newer release has changed. */
import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { Kysely, sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { closeDb, type Db, getDb } from '@/lib/server/db/client'
import { findNewerMigrations, migrateToLatest } from '@/lib/server/db/migrate'
import { logNewerRelease } from '@/lib/server/db/newer-release'
import { postgresDialect } from '@/lib/server/db/postgres'
import { sqliteDialect } from '@/lib/server/db/sqlite'
import { submitForm } from '@/lib/server/leads/submit-form'
import { findReadiness } from '@/lib/server/runtime/readiness'
import { createPostgresDatabase } from '../../support/databases.ts'
import { expectConsole } from '../../support/fail-on-console.ts'
import { ownVarFolder } from '../../support/var-folder.ts'

const folder = ownVarFolder()
const root = resolve(import.meta.dirname, '../../..')

/** A new, empty database: how a process opens it, and the settings that name it. */
const databases = {
  sqlite: async () => {
    const VAR_DIR = join(folder, randomUUID())
    return { dialect: () => sqliteDialect(join(VAR_DIR, 'site.sqlite')), settings: { VAR_DIR } }
  },
  postgres: async () => {
    const DATABASE_URL = await createPostgresDatabase()
    return { dialect: () => postgresDialect(DATABASE_URL), settings: { VAR_DIR: folder, DATABASE_URL } }
  },
}

const program = `
import { closeDb, getDb } from './lib/server/db/client.ts'
const db = await getDb()
await db.selectFrom('newsletter_mail').selectAll().execute()
await closeDb()
`

const start = async (settings: Record<string, string>) => {
  const command = ['--conditions=react-server', '--input-type=module', '--eval', program]
  await promisify(execFile)(process.execPath, command, { cwd: root, env: { ...process.env, ...settings } })
}

/** A migration of a future release. */
const newer = {
  '0901-things': {
    up: async (db: Kysely<unknown>) => {
      await db.schema.alterTable('lead').addColumn('mood', 'text').execute()
      await db.schema
        .alterTable('outbox')
        .addColumn('colour', 'integer', (column) => column.notNull().defaultTo(0))
        .execute()
      await db.schema
        .createTable('thing')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .execute()
    },
  },
}

async function upgrade(db: Db): Promise<void> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db)
  const known = Object.fromEntries(rows.map(({ name }) => [name, { up: async () => undefined }]))
  const provider = { getMigrations: async () => ({ ...known, ...newer }) }
  const { error } = await new Migrator({ db, provider }).migrateToLatest()
  if (error) throw error
}

function form() {
  const data = new FormData()
  const values = {
    TITLE: 'ms',
    FIRST_NAME: 'An',
    LAST_NAME: 'Peeters',
    EMAIL: 'an@voorbeeld.example',
    PHONE_NUMBER: '0470123456',
  }
  for (const [name, value] of Object.entries({ _form: 'contact', _language: 'nl', ...values, REMARK: 'Dag', PRIVACY: 'on' }))
    data.set(name, value)
  return data
}

afterAll(() => vi.unstubAllEnvs())

describe.each(['sqlite', 'postgres'] as const)('a database (%s)', (kind) => {
  test('that is new gets its tables once, however many tasks migrate it at the same time', async () => {
    const { dialect } = await databases[kind]()
    const all = Array.from({ length: 6 }, (): Db => new Kysely({ dialect: dialect() }))
    await Promise.all(all.map(migrateToLatest))
    const [first] = all
    expect(await first?.selectFrom('newsletter_mail').selectAll().execute()).toEqual([])
    await Promise.all(all.map((db) => db.destroy()))
  })

  test('that is new is migrated by several processes at the same time', async () => {
    const { settings } = await databases[kind]()
    await Promise.all(Array.from({ length: 3 }, () => start(settings)))
  })

  test('in which a migration fails halfway is unchanged', async () => {
    const { dialect } = await databases[kind]()
    const db: Db = new Kysely({ dialect: dialect() })
    const broken = {
      '0001-broken': {
        up: async (transaction: Kysely<unknown>) => {
          await transaction.schema.createTable('lead').addColumn('id', 'text').execute()
          throw new Error('the power went out')
        },
      },
    }
    const { error } = await new Migrator({ db, provider: { getMigrations: async () => broken } }).migrateToLatest()
    expect(error).toMatchObject({ message: 'the power went out' })
    await migrateToLatest(db)
    expect(await db.selectFrom('lead').selectAll().execute()).toEqual([])
    await db.destroy()
  })

  test('that a newer release has migrated is reported, and still accepts forms', async () => {
    expectConsole()
    const { dialect, settings } = await databases[kind]()
    const other: Db = new Kysely({ dialect: dialect() })
    await migrateToLatest(other)
    await upgrade(other)
    for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value)
    const db = await getDb()
    expect(await findReadiness(Date.now() + (kind === 'sqlite' ? 10_000 : 20_000))).toEqual({
      content: true,
      database: true,
      disk: true,
      newerDatabase: ['0901-things'],
    })
    expect(console.warn).toHaveBeenCalledWith({ event: 'newer-database', migrations: ['0901-things'] })
    expect(await submitForm(form(), new Date())).toMatchObject({ kind: 'saved' })
    expect(await db.selectFrom('lead').select('form').execute()).toEqual([{ form: 'contact' }])
    await closeDb()
    await other.destroy()
  })

  test('that a newer release migrates while this one runs is reported from then on', async () => {
    expectConsole()
    const { dialect } = await databases[kind]()
    const [older, other]: [Db, Db] = [new Kysely({ dialect: dialect() }), new Kysely({ dialect: dialect() })]
    await migrateToLatest(older)
    expect(await logNewerRelease(older)).toEqual([])
    expect(console.warn).not.toHaveBeenCalled()
    await upgrade(other)
    for (let time = 0; time < 3; time += 1) expect(await logNewerRelease(older)).toEqual(['0901-things'])
    expect(console.warn).toHaveBeenCalledTimes(1)
    await Promise.all([older.destroy(), other.destroy()])
  })

  test('that a newer release migrates at the same time can still be opened', async () => {
    const { dialect } = await databases[kind]()
    const [older, other]: [Db, Db] = [new Kysely({ dialect: dialect() }), new Kysely({ dialect: dialect() })]
    await migrateToLatest(other)
    await Promise.all([upgrade(other), migrateToLatest(older), migrateToLatest(older)])
    await migrateToLatest(older)
    expect(await findNewerMigrations(older)).toEqual(['0901-things'])
    await Promise.all([older.destroy(), other.destroy()])
  })
})

/**
 * A backup taken while visitors send forms, and restored elsewhere, contains everything that was acknowledged before it began.
 */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Kysely } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeBackup } from '@/lib/server/backup/make-backup'
import { isPostgres } from '@/lib/server/backup/read-tables'
import { restoreBackup } from '@/lib/server/backup/restore-backup'
import type { Db } from '@/lib/server/db/client'
import { migrateToLatest } from '@/lib/server/db/migrate'
import { postgresDialect } from '@/lib/server/db/postgres'
import { saveLead } from '@/lib/server/db/repositories/leads/leads'
import type { Database } from '@/lib/server/db/schema'
import { sqliteDialect } from '@/lib/server/db/sqlite'
import { deliverDue } from '@/lib/server/outbox/deliver'
import { outboxPausedSince, resumeOutbox } from '@/lib/server/outbox/pause-outbox'
import { createPostgresDatabase, describeOnBoth } from '../../support/databases.ts'
import { makeLead } from '../../support/leads.ts'

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'backup-test-'))
  for (const folder of ['content/media', 'var/feeds', 'var/tiles']) mkdirSync(join(root, folder), { recursive: true })
  writeFileSync(join(root, 'content/site.json'), '{}')
  writeFileSync(join(root, 'content/media/hall.webp'), Buffer.from([0, 1, 2, 255]))
  writeFileSync(join(root, `var/feeds/${'long'.repeat(40)}.json`), 'ledger')
  writeFileSync(join(root, 'var/tiles/1.png'), 'cache')
  writeFileSync(join(root, 'var/secret'), 'not in the clear')
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const now = new Date('2026-11-23T12:00:00Z')
const file = () => join(root, 'copies/site.tar.gz')
const here = () => ({ contentFolder: join(root, 'content'), varFolder: join(root, 'var') })
const there = () => ({ contentFolder: join(root, 'new/content'), varFolder: join(root, 'new/var') })

const backUp = (db: Db, passphrase?: string) =>
  makeBackup({ db, ...here(), file: file(), secrets: '{"secret":"s"}', passphrase, now })

async function openEmpty(db: Db): Promise<Db> {
  const dialect = (await isPostgres(db)) ? postgresDialect(await createPostgresDatabase()) : sqliteDialect(':memory:')
  return new Kysely<Database>({ dialect })
}

describeOnBoth('backup', (db) => {
  beforeEach(async () => {
    for (const table of ['outbox', 'upload', 'lead'] as const) await db().deleteFrom(table).execute()
  })

  test('after a restore it contains every acknowledged lead completely, and nothing is sent until sending is resumed', async () => {
    const acknowledged: string[] = []
    let isDone = false
    const visitors = Array.from({ length: 4 }, async () => {
      while (!isDone) {
        const lead = makeLead({
          uploads: [{ field: 'CV', name: 'é.pdf', kind: 'application/pdf', content: Buffer.alloc(3_000, acknowledged.length) }],
          messages: [{ kind: 'mail', subject: 'lead', message: { to: 'a@b.example' } }],
        })
        await saveLead(db(), lead, new Date())
        acknowledged.push(lead.id)
        await new Promise((next) => setTimeout(next, 2))
      }
    })
    await expect.poll(() => acknowledged.length).toBeGreaterThan(30)
    const before = [...acknowledged]
    const manifest = await backUp(db())
    await expect.poll(() => acknowledged.length).toBeGreaterThan(before.length)
    isDone = true
    await Promise.all(visitors)

    const copy = await openEmpty(db())
    const restored = await restoreBackup({ ...there(), openDb: async () => copy, file: file(), passphrase: undefined, now })
    expect(restored.changedFiles).toEqual([])
    const ids = (await copy.selectFrom('lead').select('id').execute()).map(({ id }) => id)
    expect(ids.length).toBe(manifest.tables['lead']?.rows)
    expect(before.filter((id) => !ids.includes(id))).toEqual([])
    expect(ids.filter((id) => !acknowledged.includes(id))).toEqual([])
    for (const table of ['upload', 'outbox'] as const)
      expect((await copy.selectFrom(table).select('id').execute()).length, table).toBe(ids.length)

    expect(await outboxPausedSince(copy)).toBe(now.toISOString())
    expect(await deliverDue(copy, () => new Date())).toEqual({ sent: 0, failed: 0 })
    expect(await resumeOutbox(copy)).toBe(true)
    expect(await outboxPausedSince(copy)).toBeUndefined()
    await copy.destroy()
  })

  test('merged leads, and rows of later tables, keep their references', async () => {
    const [one, other] = [makeLead(), makeLead()]
    for (const lead of [one, other]) await saveLead(db(), lead, now)
    await db().updateTable('lead').set({ merged_into: other.id }).where('id', '=', one.id).execute()
    await backUp(db())
    const copy = await openEmpty(db())
    await restoreBackup({ ...there(), openDb: async () => copy, file: file(), passphrase: undefined, now })
    const row = await copy.selectFrom('lead').select('merged_into').where('id', '=', one.id).executeTakeFirstOrThrow()
    expect(row.merged_into).toBe(other.id)
    // Foreign keys are enforced again.
    await expect(copy.updateTable('lead').set({ merged_into: 'nobody' }).where('id', '=', one.id).execute()).rejects.toThrow()
    await copy.destroy()
  })

  test('a line separator pasted from a word processor does not split a row', async () => {
    const said = 'one\u2028two\u2029three\u0085four\r\nfive'
    const lead = makeLead({ payload: { REMARK: said } })
    await saveLead(db(), lead, now)
    await backUp(db())
    const copy = await openEmpty(db())
    await restoreBackup({ ...there(), openDb: async () => copy, file: file(), passphrase: undefined, now })
    const { payload } = await copy.selectFrom('lead').select('payload').where('id', '=', lead.id).executeTakeFirstOrThrow()
    expect(JSON.parse(payload)).toEqual({ REMARK: said })
    await copy.destroy()
  })

  test('a modified or foreign backup is refused, and nothing is restored', async () => {
    await saveLead(db(), makeLead(), now)
    await backUp(db(), 'a passphrase of some length')
    const restore = (copy: Db, passphrase?: string) =>
      restoreBackup({ ...there(), openDb: async () => copy, file: file(), passphrase, now })
    const copy = await openEmpty(db())
    await expect(restore(copy, 'another')).rejects.toThrow('The passphrase does not open the secrets')
    expect(await copy.selectFrom('lead').select('id').execute()).toEqual([])
    await expect(restore(copy)).rejects.toThrow('Expected an empty database')
    const again = await openEmpty(db())
    expect((await restore(again, 'a passphrase of some length')).secrets).toBe('{"secret":"s"}')
    await expect(restore(again)).rejects.toThrow('Expected an empty folder')
    expect(readdirSync(join(root, 'new/var')).sort()).toEqual(['feeds'])
    expect(readFileSync(join(root, 'new/content/media/hall.webp'))).toEqual(Buffer.from([0, 1, 2, 255]))
    await Promise.all([copy.destroy(), again.destroy()])
  })
})

test('a backup moves a site from SQLite to PostgreSQL', async () => {
  const from = new Kysely<Database>({ dialect: sqliteDialect(':memory:') })
  await migrateToLatest(from)
  const [one, other] = [makeLead(), makeLead({ propertyId: 4102311 })]
  for (const lead of [one, other]) await saveLead(from, lead, now)
  await from.updateTable('lead').set({ merged_into: other.id }).where('id', '=', one.id).execute()
  await backUp(from)
  const copy = new Kysely<Database>({ dialect: postgresDialect(await createPostgresDatabase()) })
  await restoreBackup({ ...there(), openDb: async () => copy, file: file(), passphrase: undefined, now })
  const read = (db: Db) => db.selectFrom('lead').select(['id', 'property_id', 'payload', 'merged_into']).orderBy('id').execute()
  expect(await read(copy)).toEqual(await read(from))
  await Promise.all([from.destroy(), copy.destroy()])
})

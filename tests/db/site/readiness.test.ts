/** Whether the site is ready to receive visitors. */
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { closeDb, getDb } from '@/lib/server/db/client'
import { findReadiness } from '@/lib/server/runtime/readiness'
import { snapshot } from '../../support/content.ts'
import { expectConsole } from '../../support/fail-on-console.ts'
import { feedSource } from '../../support/feeds.ts'

let folder = ''
/** Later than the previous test, whose result is cached for a second. */
let time = 0

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'readiness-'))
  time += 10_000
  vi.stubEnv('VAR_DIR', folder)
  Reflect.deleteProperty(globalThis, 'siteNotReady')
})

afterEach(async () => {
  await closeDb()
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true, force: true })
})

test('it is ready when the content is loaded and a row can be written', async () => {
  expect(await findReadiness(time)).toEqual({ content: true, database: true, disk: true })
})

test('it is not ready when the database does not respond', async () => {
  expectConsole()
  vi.stubEnv('DATABASE_URL', 'postgres://nobody@127.0.0.1:1/none')
  expect(await findReadiness(time)).toEqual({ content: true, database: false, disk: true })
  expect(console.error).toHaveBeenCalledWith(expect.objectContaining({ event: 'not-ready' }))
})

test('a failure is logged when it begins and when it ends, not with each request', async () => {
  expectConsole()
  const logged = vi.spyOn(console, 'info').mockImplementation(() => {})
  const ask = async (times: number) => {
    for (let count = 0; count < times; count += 1) {
      time += 1_000
      await findReadiness(time)
    }
  }
  await ask(2)
  await closeDb()
  vi.stubEnv('DATABASE_URL', 'postgres://nobody@127.0.0.1:1/none')
  await ask(3)
  expect(vi.mocked(console.error).mock.calls).toEqual([[{ event: 'not-ready', part: 'database', error: expect.any(Error) }]])
  expect(logged).not.toHaveBeenCalled()
  await closeDb().catch(() => undefined)
  vi.stubEnv('DATABASE_URL', '')
  await ask(2)
  expect(logged.mock.calls).toEqual([[{ event: 'ready-again', part: 'database' }]])
  rmSync(folder, { recursive: true })
  writeFileSync(folder, '')
  await ask(2)
  expect(vi.mocked(console.error).mock.calls.filter(([{ part }]) => part === 'disk')).toHaveLength(1)
})

test('it is not ready when the database is read-only', async () => {
  expectConsole()
  await sql`PRAGMA query_only = ON`.execute(await getDb())
  expect(await findReadiness(time)).toEqual({ content: true, database: false, disk: true })
})

test('it is not ready when VAR_DIR cannot be written', async () => {
  expectConsole()
  await getDb()
  rmSync(folder, { recursive: true })
  writeFileSync(folder, '')
  expect(await findReadiness(time)).toMatchObject({ content: true, disk: false })
})

test('only the user of the site can read the database and the files next to it', async () => {
  await findReadiness(time)
  const modes = readdirSync(folder).map((name) => [name, (statSync(join(folder, name)).mode & 0o777).toString(8)])
  expect(Object.fromEntries(modes)).toEqual({
    'site.sqlite': '600',
    'site.sqlite-shm': '600',
    'site.sqlite-wal': '600',
  })
})

/** Number of writes to its row within a second. */
async function countLooks(): Promise<number> {
  const db = await getDb()
  const row = await db.selectFrom('rate_limit').select('count').where('key', '=', 'ready').executeTakeFirst()
  return row?.count ?? 0
}

test('concurrent requests cause one check', async () => {
  await Promise.all([findReadiness(time), findReadiness(time + 900)])
  expect(await countLooks()).toBe(1)
})

test('a cached result expires even if the clock is set back', async () => {
  await Promise.all([findReadiness(time), findReadiness(time - 60_000)])
  expect(await countLooks()).toBe(2)
})

test('a change of the content state is returned at once, without caching', async () => {
  const before = globalThis.contentState
  await findReadiness(time)
  globalThis.contentState = {
    serves: 'last-good',
    held: [],
    warnings: [],
    gaps: [],
    refusal: [],
    changes: { added: [], changed: [], removed: [] },
  }
  expect(await findReadiness(time + 100)).toMatchObject({ degraded: { servesLastGood: true } })
  globalThis.contentState = before
})

describe('content that is older than CONTENT_HOURS allows', () => {
  const hour = 3_600_000
  const current = {
    serves: 'current',
    held: [],
    warnings: [],
    gaps: [],
    refusal: [],
    changes: { added: [], changed: [], removed: [] },
  } as const
  beforeEach(() => {
    vi.stubEnv('CONTENT_HOURS', '2')
    globalThis.currentSnapshot = { ...snapshot, feeds: [feedSource({ name: 'crm' })] }
    globalThis.contentState = current
    time = Date.parse('2026-11-24T12:00:00Z') + time
  })
  afterEach(() => {
    globalThis.currentSnapshot = snapshot
    globalThis.contentState = undefined
  })

  test('a folder that is refused as a whole, also after a start, until it is in order', async () => {
    expectConsole()
    globalThis.contentState = { ...current, serves: 'last-good' }
    expect(await findReadiness(time)).not.toHaveProperty('fresh')
    await closeDb()
    expect(await findReadiness(time + 3 * hour)).toMatchObject({
      fresh: false,
      tooOld: [{ source: 'folder', seconds: 3 * 3600 }],
    })
    globalThis.contentState = current
    expect(await findReadiness(time + 4 * hour)).not.toHaveProperty('fresh')
    globalThis.contentState = { ...current, serves: 'last-good' }
    expect(await findReadiness(time + 5 * hour)).not.toHaveProperty('fresh')
  })

  test('a feed that has not succeeded for longer; one that is no longer in the content is ignored', async () => {
    expectConsole()
    const run = { outcome: 'done', report: '{}', summary: null, started_at: new Date(time).toISOString() }
    const runs = ['crm', 'former'].map((source) => ({ ...run, id: source, source }))
    await (await getDb()).insertInto('feed_run').values(runs).execute()
    expect(await findReadiness(time + hour)).not.toHaveProperty('fresh')
    expect(await findReadiness(time + 3 * hour)).toMatchObject({ fresh: false, tooOld: [{ source: 'crm', seconds: 3 * 3600 }] })
    expect(await findReadiness(time + 3.5 * hour)).toMatchObject({ fresh: false })
    const tooOld = [{ source: 'crm', seconds: 3 * 3600 }]
    expect(vi.mocked(console.error).mock.calls).toEqual([[{ event: 'not-ready', part: 'fresh', tooOld }]])
    vi.stubEnv('CONTENT_HOURS', '0')
    expect(await findReadiness(time + 4 * hour)).not.toHaveProperty('fresh')
  })
})

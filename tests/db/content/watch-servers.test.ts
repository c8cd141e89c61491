/** A server notices changes of another one: at once with PostgreSQL notifications, within a second by polling. */
import { randomUUID } from 'node:crypto'
import { Kysely, sql } from 'kysely'
import { afterEach, expect, test, vi } from 'vitest'
import type { ContentThread } from '@/lib/process/content-thread'
import { contentWatch } from '@/lib/server/content/publish/reload-site'
import { createStateCheck } from '@/lib/server/content/publish/watch-servers'
import { closeDb, getDb } from '@/lib/server/db/client'
import { listen } from '@/lib/server/db/listen'
import { migrateToLatest } from '@/lib/server/db/migrate'
import { postgresDialect } from '@/lib/server/db/postgres'
import { saveFeedRun } from '@/lib/server/db/repositories/feeds/feeds'
import { deleteState, readState, stateChannel, writeState } from '@/lib/server/db/repositories/site/site-state'
import type { Database } from '@/lib/server/db/schema'
import { writeReloadToken } from '@/lib/server/security/reload-token'
import { createMigratedDatabase, describeOnBoth } from '../../support/databases.ts'
import { ownVarFolder } from '../../support/var-folder.ts'

ownVarFolder()

afterEach(async () => {
  await closeDb()
  vi.unstubAllGlobals()
})

const now = new Date('2026-11-27T12:00:00Z')

describeOnBoth('changes of other servers', (db) => {
  test('a poll calls the handlers of states that changed since the previous poll, with their text, and no others', async () => {
    const taken: string[] = []
    const look = createStateCheck(async () => db(), {
      'content-read': (text) => taken.push(`content ${text}`),
      'feed-taken': () => taken.push('feed'),
    })
    await writeState(db(), 'content-read', 'before', now)
    await look()
    await writeState(db(), 'mail-held', 'yes', now)
    await look()
    expect(taken).toEqual([])
    await writeState(db(), 'content-read', 'after', now)
    await look()
    await look()
    expect(taken).toEqual(['content after'])
    await deleteState(db(), 'content-read')
    await look()
    expect(taken).toEqual(['content after'])
  })

  test('a feed run that changed something is noticed, one that did not is not', async () => {
    let taken = 0
    const look = createStateCheck(async () => db(), { 'feed-taken': () => (taken += 1) })
    await look()
    const run = { source: randomUUID(), startedAt: now.toISOString(), report: '{}' }
    await saveFeedRun(db(), { ...run, outcome: 'unchanged' })
    await look()
    expect(taken).toBe(0)
    await saveFeedRun(db(), { ...run, outcome: 'done' })
    await look()
    expect(taken).toBe(1)
  })
})

test('PostgreSQL notifies on commit, and the listener reconnects after the connection was lost', async () => {
  const url = await createMigratedDatabase()
  const db = new Kysely<Database>({ dialect: postgresDialect(url) })
  await migrateToLatest(db)
  const heard = vi.fn()
  const listener = listen(url, stateChannel, heard, 50)
  await vi.waitFor(() => expect(heard.mock.calls).toEqual([[undefined]]), { timeout: 30_000 })
  await db.transaction().execute(async (transaction) => {
    await writeState(transaction, 'content-read', 'one', now)
    await new Promise((done) => setTimeout(done, 200))
    expect(heard).toHaveBeenCalledTimes(1)
  })
  await vi.waitFor(() => expect(heard).toHaveBeenLastCalledWith('content-read'), { timeout: 30_000 })
  // Notifications missed without a connection: the state is polled.
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen%'`.execute(db)
  await vi.waitFor(() => expect(heard).toHaveBeenLastCalledWith(undefined), { timeout: 30_000 })
  await listener.stop()
  await db.destroy()
})

test('other servers are notified of a change before this server has read it', async () => {
  let look = async (_files: string) => {}
  const watch: ContentThread['watch'] = (found) => {
    look = found
  }
  vi.stubGlobal('siteContentThread', { watch } satisfies Partial<ContentThread>)
  vi.spyOn(console, 'info').mockImplementation(() => undefined)
  let read = () => {}
  const isRead = new Promise<Response>((done) => {
    read = () => done(new Response('{}'))
  })
  vi.stubGlobal('fetch', () => isRead)
  writeReloadToken()
  contentWatch.start()
  const looking = look('as it looks now')
  const noted = async () => readState(await getDb(), 'content-read')
  await vi.waitFor(async () => expect(await noted()).toBe('as it looks now'), { timeout: 30_000 })
  read()
  await looking
})

/** Metrics of the running site, and who may read them. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { GET } from '@/app/api/metrics/route'
import { closeDb, getDb } from '@/lib/server/db/client'
import { saveFeedRun } from '@/lib/server/db/repositories/feeds/feeds'
import { queueMessages } from '@/lib/server/db/repositories/outbox/outbox'
import { pauseOutbox } from '@/lib/server/outbox/pause-outbox'
import { writeMetrics } from '@/lib/server/runtime/metrics'
import { snapshot } from '../../support/content.ts'
import { expectConsole } from '../../support/fail-on-console.ts'
import { feedSource } from '../../support/feeds.ts'
import { startGateway } from '../../support/start-gateway.ts'

let folder = ''
/** Later than the previous test, whose result is cached for a second. */
let time = Date.parse('2026-11-23T12:00:00Z')
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'metrics-'))
  time += 10_000
  vi.stubEnv('VAR_DIR', folder)
})
afterEach(async () => {
  await closeDb()
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true, force: true })
})

/** Of the demo, with one feed. */
beforeEach(() => {
  globalThis.currentSnapshot = { ...snapshot, feeds: [{ ...feedSource(), name: 'whise' }] }
})
afterEach(() => {
  globalThis.currentSnapshot = snapshot
})

test('it lists what is queued, what failed, since when, and that all parts work', async () => {
  const db = await getDb()
  const message = { kind: 'mail', subject: 'lead', message: {} } as const
  await queueMessages(db, [message, message], new Date(time - 90_000))
  await queueMessages(db, [message], new Date(time))
  const { id } = await db
    .selectFrom('outbox')
    .select('id')
    .where('created_at', '=', new Date(time).toISOString())
    .executeTakeFirstOrThrow()
  await db.updateTable('outbox').set({ status: 'failed' }).where('id', '=', id).execute()
  for (const source of ['whise', 'skarabee'])
    await saveFeedRun(db, { source, outcome: 'done', report: '{}', startedAt: new Date(time - 60_000).toISOString() })
  await pauseOutbox(db, new Date(time))
  const lines = (await writeMetrics(new Date(time))).split('\n')
  for (const line of [
    'site_outbox_messages{status="queued"} 2',
    'site_outbox_messages{status="failed"} 1',
    'site_outbox_oldest_seconds 90',
    'site_outbox_held 1',
    'site_feed_age_seconds{source="whise"} 60',
    'site_content_held_items 0',
    ...['content', 'database', 'disk'].map((part) => `site_ready{part="${part}"} 1`),
  ])
    expect(lines).toContain(line)
  // The age of a feed that is no longer in the content would grow forever.
  expect(lines.join()).not.toContain('skarabee')
})

test('without database it still returns the other metrics, and that the database is unreachable', async () => {
  expectConsole()
  vi.stubEnv('DATABASE_URL', 'postgres://nobody@127.0.0.1:1/none')
  const text = await writeMetrics(new Date(time))
  expect(text).toContain('site_ready{part="database"} 0')
  expect(text).not.toContain('site_outbox')
  expect(text).toMatch(/^site_disk_free_bytes \d+$/m)
})

test('the gateway counts its responses, cached ones too, by kind and status', async () => {
  const { ask } = await startGateway(async (_, response) => {
    response.setHeader('Content-Type', 'application/json')
    response.end('{}')
  })
  await (await ask('/api/panel/')).text()
  await (await ask('/api/health/')).text()
  const text = await writeMetrics(new Date(time))
  expect(text).toMatch(/^site_answers_total\{kind="dynamic",status="200"\} [1-9]/m)
  expect(text).toMatch(/^site_answer_seconds_bucket\{kind="dynamic",le="\+Inf"\} [1-9]/m)
  expect(text).toContain('site_requests_waiting{kind="form"} 0')
})

const ask = (headers: Record<string, string>) => GET(new Request('http://site.example/api/metrics/', { headers }))

test.each([
  ['this machine', {}, { 'x-forwarded-for': '127.0.0.1' }, 200],
  ['this machine, by IPv6', {}, { 'x-forwarded-for': '::1' }, 200],
  ['a visitor', {}, { 'x-forwarded-for': '203.0.113.7' }, 404],
  ['a visitor through a proxy', { TRUSTED_PROXIES: '1' }, { 'x-forwarded-for': '203.0.113.7, 127.0.0.1' }, 404],
  ['a visitor through a proxy that nobody told of', {}, { 'x-forwarded-for': '203.0.113.7, 127.0.0.1' }, 404],
  ['a visitor who claims to be here', { TRUSTED_PROXIES: '1' }, { 'x-forwarded-for': '127.0.0.1, 203.0.113.7, 127.0.0.1' }, 404],
  ['nobody knows who', {}, {}, 404],
  ['this machine without the token', { METRICS_TOKEN: 'a-token-of-some-length' }, { 'x-forwarded-for': '127.0.0.1' }, 404],
  [
    'anybody with the token',
    { METRICS_TOKEN: 'a-token-of-some-length' },
    { authorization: 'Bearer a-token-of-some-length' },
    200,
  ],
])('%s', async (_, settings, headers, status) => {
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value)
  expect((await ask(headers as Record<string, string>)).status).toBe(status)
})

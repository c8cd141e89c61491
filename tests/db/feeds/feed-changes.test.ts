/**
 * Randomly changing feeds, compared with a model: new, changed, gone, back, sold, broken, empty, and runs that are aborted. A few
 * hundred steps in each complete test run; `npm run test:feeds` does ten thousand, or as many as `STEPS` says. `SEED` selects the
 * sequence; an error found here gets a test of its own.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Kysely } from 'kysely'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import type { ListingState } from '@/lib/domain/subscriptions/listing-change'
import { toLocalTime } from '@/lib/domain/text/brussels-time'
import { seededRandom } from '@/lib/server/bot-protection/seeded-random'
import { migrateToLatest } from '@/lib/server/db/migrate'
import type { Database } from '@/lib/server/db/schema'
import { sqliteDialect } from '@/lib/server/db/sqlite'
import { compareListings } from '../../support/compare-listings.ts'
import { life } from '../../support/dying-process.ts'
import { effort } from '../../support/effort.ts'
import { runOn } from '../../support/feed-runs.ts'
import {
  chance,
  change,
  expected,
  expectTakenOver,
  isStopped,
  listingsOf,
  publishedIn,
  type World,
} from '../../support/feed-world.ts'

/** Number of steps, each with one to three changes. */
const steps = Number(process.env['STEPS'] ?? effort(200, 10_000))
const folder = mkdtempSync(join(tmpdir(), 'scheldelicht-feed-changes-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
afterEach(() => {
  vi.unstubAllEnvs()
  life.writes = Number.POSITIVE_INFINITY
})

test('content, archive, price history and alerts match the model, however often a run is killed', {
  timeout: 3_600_000,
}, async () => {
  vi.stubEnv('VAR_DIR', join(folder, 'var'))
  vi.stubEnv('CONTENT_DIR', join(folder, 'content'))
  mkdirSync(join(folder, 'content'), { recursive: true })
  writeFileSync(join(folder, 'content', 'feeds.json'), '[{ "name": "demo" }]')
  const db = new Kysely<Database>({ dialect: sqliteDialect(':memory:') })
  await migrateToLatest(db)
  const random = seededRandom(`feeds that change${process.env['SEED'] ?? ''}`)
  const world: World = { crm: new Map(), site: new Map() }
  // A small range, so that the same ids disappear and come back.
  const next = () => String(4_200_001 + chance(random, 0, 59))
  let states = new Map<number, ListingState>()
  const announced = new Map<string, number>()
  const seen = { stopped: 0, killed: 0, archived: 0, back: 0, broken: 0 }

  for (let step = 0, now = Date.UTC(2026, 0, 1); step < steps; step++, now += chance(random, 1, 20) * 3_600_000) {
    const today = toLocalTime(new Date(now)).date
    for (let changes = chance(random, 1, 3); changes > 0; changes--) change(world, random, next)
    const [gone] = [...world.site].filter(([id, { state }]) => state === 'archived' && !world.crm.has(id)).map(([id]) => id)
    if (gone && random() < 0.2) world.crm.set(gone, { price: 300_000, title: 'Opnieuw te koop' })
    if (random() < 0.05) for (const id of [...world.crm.keys()].slice(0, 4)) world.crm.delete(id)
    const before = publishedIn(folder)
    if (random() < 0.1) {
      seen.broken += 1
      const text = JSON.stringify(listingsOf(world))
      expect((await runOn(db, text.slice(0, -5), { now: new Date(now) })).outcome).toBe('stopped')
      expect(publishedIn(folder)).toEqual(before)
    }
    const listings = listingsOf(world)
    const acceptsGone = random() < 0.5
    if (isStopped(world) && !(acceptsGone && world.crm.size > 0)) {
      seen.stopped += 1
      expect((await runOn(db, listings, { now: new Date(now) })).outcome).toBe('stopped')
      expect(publishedIn(folder)).toEqual(before)
      continue
    }
    // Every run is killed once, at a random write.
    life.writes = chance(random, 0, 4)
    await runOn(db, listings, { now: new Date(now), acceptsGone }).then(
      () => (life.writes = Number.POSITIVE_INFINITY),
      () => (seen.killed += 1),
    )
    // If the run was not killed before its end, it was already applied.
    if (life.writes === Number.POSITIVE_INFINITY) expectTakenOver(world, today)
    life.writes = Number.POSITIVE_INFINITY
    const wasBack = [...world.crm.keys()].filter((id) => world.site.get(id)?.state === 'archived').length
    if (!isStopped(world) || (acceptsGone && world.crm.size > 0)) {
      expect((await runOn(db, listings, { now: new Date(now), acceptsGone })).outcome).not.toBe('stopped')
      expectTakenOver(world, today)
    }
    seen.back += wasBack
    seen.archived = [...world.site.values()].filter(({ state }) => state === 'archived').length
    const found = publishedIn(folder)
    expect(found).toEqual(expected(world))
    const listed = [...found].flatMap(([id, { Archived, price }]) =>
      Archived ? [] : [{ propertyId: Number(id), price, isAvailable: true }],
    )
    const { changes, states: changed } = compareListings(states, listed, new Date(now).toISOString())
    states = new Map([...states, ...changed.map((state) => [state.propertyId, state] as const)])
    for (const { propertyId, reason } of changes) {
      const key = `${reason} ${propertyId}`
      announced.set(key, (announced.get(key) ?? 0) + 1)
    }
  }
  const news = [...announced].filter(([key]) => key.startsWith('new '))
  expect(news.every(([, count]) => count === 1)).toBe(true)
  expect(news.length).toBeGreaterThan(20)
  for (const count of Object.values(seen)) expect(count).toBeGreaterThan(2)
  await db.destroy()
})

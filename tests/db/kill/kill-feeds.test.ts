/**
 * When a run of a feed is killed by the system at any time, the next run completes it: content, archive and price history match
 * the model. `npm run test:kill` kills more often.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, test, vi } from 'vitest'
import { toLocalTime } from '@/lib/domain/text/brussels-time'
import { seededRandom } from '@/lib/server/bot-protection/seeded-random'
import { effort } from '../../support/effort.ts'
import { chance, change, expected, expectTakenOver, listingsOf, publishedIn, type World } from '../../support/feed-world.ts'

/** Number of runs that have to be killed before their end. */
const kills = effort(3, 120)
const folder = mkdtempSync(join(tmpdir(), 'scheldelicht-kill-feeds-'))
const feed = join(folder, 'feed.json')

afterAll(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true, force: true })
})

/** @param delay milliseconds after which the run is killed; undefined for never. @returns how it ended. */
async function run(now: Date, delay?: number): Promise<{ signal: unknown; code: unknown; took: number }> {
  const settings = {
    VAR_DIR: join(folder, 'var'),
    CONTENT_DIR: join(folder, 'content'),
    NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] ?? join(folder, 'compiled'),
  }
  const child = spawn(process.execPath, ['--conditions=react-server', 'tests/support/feed-runner.ts'], {
    env: { ...process.env, ...settings, FEED: feed, NOW: now.toISOString() },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const closed = once(child, 'close')
  await once(child.stdout, 'data')
  const start = performance.now()
  if (delay !== undefined) {
    await sleep(delay)
    child.kill('SIGKILL')
  }
  const [code, signal] = await closed
  return { signal, code, took: performance.now() - start }
}

function lastComplete(): unknown {
  try {
    return JSON.parse(readFileSync(join(folder, 'var', 'feeds', 'demo', 'ledger.json'), 'utf8')).lastComplete
  } catch {
    return undefined
  }
}

test('whenever a run is killed, the next one completes it', { timeout: 3_600_000 }, async () => {
  mkdirSync(join(folder, 'content'))
  writeFileSync(join(folder, 'content', 'feeds.json'), '[{ "name": "demo" }]')
  const random = seededRandom('killed at any moment')
  const world: World = { crm: new Map(), site: new Map() }
  const next = () => String(4_200_001 + chance(random, 0, 59))
  let longest = 200
  let killed = 0
  for (let step = 0, now = Date.UTC(2026, 0, 1); killed < kills; step++, now += chance(random, 1, 20) * 3_600_000) {
    for (let changes = step === 0 ? 40 : chance(random, 1, 8); changes > 0; changes--) change(world, random, next)
    writeFileSync(feed, JSON.stringify(listingsOf(world)))
    const first = new Date(now)
    const { signal } = await run(first, chance(random, 0, longest))
    if (signal === 'SIGKILL') killed += 1
    // Killed after its last step, the run was already applied.
    if (lastComplete() === first.toISOString()) expectTakenOver(world, toLocalTime(first).date)
    const second = new Date(now + 60_000)
    const whole = await run(second)
    expect(whole).toMatchObject({ code: 0, signal: null })
    // If the machine was slow in one run and not in the next, the run may end first: then the next one is killed earlier.
    longest = signal === 'SIGKILL' ? Math.ceil(whole.took) : Math.ceil(longest / 2)
    expectTakenOver(world, toLocalTime(second).date)
    expect(publishedIn(folder)).toEqual(expected(world))
  }
})

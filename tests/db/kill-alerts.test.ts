/** Nobody hears of the same listing twice, or not at all, although the run is killed again and again in the middle. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { between, seededRandom } from '@/lib/server/bot-protection/seeded-random'
import { closeDb, type Db, getDb } from '@/lib/server/db/client'
import { runAlerts } from '@/lib/server/notifications/run-alerts'
import { newListings } from '../support/alert-changes.ts'
import { createPostgresDatabase } from '../support/databases.ts'
import { showDemo } from '../support/demo-snapshot.ts'
import { queuedValues } from '../support/queued-mails.ts'
import { addSearch } from '../support/saved-searches.ts'

const subscribers = 900
const kills = 3
const folder = mkdtempSync(join(tmpdir(), 'scheldelicht-kill-alerts-'))

afterEach(async () => {
  await closeDb()
  vi.unstubAllEnvs()
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Starts a run; with a pause (ms) it is killed that long after it began. Gives what it complained about. */
async function runInProcess(pause?: number): Promise<string> {
  const args = ['--conditions=react-server', 'tests/support/alert-runner.ts']
  const env = { ...process.env, NODE_COMPILE_CACHE: join(folder, 'compiled') }
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'ignore', 'pipe', 'ipc'] })
  const gone = once(child, 'close')
  let complaints = ''
  child.stderr?.on('data', (chunk: Buffer) => {
    complaints += chunk
  })
  if (pause !== undefined) {
    await Promise.race([once(child, 'message'), gone])
    await sleep(pause)
    child.kill('SIGKILL')
  }
  await gone
  return complaints
}

const changes = z.array(z.object({ propertyId: z.number() }))

/** Every mail as `address listing`, one line for each listing that it tells. */
async function told(db: Db): Promise<string[]> {
  const mails = await queuedValues(db, 'alert')
  return mails.flatMap(({ to, values }) => changes.parse(values['changes']).map(({ propertyId }) => `${to} ${propertyId}`))
}

const databases = { sqlite: async () => undefined, postgres: createPostgresDatabase }

test.each(['sqlite', 'postgres'] as const)('killed in the middle, all are told once (%s)', { timeout: 600_000 }, async (kind) => {
  const random = seededRandom('nobody is told twice')
  const settings = { VAR_DIR: join(folder, kind), DATABASE_URL: await databases[kind]() }
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value)
  const db = await getDb()
  const emails = Array.from({ length: subscribers }, (_, index) => `${index}@voorbeeld.example`)
  await db.transaction().execute(async (transaction) => {
    for (const email of emails) await addSearch(transaction, { email, filter: { types: ['2'] } })
  })
  showDemo()
  await runAlerts(db, new Date())
  const counts: number[] = []
  for (let kill = 0; kill < kills; kill++) {
    expect(await runInProcess(between(random, 0, 400))).toBe('')
    counts.push((await told(db)).length)
  }
  expect(await runInProcess()).toBe('')
  const expected = emails.flatMap((email) => newListings.map(({ id }) => `${email} ${id}`))
  expect((await told(db)).sort()).toEqual(expected.sort())
  // At least one of the kills came before the end: otherwise nothing was shown.
  expect(counts[0]).toBeLessThan(expected.length)
})

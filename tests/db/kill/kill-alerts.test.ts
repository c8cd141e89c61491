/**
 * Every subscriber is notified of a listing exactly once, although the run is killed again and again. `npm run test:kill` kills
 * more often.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { between, seededRandom } from '@/lib/server/bot-protection/seeded-random'
import { closeDb, type Db, getDb } from '@/lib/server/db/client'
import { runAlerts } from '@/lib/server/notifications/run-alerts'
import { newListings } from '../../support/alert-changes.ts'
import { createMigratedDatabase } from '../../support/databases.ts'
import { showDemo } from '../../support/demo-snapshot.ts'
import { effort } from '../../support/effort.ts'
import { queuedValues } from '../../support/queued-mails.ts'
import { addSearch } from '../../support/saved-searches.ts'

const subscribers = effort(150, 900)
/** The first kill happens before the last mail is queued; later runs have less and less to do. */
const kills = effort(2, 12)
/** Fewer statements than a run executes, of which detecting and matching are the first dozen. */
const statements = 34
const folder = mkdtempSync(join(tmpdir(), 'scheldelicht-kill-alerts-'))

afterEach(async () => {
  await closeDb()
  vi.unstubAllEnvs()
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Runs in a child process that may kill itself on the way. @returns how it ended, and its error output. */
async function runInProcess(KILL_AFTER?: number) {
  const args = ['--conditions=react-server', 'tests/support/alert-runner.ts']
  const settings = {
    NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] ?? join(folder, 'compiled'),
    ...(KILL_AFTER && { KILL_AFTER: String(KILL_AFTER) }),
  }
  const child = spawn(process.execPath, args, { env: { ...process.env, ...settings }, stdio: ['ignore', 'ignore', 'pipe'] })
  const [complaints, [, signal]] = await Promise.all([text(child.stderr), once(child, 'close')])
  return { complaints, isKilled: signal === 'SIGKILL' }
}

const changes = z.array(z.object({ propertyId: z.number() }))

/** Every mail as `address listing`, one line for each listing in it. */
async function mailedListings(db: Db): Promise<string[]> {
  const mails = await queuedValues(db, 'alert')
  return mails.flatMap(({ to, values }) => changes.parse(values['changes']).map(({ propertyId }) => `${to} ${propertyId}`))
}

const databases = { sqlite: async () => undefined, postgres: createMigratedDatabase }

test.each(['sqlite', 'postgres'] as const)(
  'although runs are killed, every subscriber is notified once (%s)',
  { timeout: 600_000 },
  async (kind) => {
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
    const wereKilled: boolean[] = []
    for (let kill = 0; kill < kills; kill++) {
      const { complaints, isKilled } = await runInProcess(1 + Math.floor(between(random, 0, statements)))
      expect(complaints).toBe('')
      wereKilled.push(isKilled)
    }
    expect(wereKilled[0]).toBe(true)
    expect(await runInProcess()).toEqual({ complaints: '', isKilled: false })
    const expected = emails.flatMap((email) => newListings.map(({ id }) => `${email} ${id}`))
    expect((await mailedListings(db)).sort()).toEqual(expected.sort())
  },
)

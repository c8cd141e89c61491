/**
 * No lead is lost: the server is killed again and again while visitors send forms and mails are sent (ruling 26). `npm run
 * test:kill` kills more often.
 */
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { between, type Random, seededRandom } from '@/lib/server/bot-protection/seeded-random'
import { closeDb, type Db, getDb } from '@/lib/server/db/client'
import { listOutbox } from '@/lib/server/db/repositories/outbox/outbox'
import { createMigratedDatabase } from '../../support/databases.ts'
import { effort } from '../../support/effort.ts'
import { type KillableServer, type Settings, startKillableServer } from '../../support/killable-server.ts'
import { addressOf, sendAll } from '../../support/lead-visitors.ts'
import { type MailServer, startMailServer } from '../../support/mail-server.ts'

const attempts = effort(60, 200)
/** Number of servers killed while forms are received, and while the rest of the outbox is sent. */
const kills = { receiving: effort(2, 5), sending: effort(1, 4) }
/** Forms per killed server, so that there are always enough. */
const perServer = attempts / kills.receiving

const folder = mkdtempSync(join(tmpdir(), 'scheldelicht-kill-'))
let mailServer: MailServer
let server: KillableServer | undefined
let random: Random

beforeEach(async () => {
  random = seededRandom('no lead is lost')
  mailServer = await startMailServer()
})
afterEach(async () => {
  await server?.kill()
  await closeDb()
  vi.unstubAllEnvs()
  await mailServer.stop()
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Visitors send their forms to a new server, which is killed at a given event. */
async function serve(settings: Settings, waiting: string[], acknowledged: string[], moment: () => Promise<void>) {
  // A server starts a third faster if it finds its code compiled.
  const started = await startKillableServer({
    ...settings,
    NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] ?? join(folder, 'compiled'),
  })
  server = started
  await Promise.all([sendAll(started.url, waiting, acknowledged), moment().then(started.kill)])
  expect(started.complaints()).toBe('')
}

/** A random number of responses or mails from now, plus a short delay, so that the server may be killed in any step. */
function randomMoment(acknowledged: readonly string[]): () => Promise<void> {
  const progress = () => acknowledged.length + mailServer.mails.length
  // There is at most one response and two mails for each form.
  const goal = Math.min(progress() + Math.floor(between(random, 0, perServer)), 3 * attempts)
  const pause = between(random, 0, 40)
  return async () => {
    while (progress() < goal) await sleep(1)
    await sleep(pause)
  }
}

/** @returns the tokens of all forms, in the order of their acknowledgement. */
async function receiveAll(settings: Settings): Promise<string[]> {
  const waiting = Array.from({ length: attempts }, () => randomUUID())
  const acknowledged: string[] = []
  for (let kill = 0; kill < kills.receiving; kill++) {
    const batch = waiting.splice(0, perServer)
    await serve(settings, batch, acknowledged, randomMoment(acknowledged))
    waiting.push(...batch)
  }
  await serve(settings, waiting, acknowledged, async () => {
    while (acknowledged.length < attempts) await sleep(1)
  })
  return acknowledged
}

/** As a minute later: the messages taken by a killed server and not sent are free again. */
const endLeases = (db: Db) =>
  db.updateTable('outbox').set({ lease_ends_at: new Date().toISOString() }).where('lease_owner', 'is not', null).execute()

async function sendAllMails(db: Db, settings: Settings, acknowledged: string[]): Promise<void> {
  for (let kill = 0; kill < kills.sending; kill++) {
    await endLeases(db)
    await serve(settings, [], acknowledged, randomMoment(acknowledged))
  }
  await endLeases(db)
  await serve(settings, [], acknowledged, async () => {
    while ((await listOutbox(db, 'queued')).length > 0) await sleep(50)
  })
}

const databases = { sqlite: async () => undefined, postgres: createMigratedDatabase }

test.each(['sqlite', 'postgres'] as const)(
  'whenever the server is killed, each acknowledged lead is stored once and its mails arrive (%s)',
  { timeout: 600_000 },
  async (kind) => {
    // One connection for many mails, because the test's mail server greets each new connection after a tenth of a second.
    const SMTP_URL = `${mailServer.url}/?pool=true`
    const settings = { VAR_DIR: join(folder, kind), DATABASE_URL: await databases[kind](), SMTP_URL }
    const acknowledged = await receiveAll(settings)
    for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value)
    const db = await getDb()

    const leads = await db.selectFrom('lead').select(['id', 'token']).execute()
    expect(leads.map(({ token }) => token).sort()).toEqual(acknowledged.toSorted())
    const queued = await db.selectFrom('outbox').select(['lead_id', 'subject']).execute()
    const whole = leads.flatMap(({ id }) => ['agency', 'visitor'].map((to) => `${id} contact: ${to}`))
    expect(queued.map(({ lead_id, subject }) => `${lead_id} ${subject}`).sort()).toEqual(whole.sort())

    await sendAllMails(db, settings, acknowledged)
    expect(await listOutbox(db, 'failed')).toEqual([])
    const { mails } = mailServer
    const visitors = new Set(mails.flatMap(({ to = [] }) => to.map(({ address }) => address)))
    const about = new Set(mails.flatMap(({ replyTo = [] }) => replyTo.map(({ address }) => address)))
    expect(acknowledged.map(addressOf).filter((address) => !visitors.has(address) || !about.has(address))).toEqual([])
    // Mails sent twice have the same Message-ID, so that a mailbox shows them once.
    expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(2 * attempts)
  },
)

/**
 * `npm run bench:office`: response times of each page of the office over HTTP, with 10 000 leads, 1 000 viewings, 200 000 rows of history and audit
 * trail and 1 000 subscribers, on SQLite and on PostgreSQL. Needs a built site (`npm run build`). Copy the figures to tests/bench/README.md.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { serveArguments } from '../../scripts/run-command.ts'
import { startPostgres } from '../support/start-postgres.ts'

const kind = process.argv[2] === 'postgres' ? 'postgres' : 'sqlite'
const port = Number(process.env['PORT'] ?? 3301)
const site = `http://localhost:${port}`
const folder = resolve('test-results/bench-office')
const [warmRuns, runs] = [3, 20]
const [leadCount, viewingCount, eventCount, auditCount, subscriberCount] = [10_000, 1_000, 150_000, 50_000, 1_000]

const pages = [
  'office',
  'office/leads',
  'office/leads/?q=kelder',
  'office/leads/?page=300',
  'office/leads/bench-5000',
  'office/calendar',
  'office/properties',
  'office/properties/4102363',
  'office/offers',
  'office/offers/4102363',
  'office/candidates',
  'office/candidates/4102405',
  'office/owners',
  'office/subscribers',
  'office/testimonials',
  'office/newsletter',
  'office/texts',
  'office/texts/article-first-viewing-twenty-points',
  'office/feeds',
  'office/viewing-hours',
  'office/plan-a-viewing/?property=4102311',
  'office/plan-a-viewing/?lead=bench-5000',
  'office/settings',
  'office/staff',
  'office/more',
]

rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
const postgres = kind === 'postgres' ? await startPostgres() : undefined
const settings = {
  ...{ PORT: String(port), SITE_URL: site, VAR_DIR: folder, DEMO: '1', REQUESTS_PER_MINUTE: '0' },
  ...(postgres && { DATABASE_URL: postgres.url }),
}
Object.assign(process.env, settings)

async function start(): Promise<ChildProcess> {
  const server = spawn(process.execPath, serveArguments, { stdio: 'ignore', env: process.env })
  for (let attempt = 0; attempt < 150; attempt += 1) {
    const answer = await fetch(`${site}/robots.txt`).catch(() => undefined)
    if (answer?.ok) return server
    await sleep(200)
  }
  throw new Error('the site does not answer')
}

/** The demo's manager, who logs in without a second factor. */
function makeDemo(): { email: string; password: string } {
  const output = execFileSync(process.execPath, ['--conditions=react-server', 'scripts/demo-owner.ts'], { encoding: 'utf8' })
  const [, email = '', password = ''] = /as a manager: (\S+), password (\S+)/.exec(output) ?? []
  return { email, password }
}

const { getDb, closeDb } = await import('../../lib/server/db/client.ts')

type Rows = readonly Record<string, unknown>[]

async function insert(table: string, count: number, make: (index: number) => Record<string, unknown>): Promise<void> {
  const db = await getDb()
  for (let start = 0; start < count; start += 500) {
    const rows: Rows = Array.from({ length: Math.min(500, count - start) }, (_, index) => make(start + index))
    // Table names come from the list below.
    await db
      .insertInto(table as 'lead')
      .values(rows as never)
      .execute()
  }
}

const now = Date.now()
const ago = (hours: number) => new Date(now - hours * 3_600_000).toISOString()
const properties = [4102311, 4102318, 4102324, 4102363, 4102369, 4102405]
const propertyOf = (index: number) => properties[index % properties.length]

const lead = (id: string, index: number, more: object) => ({
  ...{ id, token: id, language: ['nl', 'fr', 'en', 'de'][index % 4], email: `a${index % 7000}@voorbeeld.example` },
  ...{ form: index % 3 === 0 ? 'contact' : 'information', property_id: propertyOf(index), status: 'new' },
  payload: JSON.stringify({
    FIRST_NAME: 'Ilse',
    LAST_NAME: `Torfs ${index}`,
    REMARK: index % 50 ? 'Is het nog vrij?' : 'Is de kelder droog?',
  }),
  ...{ created_at: ago(index / 4), state: index % 40 === 0 ? 'new' : 'done', version: 1 },
  ...more,
})

async function fill(): Promise<void> {
  await insert('lead', leadCount, (index) => lead(`bench-${index}`, index, {}))
  await insert('lead', viewingCount, (index) =>
    lead(`viewing-${index}`, index, { form: 'visit', status: 'confirmed', state: 'done' }),
  )
  await insert('appointment', viewingCount, (index) => ({
    ...{
      id: `bench-${index}`,
      lead_id: `viewing-${index}`,
      property_id: propertyOf(index),
      agent_id: 11,
      sequence: 0,
      held_until: null,
    },
    starts_at: new Date(now + (index - 600) * 3_600_000 * 2).toISOString(),
  }))
  await insert('lead_event', eventCount, (index) => ({
    ...{ id: `bench-${index}`, lead_id: `bench-${index % leadCount}`, at: ago(index / 60), account_id: null, name: 'Lotte' },
    ...{ kind: 'state', before: 'new', after: 'done' },
  }))
  await insert('audit', auditCount, (index) => ({
    ...{ id: `bench-${index}`, at: ago(index / 20), account_id: null, name: 'Lotte', action: 'changed' },
    ...{ subject: 'lead', subject_id: `bench-${index % leadCount}`, detail: 'new, done' },
  }))
  await insert('subscriber', subscriberCount, (index) => ({
    ...{ id: `bench-${index}`, email: `s${index}@voorbeeld.example`, first_name: 'An', language: 'nl', status: 'confirmed' },
    ...{ password_hash: null, created_at: ago(index), changed_at: ago(index) },
  }))
  await insert('saved_search', subscriberCount, (index) => ({
    ...{ id: `bench-${index}`, subscriber_id: `bench-${index}`, goal: 'sale', query: `maxPrice=${300_000 + index * 1000}` },
    ...{ budget: null, schedule: 'daily', status: 'active', created_at: ago(index), changed_at: ago(index) },
  }))
}

async function logIn({ email, password }: { email: string; password: string }): Promise<string> {
  const { authOn } = await import('../../lib/server/accounts/auth.ts')
  const { headers } = await authOn(await getDb()).api.signInEmail({ body: { email, password }, returnHeaders: true })
  return headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
}

/** Median and slowest, in milliseconds, until the last byte. */
async function measure(page: string, cookie: string): Promise<string> {
  const [path = '', query = ''] = page.split('/?')
  const url = `${site}/en/${path}/${query && `?${query}`}`
  const times: number[] = []
  for (let run = -warmRuns; run < runs; run += 1) {
    const begin = performance.now()
    const answer = await fetch(url, { headers: { cookie }, redirect: 'manual' })
    const { length } = await answer.text()
    if (answer.status !== 200 || length < 1000) return `status ${answer.status}`
    if (run >= 0) times.push(performance.now() - begin)
  }
  times.sort((a, b) => a - b)
  return `${Math.round(times[runs / 2] ?? 0)} (${Math.round(times.at(-1) ?? 0)})`
}

const server = await start()
try {
  const account = makeDemo()
  await fill()
  const cookie = await logIn(account)
  console.log(`| page | ${kind} |\n|---|---|`)
  for (const page of pages) console.log(`| ${page} | ${await measure(page, cookie)} |`)
} finally {
  server.kill('SIGTERM')
  await closeDb()
  await postgres?.stop()
}
process.exit(0)

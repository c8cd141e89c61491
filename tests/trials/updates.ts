/**
 * `npm run trial:updates -- 200`: that many updates back and forth between two releases behind the nginx of docs/run, each with its own
 * migration (expand, then contract), while visitors request pages and send forms; then what failed, and whether each acknowledged lead
 * is stored once with its mails. `-- 200 postgres` for PostgreSQL. Needs a release (`npm run release`), nginx and, as it makes a
 * second release from the first, a GB of disk. `PORT` is the first of three ports.
 */
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { makeOtherRelease } from '../support/other-release.ts'
import { startPostgres } from '../support/start-postgres.ts'
import { compareLeads, openDatabase } from './kept-leads.ts'
import { startProxy } from './proxy.ts'
import { findRelease, type ReleasedSite, startRelease, waitUntilReady } from './released-site.ts'
import { addTrialMigrations } from './trial-migrations.ts'
import { startVisitors, visitorSettings } from './visitors.ts'

const [wanted = '200', kind = 'sqlite'] = process.argv.slice(2)
const updates = Number(wanted)
const port = Number(process.env['PORT'] ?? 3310)
const ports = { proxy: port, servers: [port + 1, port + 2] } as const
const reportEvery = 10
/** Maximum printed characters of each error line of a server. */
const shownOfLine = 600

const root = mkdtempSync(join(tmpdir(), 'updates-'))
const site = join(root, 'site')
mkdirSync(site)
Object.assign(process.env, visitorSettings, { VAR_DIR: join(root, 'trial') })

/** The release, and another one made from it: other names of all scripts, and a form with one more field. */
function makeReleases(): readonly [string, string] {
  const made = findRelease()
  const [one, other] = ['one', 'other'].map((name) => join(root, name, basename(made)))
  if (!one || !other) throw new Error('two releases')
  for (const folder of [one, other]) {
    cpSync(made, folder, { recursive: true, verbatimSymlinks: true })
    addTrialMigrations(folder)
  }
  makeOtherRelease(other)
  return [one, other]
}

const postgres = kind === 'postgres' ? await startPostgres() : undefined
const releases = makeReleases()
const settings = {
  ...visitorSettings,
  // The visitors' addresses come before that of nginx itself.
  TRUSTED_PROXIES: '2',
  ...{ VAR_DIR: join(site, 'var'), CONTENT_DIR: 'data', REQUESTS_PER_MINUTE: '0', QUEUE_SECONDS: '60' },
  ...(postgres && { DATABASE_URL: postgres.url }),
}
cpSync('data', join(site, 'data'), { recursive: true })

/** @param update 0 for the first start. */
const start = (update: number): ReleasedSite =>
  startRelease(releases[update % 2] ?? '', site, {
    ...settings,
    PORT: String(ports.servers[update % 2]),
    TRIAL_MIGRATIONS: String(update),
  })

const starts: number[] = []
const median = (values: readonly number[]) => Math.round(values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0)

let running = start(0)
let done = 0
/** Number of failures printed so far. */
let shown = 0
const proxy = await startProxy(join(root, 'proxy'), ports)
const begin = performance.now()
try {
  await waitUntilReady(running)
  const visitors = startVisitors(proxy.url, 100, 300)
  while (done < updates) {
    const next = start(done + 1)
    starts.push(await waitUntilReady(next))
    await running.stop()
    for (const line of running.complaints()) console.log(line.slice(0, shownOfLine))
    running = next
    done += 1
    const { pages, acknowledged, failures } = visitors.answers
    for (const failure of failures.slice(shown)) console.log(failure)
    shown = failures.length
    if (done % reportEvery === 0)
      console.log(
        `${done} updates, ${pages} pages, ${acknowledged.length} leads, ${failures.length} failed, ready after ${median(starts)} ms`,
      )
  }
  const answers = await visitors.stop()
  await running.stop()
  const db = openDatabase(postgres?.url ?? join(site, 'var/site.sqlite'))
  const kept = await compareLeads(db, answers.acknowledged)
  await db.destroy()
  const minutes = Math.round((performance.now() - begin) / 60_000)
  const { pages, acknowledged, failures, longest } = answers
  console.log(`${starts.length} updates on ${kind} in ${minutes} minutes, ready after ${median(starts)} ms (median)`)
  console.log(
    `${pages} pages and ${acknowledged.length} leads answered, ${failures.length} failed, longest ${Math.round(longest)} ms`,
  )
  console.log('kept', kept)
  process.exitCode = failures.length + kept.lost + kept.doubled + kept.withoutMails > 0 ? 1 : 0
} finally {
  if (running.process.exitCode === null) await running.stop()
  await proxy.stop()
  await postgres?.stop()
  if (existsSync(root)) rmSync(root, { recursive: true, force: true })
}

/**
 * `npm run hostile:feeds`: a served site with a CRM whose listings change randomly (new, changed, gone, back, a truncated
 * response, a fifth gone at once), imported by the command, which is killed once in every run. After each run the site lists what a model
 * predicts, and meanwhile home, lists, a property and the feeds answer 200. `CHANGES` sets the number, `SEED` the seed. Needs a build.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { serveArguments } from '../../scripts/run-command.ts'
import type { Fault } from '../support/crm/conversation.ts'
import { startCrm } from '../support/crm-servers.ts'
import { randomOf } from './random.ts'

const wanted = Number(process.env['CHANGES'] ?? 1500)
const random = randomOf(Number(process.env['SEED'] ?? 1))
const port = Number(process.env['PORT'] ?? 3294)
const site = `http://localhost:${port}`
/** Few listings, so that the same ones go and come back. */
const numbers = Array.from({ length: 120 }, (_, index) => String(4_200_001 + index))
/** Changes between two runs. */
const atOnce = 20

const root = mkdtempSync(join(tmpdir(), 'served-feeds-'))
const [content, variables] = [join(root, 'data'), join(root, 'var')]
const crm = await startCrm('whise')

/** Legally required data that the fake server lacks. */
const defaults = {
  AgentID: 11,
  ...{ EnergyPerformance: 142, EPCCode: '20260422-0003418826-RES-1', PScore: 'A', GScore: 'B', CadastralIncome: 1100 },
  ...{ Permit: true, AllotmentPermit: false, PreemptiveRights: false, Summons: false, Destination: 'Wg' },
  ...{ ElectricityCertificate: 'conform', Bedrooms: 3, Bathrooms: 1, ConstructionYear: 1998 },
}

cpSync('data', content, { recursive: true })
mkdirSync(variables)
const keys = { username: 'FEED_USER', password: 'FEED_PASSWORD', clientId: 'FEED_CLIENT' }
writeFileSync(
  join(content, 'feeds.json'),
  JSON.stringify([{ name: 'crm', format: 'whise', address: crm.address, languages: ['nl'], keys, defaults }]),
)
const env = {
  ...process.env,
  ...{ PORT: String(port), SITE_URL: site, CONTENT_DIR: content, VAR_DIR: variables, PRIVATE_HOSTS: crm.host },
  ...{ REQUESTS_PER_MINUTE: '0', FEED_USER: 'login', FEED_PASSWORD: 'secret', FEED_CLIENT: '7' },
}

const pick = <T>(items: readonly T[]): T | undefined => items[Math.floor(random() * items.length)]

/** The CRM's listings, and the expected state of the site: the shown price, and whether it was missing once or is archived. */
const inCrm = new Map<string, number>()
const onSite = new Map<string, { price: number; state: 'present' | 'missing' | 'archived' }>()
const counts = { changes: 0, runs: 0, killed: 0, stopped: 0, cut: 0, waits: 0 }

function change(): void {
  counts.changes += 1
  const known = pick([...inCrm.keys()])
  if (inCrm.size < 20 || !known || random() < 0.35) inCrm.set(pick(numbers) ?? '', 100_000 + Math.floor(random() * 800) * 1000)
  else if (random() < 0.6) inCrm.set(known, 100_000 + Math.floor(random() * 800) * 1000)
  else inCrm.delete(known)
}

/** A day on which many listings are missing by mistake. */
function loseMany(): void {
  for (const id of [...inCrm.keys()].slice(0, Math.ceil(inCrm.size / 2))) {
    inCrm.delete(id)
    counts.changes += 1
  }
}

function isTooMuchGone(): boolean {
  const present = [...onSite].filter(([, { state }]) => state === 'present').map(([id]) => id)
  const gone = present.filter((id) => !inCrm.has(id)).length
  return inCrm.size === 0 || (gone > 1 && gone > present.length * 0.2)
}

function takeOver(): void {
  for (const [id, known] of onSite)
    if (!inCrm.has(id) && known.state !== 'archived') known.state = known.state === 'present' ? 'missing' : 'archived'
  for (const [id, price] of inCrm) onSite.set(id, { price, state: 'present' })
}

/** End of the last run that imported everything. */
function lastComplete(): string | undefined {
  try {
    return JSON.parse(readFileSync(join(variables, 'feeds', 'crm', 'ledger.json'), 'utf8')).lastComplete
  } catch {
    return undefined
  }
}

/** The lease of a killed run expires after two minutes. */
function endLease(): void {
  const db = new DatabaseSync(join(variables, 'site.sqlite'), { timeout: 10_000 })
  db.exec('delete from feed_lease')
  db.close()
}

/** @param life milliseconds after which it is killed. @returns whether it ended successfully, and by itself. */
async function run(life = Number.POSITIVE_INFINITY, acceptsGone = isTooMuchGone()): Promise<boolean> {
  const args = ['scripts/agency.ts', 'feed', 'run', 'crm', ...(acceptsGone ? ['--accept-gone'] : [])]
  const child = spawn(process.execPath, ['--conditions=react-server', ...args], { env, stdio: 'ignore' })
  const timer = Number.isFinite(life) ? setTimeout(() => child.kill('SIGKILL'), life) : undefined
  const code = await new Promise<number | null>((done) => child.once('close', done))
  clearTimeout(timer)
  if (code === null) endLease()
  return code === 0
}

const problems: string[] = []
const times: number[] = []

async function ask(path: string, mayBe: readonly number[] = [200]): Promise<string> {
  const begin = performance.now()
  const answer = await fetch(site + path, { redirect: 'manual' }).catch(() => undefined)
  const text = (await answer?.text()) ?? ''
  times.push(performance.now() - begin)
  if (!answer || !mayBe.includes(answer.status)) problems.push(`${path} is ${answer?.status ?? 'no answer'}`)
  return text
}

let isOver = false
const paths = [
  '/nl/',
  '/fr/',
  '/en/',
  '/nl/te-koop/',
  '/fr/a-vendre/',
  '/nl/te-koop/?sort=price-asc',
  '/api/kyero.xml',
  '/sitemap.xml',
]

/** A visitor who requests demo pages and pages that may just have been removed. */
async function visit(): Promise<void> {
  for (let turn = 0; !isOver; turn += 1) {
    await ask(paths[turn % paths.length] ?? '/')
    await ask('/nl/property/4102311/', [200, 301, 308])
    await ask(`/nl/property/${pick(numbers)}/`, [200, 301, 308, 404, 410])
    await sleep(10)
  }
}

type Listed = { listings: { id: number; price?: { amount?: number } }[] }

async function shown(): Promise<string> {
  const { listings }: Listed = JSON.parse(await ask('/api/listings.json'))
  const own = listings.filter(({ id }) => numbers.includes(String(id)))
  return own
    .map(({ id, price }) => `${id} ${price?.amount}`)
    .sort()
    .join('\n')
}

const expected = () =>
  [...onSite]
    .filter(([, { state }]) => state !== 'archived')
    .map(([id, { price }]) => `${id} ${price}`)
    .sort()
    .join('\n')

/** The site polls for results of a killed command, and is notified by a finished one. */
async function compare(step: string): Promise<void> {
  const begin = performance.now()
  while ((await shown()) !== expected()) {
    if (performance.now() - begin > 60_000) {
      problems.push(`${step}: the site lists\n${await shown()}\ninstead of\n${expected()}`)
      return
    }
    await sleep(100)
  }
  counts.waits = Math.max(counts.waits, Math.round(performance.now() - begin))
}

/** A run that must change nothing. */
async function refuse(turn: number, attempt: () => Promise<boolean>): Promise<void> {
  const before = lastComplete()
  if ((await attempt()) || lastComplete() !== before) problems.push(`${turn}: what cannot be right was taken over`)
}

async function takeTurn(turn: number): Promise<void> {
  for (let left = atOnce; left > 0; left--) change()
  if (random() < 0.1) loseMany()
  crm.crm.estates = [...inCrm].map(([id, price]) => ({ id, town: 'Gent', price }))
  if (random() < 0.15) {
    counts.cut += 1
    const cut: Fault[] = Array.from({ length: 5 }, () => 'half')
    crm.crm.faults.push('none', 'none', ...cut)
    // It would retry five times in 80 seconds; it is killed before.
    await refuse(turn, () => run(15_000))
    crm.crm.faults.length = 0
  }
  if (isTooMuchGone() && random() < 0.5) {
    counts.stopped += 1
    await refuse(turn, () => run(Number.POSITIVE_INFINITY, false))
  }
  const before = lastComplete()
  if (await run(700 + random() * 2500)) counts.runs += 1
  else counts.killed += 1
  // If killed after its last file it was a complete run.
  if (lastComplete() !== before) takeOver()
  if (await run()) takeOver()
  else problems.push(`${turn}: the run failed`)
  counts.runs += 1
  await compare(`${turn}`)
}

async function serve(): Promise<ChildProcess> {
  const child = spawn(process.execPath, serveArguments, { env, stdio: 'ignore' })
  while (!(await fetch(`${site}/api/ready/`).catch(() => undefined))?.ok) await sleep(200)
  return child
}

const server = await serve()
const visitor = visit()
try {
  for (let turn = 1; counts.changes < wanted; turn += 1) {
    await takeTurn(turn)
    if (turn % 10 === 0) console.log(`${JSON.stringify(counts)}, ${times.length} requests, ${problems.length} problems`)
  }
} finally {
  isOver = true
  await visitor
  server.kill()
  await crm.stop()
  rmSync(root, { recursive: true, force: true })
}
const sorted = times.toSorted((a, b) => a - b)
const at = (part: number) => Math.round(sorted[Math.floor((sorted.length - 1) * part)] ?? 0)
console.log(`${JSON.stringify(counts)}; ${times.length} requests, p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, longest ${at(1)} ms`)
for (const problem of problems) console.log(problem)
process.exitCode = problems.length > 0 ? 1 : 0

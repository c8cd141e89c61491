/**
 * `npm run hostile:served`: random single mistakes in the content of a served site, while it runs and at every twentieth at a start.
 * After each, home, lists and an unaffected property answer 200 over the network, the held-back item is named by file
 * and field, and once it is corrected the report is empty and the pages are as before. `FAULTS` sets the number, `SEED` the seed, `START_EVERY`
 * the number of mistakes per start (1: each), `MINUTES` the time limit. Needs a build.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ContentReport } from '../../lib/server/content/check/content-report.ts'
import { copyContent } from '../support/copy-content.ts'
import { type Fault, makeFault, writeFault } from './content-fault.ts'
import { randomOf } from './random.ts'

const count = Number(process.env['FAULTS'] ?? 500)
const startEvery = Number(process.env['START_EVERY'] ?? 20)
const endsAt = Date.now() + Number(process.env['MINUTES'] ?? 600) * 60_000
const random = randomOf(Number(process.env['SEED'] ?? 1))
const port = Number(process.env['PORT'] ?? 3293)
const url = `http://localhost:${port}`

const root = mkdtempSync(join(tmpdir(), 'served-faults-'))
const content = join(root, 'data')
mkdirSync(content)
copyContent(content)
const env = { ...process.env, CONTENT_DIR: content, VAR_DIR: join(root, 'var'), PORT: String(port), REQUESTS_PER_MINUTE: '0' }

async function start(): Promise<ChildProcess> {
  const server = spawn(process.execPath, [resolve('scripts/serve.ts')], { env, stdio: 'ignore' })
  for (;;) {
    if (server.exitCode !== null) throw new Error(`the site ended with ${server.exitCode}`)
    const answer = await fetch(`${url}/api/ready/`).catch(() => undefined)
    if (answer?.ok) return server
    await sleep(100)
  }
}

async function stop(server: ChildProcess): Promise<void> {
  const isOver = new Promise((done) => server.once('exit', done))
  server.kill()
  await isOver
}

async function reload(): Promise<ContentReport> {
  const authorization = `Bearer ${readFileSync(join(root, 'var', 'reload-token'), 'utf8')}`
  const answer = await fetch(`${url}/api/reload-content/`, { method: 'POST', headers: { authorization } })
  return await answer.json()
}

const homes = readdirSync(join(content, 'properties')).flatMap((file) => /^\d+/.exec(file)?.[0] ?? [])
const pages = [
  '/nl/',
  '/fr/',
  '/en/',
  '/nl/te-koop/',
  '/nl/te-huur/',
  '/fr/a-vendre/',
  '/en/for-rent/',
  '/nl/te-koop/?sort=price-asc',
]

/** The report about the content after a start, before any reload. */
async function readReadiness(): Promise<{ servesLastGood: boolean; held: number }> {
  const answer: { degraded?: { servesLastGood: boolean; held: number } } = await (await fetch(`${url}/api/ready/`)).json()
  return answer.degraded ?? { servesLastGood: false, held: 0 }
}

const headingOf = (html: string) => /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1]?.replace(/<[^>]*>/g, '')

type Answer = { status: number; heading: string | undefined }

async function look(path: string): Promise<Answer> {
  const answer = await fetch(url + path)
  return { status: answer.status, heading: headingOf(await answer.text()) }
}

/** One after the other: all at once would exceed the limits of the site. */
async function lookAtAll(): Promise<Map<string, Answer>> {
  const answers = new Map<string, Answer>()
  for (const path of [...pages, ...homes.map((id) => `/nl/property/${id}/`)]) answers.set(path, await look(path))
  return answers
}

const problems: string[] = []
const counts = { held: 0, refused: 0, harmless: 0, starts: 0 }
/** Number of mistakes of each kind, and how many of them were reported. */
const kinds = new Map<string, { made: number; reported: number }>()

/** Home, lists and one property that the file does not affect. */
async function checkPages(fault: Fault, mode: string, before: ReadonlyMap<string, Answer>): Promise<void> {
  const others = homes.filter((id) => !fault.file.includes(id) && before.get(`/nl/property/${id}/`)?.status === 200)
  const other = others[Math.floor(random() * others.length)]
  for (const path of [...pages, `/nl/property/${other}/`]) {
    const { status } = await look(path)
    if (status !== 200) problems.push(`${mode}, ${fault.file}, ${fault.name}: ${path} is ${status}`)
  }
}

/** File and field: a missing or empty value may also be reported at its parent. */
function isNamedIn(line: string, { file, added, place }: Fault): boolean {
  const start = [file, added ?? file].map((name) => `data/${name}: `).find((name) => line.includes(name))
  if (start === undefined) return false
  const rest = line.slice(line.indexOf(start) + start.length)
  return place.length === 0 || place.some((name) => rest.includes(name))
}

function checkReport(fault: Fault, mode: string, report: ContentReport): void {
  if (report.serves === 'none') problems.push(`${mode}, ${fault.file}, ${fault.name}: nothing shows`)
  const lines = [...report.held.flatMap(({ because }) => because), ...report.refusedBecause]
  if (report.serves !== 'current') counts.refused++
  else if (report.held.length > 0) counts.held++
  else counts.harmless++
  const kind = kinds.get(fault.kind) ?? { made: 0, reported: 0 }
  kinds.set(fault.kind, { made: kind.made + 1, reported: kind.reported + (lines.length > 0 ? 1 : 0) })
  if (lines.length > 0 && !lines.some((line) => isNamedIn(line, fault)))
    problems.push(`${mode}, ${fault.file}, ${fault.name}: not named in ${lines.join(' / ').slice(0, 300)}`)
}

let server = await start()
const before = await lookAtAll()

async function tryFault(fault: Fault, isAtStart: boolean): Promise<void> {
  const path = join(content, fault.file)
  const whole = readFileSync(path)
  if (isAtStart) await stop(server)
  writeFault(content, fault)
  if (isAtStart) server = await start()
  counts.starts += isAtStart ? 1 : 0
  const mode = isAtStart ? 'at a start' : 'running'
  const ready = await readReadiness()
  if (isAtStart) await checkPages(fault, `${mode}, before a reload`, before)
  const report = await reload()
  if (isAtStart && (ready.servesLastGood !== (report.serves === 'last-good') || ready.held !== report.held.length))
    problems.push(
      `${mode}, ${fault.file}, ${fault.name}: ready with ${JSON.stringify(ready)}, reported ${report.serves}, ${report.held.length} held`,
    )
  checkReport(fault, mode, report)
  if (!isAtStart) await checkPages(fault, mode, before)
  if (fault.added) rmSync(join(content, fault.added))
  writeFileSync(path, whole)
  const mended = await reload()
  if (mended.serves !== 'current' || mended.held.length > 0)
    problems.push(
      `mended, ${fault.file}, ${fault.name}: ${[...mended.refusedBecause, ...mended.held.map(({ item }) => item)].join(' / ')}`,
    )
}

/** Whether every page is unchanged. */
async function checkWhole(): Promise<void> {
  for (const [path, answer] of await lookAtAll()) {
    const former = before.get(path)
    if (answer.status !== former?.status || answer.heading !== former.heading)
      problems.push(`mended: ${path} is ${JSON.stringify(answer)}, was ${JSON.stringify(former)}`)
  }
}

try {
  for (let turn = 1; turn <= count && Date.now() < endsAt; turn++) {
    await tryFault(makeFault(content, random), turn % startEvery === 0)
    if (turn % 25 === 0) await checkWhole()
    if (turn % 25 === 0) console.log(`${turn} faults: ${JSON.stringify({ ...counts, problems: problems.length })}`)
  }
} finally {
  console.log(JSON.stringify({ ...counts, problems: problems.length }))
  for (const [kind, { made, reported }] of kinds) console.log(`${kind}: ${made} faults, ${reported} of them reported`)
  for (const problem of problems) console.log(problem)
  await stop(server)
  rmSync(root, { recursive: true, force: true })
}
process.exitCode = problems.length > 0 ? 1 : 0

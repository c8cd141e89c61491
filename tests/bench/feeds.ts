/**
 * `npm run bench:feeds`: imports a source of 5 000 listings with 50 000 pictures from a fake Whise server while pages of the site are
 * requested: time and memory of the first run and of one without changes, response times with and without a run, and the time until
 * the site shows them. Needs a built site (`npm run build`). `LISTINGS` and `PICTURES` (of each) set the numbers. Copy the figures to README.md.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { serveArguments } from '../../scripts/run-command.ts'
import { someEstates, startCrm } from '../support/crm-servers.ts'

const port = Number(process.env['PORT'] ?? 3303)
const listings = Number(process.env['LISTINGS'] ?? 5000)
const pictures = Number(process.env['PICTURES'] ?? 10)
const site = `http://localhost:${port}`
const addresses = ['/nl/', '/fr/', '/nl/te-koop/', '/fr/a-vendre/', '/api/health/']
/** Milliseconds between two requests of a visitor. */
const pause = 20

const folder = mkdtempSync(join(tmpdir(), 'bench-feeds-'))
const content = join(folder, 'content')
const variables = join(folder, 'var')

/** Legally required data that the fake server lacks: without it nothing would be shown. */
const defaults = {
  AgentID: 11,
  ...{ EnergyPerformance: 142, EPCCode: '20260422-0003418826-RES-1', PScore: 'A', GScore: 'B', CadastralIncome: 1100 },
  ...{ Permit: true, AllotmentPermit: false, PreemptiveRights: false, Summons: false, Destination: 'Wg' },
  ...{ ElectricityCertificate: 'conform', Bedrooms: 3, Bathrooms: 1, ConstructionYear: 1998 },
}

const server = await startCrm('whise')
server.crm.estates = someEstates(listings).map((estate, place) => ({
  ...estate,
  pictures: Array.from({ length: pictures }, (_, index) => `http://${server.host}/pictures/${place * pictures + index}.png`),
}))

const settings = {
  ...process.env,
  PORT: String(port),
  SITE_URL: site,
  CONTENT_DIR: content,
  VAR_DIR: variables,
  PRIVATE_HOSTS: server.host,
  REQUESTS_PER_MINUTE: '0',
  FEED_USER: 'login',
  FEED_PASSWORD: 'secret',
  FEED_CLIENT: '7',
}

function prepare(): void {
  cpSync('data', content, { recursive: true })
  mkdirSync(variables)
  const keys = { username: 'FEED_USER', password: 'FEED_PASSWORD', clientId: 'FEED_CLIENT' }
  const source = { name: 'crm', format: 'whise', address: server.address, languages: ['nl'], keys, defaults }
  writeFileSync(join(content, 'feeds.json'), JSON.stringify([source]))
}

async function serve(): Promise<ChildProcess> {
  const child = spawn(process.execPath, serveArguments, { stdio: 'ignore', env: settings })
  for (let attempt = 0; attempt < 300; attempt += 1) {
    if (
      await fetch(`${site}/api/ready/`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return child
    await sleep(200)
  }
  throw new Error('the site does not answer')
}

/** Resident memory of a process in MiB; 0 once it ended. */
function memoryOf({ pid }: ChildProcess): number {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024
  } catch {
    return 0
  }
}

/** Clock ticks per second in /proc. */
const ticks = 100

/** Processor time of a process in seconds, user and system: independent of the load of the machine. 0 once it ended. */
function processorTimeOf({ pid }: ChildProcess): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    return (Number(fields[11]) + Number(fields[12])) / ticks
  } catch {
    return 0
  }
}

/** Requests pages until a promise settles. */
async function visitDuring(end: Promise<unknown>): Promise<string> {
  const times: number[] = []
  let failed = 0
  let isOver = false
  void end.then(() => {
    isOver = true
  })
  for (let count = 0; !isOver; count += 1) {
    const begin = performance.now()
    const answer = await fetch(`${site}${addresses[count % addresses.length]}`).catch(() => undefined)
    await answer?.arrayBuffer()
    times.push(performance.now() - begin)
    if (!answer?.ok) failed += 1
    await sleep(pause)
  }
  const sorted = times.toSorted((a, b) => a - b)
  const at = (part: number) => Math.round(sorted[Math.floor(sorted.length * part)] ?? 0)
  return `p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, longest ${Math.round(sorted.at(-1) ?? 0)} ms, ${failed} of ${times.length} failed`
}

/** `npm run agency -- feed run`, in a separate process as when scheduled. */
function run(): { ended: Promise<string> } {
  const args = ['--conditions=react-server', 'scripts/agency.ts', 'feed', 'run', 'crm']
  const begin = performance.now()
  const child = spawn(process.execPath, args, { env: settings, stdio: ['ignore', 'pipe', 'inherit'] })
  let said = ''
  child.stdout.on('data', (part: Buffer) => (said += part))
  let highest = 0
  let processor = 0
  const watch = setInterval(() => {
    highest = Math.max(highest, memoryOf(child))
    processor = Math.max(processor, processorTimeOf(child))
  }, 50)
  const ended = new Promise<string>((done) => {
    child.once('close', () => {
      clearInterval(watch)
      const seconds = ((performance.now() - begin) / 1000).toFixed(1)
      const [outcome, figures] = said.split('\n')
      done(
        `${outcome}; ${figures}; ${seconds} s with the start of the command, ${processor} s of the processor, ${Math.round(highest)} MiB at most`,
      )
    })
  })
  return { ended }
}

/** Number of listings that the site shows. */
async function shownNow(): Promise<number> {
  const answer = await fetch(`${site}/api/listings.json`)
  const document = (await answer.json()) as { listings: unknown[] }
  return document.listings.length
}

async function untilShown(count: number): Promise<string> {
  const begin = performance.now()
  while ((await shownNow()) < count && performance.now() - begin < 300_000) await sleep(1000)
  return `${await shownNow()} listings shown after ${((performance.now() - begin) / 1000).toFixed(0)} s`
}

prepare()
const child = await serve()
const before = await shownNow()
try {
  console.log(`alone: ${await visitDuring(sleep(20_000))}`)
  for (const name of ['first run', 'without changes']) {
    const { ended } = run()
    const beside = await visitDuring(ended)
    console.log(`${name}: ${await ended}; beside it ${beside}; the site itself ${Math.round(memoryOf(child))} MiB`)
    if (name === 'first run') {
      const shown = untilShown(before + listings)
      console.log(`taken over: ${await visitDuring(shown)}; ${await shown}`)
    }
  }
} finally {
  child.kill()
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
}

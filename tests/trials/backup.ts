/**
 * `npm run trial:backup`: a release accepts 20 leads a second while its own command makes backups; each is restored into an empty folder by the same
 * command, and compared with the leads acknowledged before it began. `-- 30` sets the seconds between backups.
 * Needs a release (`npm run release`).
 */
import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { openDatabase } from './kept-leads.ts'
import { findRelease, startRelease, waitUntilReady } from './released-site.ts'
import { sendLead, visitorSettings } from './visitors.ts'

const pause = Number(process.argv[2] ?? 10)
const perSecond = 20
const copies = 3
const port = Number(process.env['PORT'] ?? 3330)

const release = findRelease()
const root = mkdtempSync(join(tmpdir(), 'backups-'))
const site = join(root, 'site')
mkdirSync(site)
cpSync('data', join(site, 'data'), { recursive: true })
Object.assign(process.env, visitorSettings, { VAR_DIR: join(root, 'trial') })

const settings = { ...visitorSettings, PORT: String(port), VAR_DIR: 'var', CONTENT_DIR: 'data', REQUESTS_PER_MINUTE: '0' }
const program = join(release, basename(release).split('-')[0] ?? '')

/** A command of the release, in the folder of an agency. */
async function command(folder: string, ...args: string[]): Promise<void> {
  await promisify(execFile)(program, args, { cwd: folder, env: { ...process.env, ...settings } })
}

const acknowledged: string[] = []
let asked = 0
let isOver = false

/** One every fiftieth of a second, regardless of earlier ones. */
async function sendLeads(url: string): Promise<void> {
  const begin = performance.now()
  const sent: Promise<void>[] = []
  while (!isOver) {
    await sleep(Math.max(0, begin + (asked * 1000) / perSecond - performance.now()))
    const email = `${randomUUID()}@voorbeeld.example`
    asked += 1
    sent.push(
      sendLead(url, email).then((failure) => {
        if (failure === undefined) acknowledged.push(email)
        else console.log(failure)
      }),
    )
  }
  await Promise.all(sent)
}

async function emailsIn(file: string): Promise<Set<string>> {
  const db = openDatabase(file)
  const rows = await db.selectFrom('lead').select('email').execute()
  await db.destroy()
  return new Set(rows.map(({ email }) => email))
}

const running = startRelease(release, site, settings)
try {
  await waitUntilReady(running)
  const begin = performance.now()
  const sending = sendLeads(running.url)
  const before: string[][] = []
  for (let copy = 0; copy < copies; copy += 1) {
    await sleep(pause * 1000)
    before.push([...acknowledged])
    const start = performance.now()
    await command(site, 'backup', join(root, `${copy}.tar.gz`))
    console.log(`backup ${copy + 1} took ${Math.round(performance.now() - start)} ms, with its start`)
  }
  isOver = true
  await sending
  const seconds = (performance.now() - begin) / 1000
  console.log(`${asked} leads in ${Math.round(seconds)} s, ${acknowledged.length} acknowledged`)
  const all = new Set(acknowledged)
  for (let copy = 0; copy < copies; copy += 1) {
    const place = join(root, `place-${copy}`)
    mkdirSync(place)
    await command(place, 'backup', 'restore', join(root, `${copy}.tar.gz`))
    const found = await emailsIn(join(place, 'var/site.sqlite'))
    const known = before[copy] ?? []
    const missing = known.filter((email) => !found.has(email)).length
    const unknown = [...found].filter((email) => !all.has(email)).length
    console.log(
      `backup ${copy + 1}: ${known.length} acknowledged before it, ${found.size} restored, ${missing} of those missing, ${unknown} never acknowledged`,
    )
    if (missing + unknown > 0) process.exitCode = 1
  }
} finally {
  if (running.process.exitCode === null) await running.stop()
  rmSync(root, { recursive: true, force: true })
}

/**
 * `npm run trial:several`: three servers of a release on one PostgreSQL and one folder of content; how long after a change each of them shows it: a
 * file of the content, and a testimonial that a command approves. `-- 20` for as many changes. Where bindfs is installed, all but the first see the
 * folder as one of another machine, whose changes no file system tells of. Needs a release (`npm run release`).
 */
import { execFile, execFileSync, spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { startOwnPostgres } from '../support/start-postgres.ts'
import { openDatabase } from './kept-leads.ts'
import { findRelease, type ReleasedSite, startRelease, waitUntilReady } from './released-site.ts'

const changes = Number(process.argv[2] ?? 5)
const port = Number(process.env['PORT'] ?? 3340)
const servers = 3
const longest = 120_000
/** Milliseconds between two changes: pages that nobody looks at are made again after those that somebody does. */
const rest = 15_000

const release = findRelease()
const root = mkdtempSync(join(tmpdir(), 'several-'))
const content = join(root, 'data')
cpSync('data', content, { recursive: true })
const postgres = await startOwnPostgres(true)
const common = {
  DATABASE_URL: postgres.url,
  SECRET: 'the secret of all servers, long enough',
  REQUESTS_PER_MINUTE: '0',
}
const isElsewhere = spawnSync('bindfs', ['--version']).status === 0
const mounts: string[] = []

/** The folder of the content as a server sees it. */
function folderOf(server: number): string {
  if (server === 0 || !isElsewhere) return content
  const mount = join(root, `data-${server}`)
  if (mounts.includes(mount)) return mount
  mkdirSync(mount)
  execFileSync('bindfs', [content, mount])
  mounts.push(mount)
  return mount
}

const settingsOf = (server: number) => ({
  ...common,
  CONTENT_DIR: folderOf(server),
  PORT: String(port + server),
  VAR_DIR: join(root, `var-${server}`),
})

const program = join(release, basename(release).split('-')[0] ?? '')
const command = (...args: string[]) =>
  promisify(execFile)(program, args, { cwd: root, env: { ...process.env, ...settingsOf(0) } }).then(({ stdout }) => stdout)

/** Milliseconds until a page of a server holds a text. */
async function waitFor({ url }: ReleasedSite, path: string, text: string): Promise<number> {
  const start = performance.now()
  while (performance.now() - start < longest) {
    const page = await fetch(`${url}${path}`).then((answer) => answer.text())
    if (page.includes(text)) return performance.now() - start
    await sleep(50)
  }
  return Number.POSITIVE_INFINITY
}

const show = (times: readonly number[]) => {
  const sorted = times.toSorted((one, other) => one - other).map(Math.round)
  return `median ${sorted[Math.floor(sorted.length / 2)]} ms, longest ${sorted.at(-1)} ms, of ${sorted.length}`
}

const locationsIn = (xml: string) => [...xml.matchAll(/<loc>([^<]+)/g)].map(([, address]) => new URL(address ?? '').pathname)

/** Every page of the sitemap stands in the memory of a server, as on one that has visitors. */
async function visitAll({ url }: ReleasedSite): Promise<number> {
  const read = async (path: string) => (await fetch(`${url}${path}`)).text()
  let visited = 0
  for (const part of locationsIn(await read('/sitemap.xml')))
    for (const path of locationsIn(await read(part))) {
      await read(path)
      visited += 1
    }
  return visited
}

/** The telephone number of the agency stands on every page. */
async function changeContent(sites: readonly ReleasedSite[]): Promise<number[][]> {
  const file = join(content, 'site.json')
  const before = readFileSync(file, 'utf8')
  const { phone } = JSON.parse(before).contact
  const times: number[][] = sites.map(() => [])
  for (let change = 0; change < changes; change += 1) {
    const number = `03 ${String(100 + change)} 45 67`
    writeFileSync(file, before.replaceAll(phone, number))
    await Promise.all(sites.map(async (site, server) => times[server]?.push(await waitFor(site, '/nl/contact/', number))))
    await sleep(rest)
  }
  return times
}

/** As a visitor's form leaves it, approved by the command. */
async function approveTestimonials(sites: readonly ReleasedSite[]): Promise<number[]> {
  const db = openDatabase(postgres.url)
  const times: number[] = []
  for (let change = 0; change < changes; change += 1) {
    const [id, text] = [randomUUID(), `Vlot geholpen, zei bezoeker ${randomUUID()} ons.`]
    const payload = JSON.stringify({ COMMENT: text, NAME: 'An' })
    const row = { id, token: id, form: 'testimonial', language: 'nl', email: 'an@voorbeeld.example', property_id: null }
    await db
      .insertInto('lead')
      .values({ ...row, status: 'new', payload, created_at: new Date().toISOString() })
      .execute()
    await command('testimonials', 'approve', id)
    times.push(...(await Promise.all(sites.map((site) => waitFor(site, '/nl/getuigenissen/', text.slice(0, 60))))))
  }
  await db.destroy()
  return times
}

const sites: ReleasedSite[] = []
try {
  for (let server = 0; server < servers; server += 1) {
    mkdirSync(join(root, `var-${server}`))
    const site = startRelease(release, root, settingsOf(server))
    sites.push(site)
    await waitUntilReady(site)
  }
  const visited = await Promise.all(sites.map(visitAll))
  console.log(`${visited.join(', ')} pages in memory`)
  await sleep(rest)
  for (const [server, times] of (await changeContent(sites)).entries())
    console.log(`content on server ${server + 1}${mounts[server - 1] ? ', as from another machine' : ''}: ${show(times)}`)
  console.log(`testimonials on ${servers} servers, from the end of the command: ${show(await approveTestimonials(sites))}`)
} finally {
  await Promise.all(sites.map((site) => (site.process.exitCode === null ? site.stop() : undefined)))
  for (const mount of mounts) execFileSync('umount', [mount])
  await postgres.stop()
  rmSync(root, { recursive: true, force: true })
}

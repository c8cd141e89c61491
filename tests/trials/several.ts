/**
 * `npm run trial:several`: three servers of a release with one PostgreSQL and one content folder; time after a change of each kind until each of
 * them shows it. `-- 20` sets the number of changes of each kind. `-- 20 1`: with bindfs all but the first server see the folder as a
 * network mount without change events; `-- 20 0`: all of them do; `-- 20 0 file,session` runs the kinds with one of these in their name;
 * `-- 20 2 file 2` uses two servers instead of three.
 * Needs a release (`npm run release`).
 */
import { execFile, execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { runIn } from '../support/run-on-server.ts'
import { startOwnPostgres } from '../support/start-postgres.ts'
import { openDatabase } from './kept-leads.ts'
import { findRelease, type ReleasedSite, startRelease, waitUntilReady } from './released-site.ts'
import { type Kind, kindsOf, type Shows } from './several-changes.ts'

const changes = Number(process.argv[2] ?? 5)
const servers = Number(process.argv[5] ?? 3)
/** Number of servers with local access to the folder. */
const near = Number(process.argv[3] ?? servers)
const wanted = (process.argv[4] ?? '').split(',')
const port = Number(process.env['PORT'] ?? 3340)
const longest = 60_000
/** Milliseconds between two changes: pages without visitors are re-rendered after those with visitors. */
const rest = 8_000

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
const mounts: string[] = []

/** The content folder as a server sees it. */
function folderOf(server: number): string {
  if (server < near) return content
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

/** Milliseconds until a server shows a change. */
async function waitFor({ url }: ReleasedSite, shows: Shows): Promise<number> {
  const start = performance.now()
  while (performance.now() - start < longest) {
    if (await shows(url)) return performance.now() - start
    await sleep(25)
  }
  return Number.POSITIVE_INFINITY
}

const show = (times: readonly number[]) => {
  const sorted = times.toSorted((one, other) => one - other).map(Math.round)
  return `median ${sorted[Math.floor(sorted.length / 2)]} ms, longest ${sorted.at(-1)} ms, of ${sorted.length}`
}

const locationsIn = (xml: string) => [...xml.matchAll(/<loc>([^<]+)/g)].map(([, address]) => new URL(address ?? '').pathname)

/** Fills the page cache of a server with every page of the sitemap. */
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

async function time({ name, change }: Kind, sites: readonly ReleasedSite[]): Promise<void> {
  const times: number[][] = sites.map(() => [])
  for (let turn = 0; turn < changes; turn += 1) {
    const shows = await change(turn)
    await Promise.all(sites.map(async (site, server) => times[server]?.push(await waitFor(site, shows))))
    await sleep(rest)
  }
  const inOrder = times.map((own) => own.map(Math.round).join(' ')).join(' | ')
  console.log(`${name}: ${show(times.flat())}; by server and in order ${inOrder}`)
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
  console.log(`${visited.join(', ')} pages in memory; ${near} of ${servers} servers see the folder itself`)
  await sleep(rest)
  const [first] = sites
  const db = openDatabase(postgres.url)
  const run = runIn(resolve('.'), { ...process.env, ...settingsOf(0), CONTENT_DIR: content })
  const kinds = await kindsOf({ content, url: first?.url ?? '', db, command, run })
  for (const kind of kinds.filter(({ name }) => wanted.some((word) => name.includes(word)))) await time(kind, sites)
  await db.destroy()
} finally {
  await Promise.all(sites.map((site) => (site.process.exitCode === null ? site.stop() : undefined)))
  for (const mount of mounts) execFileSync('umount', [mount])
  await postgres.stop()
  rmSync(root, { recursive: true, force: true })
}

/**
 * `npm run bench`: requests per second of home, list, filtered list and detail beside an empty page of the framework.
 * Needs a built site (`npm run build`); builds the empty page itself. Figures go to tests/bench/README.md by hand.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import autocannon from 'autocannon'
import { programs } from '../../scripts/run-command.ts'

const seconds = 10
const connections = 20
const next = 'node_modules/.bin/next'

/** The empty page by the framework's own server, the site by ours. */
function spawnServer(folder: string, port: number): ChildProcess {
  if (folder !== '.') return spawn(next, ['start', folder, '-p', String(port)], { stdio: 'ignore' })
  const env = { ...process.env, PORT: String(port) }
  return spawn(process.execPath, [programs.serve], { stdio: 'ignore', env })
}

async function start(folder: string, port: number): Promise<ChildProcess> {
  const server = spawnServer(folder, port)
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const isUp = await fetch(`http://localhost:${port}/`).then(
      () => true,
      () => false,
    )
    if (isUp) return server
    await sleep(200)
  }
  throw new Error(`${folder} does not answer`)
}

async function measure(name: string, url: string): Promise<void> {
  const bytes = (await (await fetch(url)).arrayBuffer()).byteLength
  await autocannon({ url, connections, duration: 2 })
  const { requests, latency, non2xx } = await autocannon({ url, connections, duration: seconds })
  console.log(
    `| ${name} | ${Math.round(requests.average)} | ${latency.p50} | ${latency.p99} | ${Math.round(bytes / 1024)} | ${non2xx} |`,
  )
}

async function findDetail(site: string): Promise<string> {
  const home = await (await fetch(`${site}/nl/`)).text()
  const path = /href="(\/nl\/te-koop\/[^"]+\/\d+\/)"/.exec(home)?.[1]
  if (!path) throw new Error('no detail page linked from home')
  return site + path
}

execFileSync(next, ['build', 'tests/bench/empty'], { stdio: 'ignore' })
const servers = [await start('tests/bench/empty', 3301), await start('.', 3302)]
const site = 'http://localhost:3302'
console.log('| page | requests/s | p50 ms | p99 ms | HTML KiB | not 2xx |\n|---|---|---|---|---|---|')
await measure('empty page', 'http://localhost:3301/')
await measure('home', `${site}/nl/`)
await measure('list', `${site}/nl/te-koop/`)
await measure('list with filters (rendered per request)', `${site}/nl/te-koop/?type=1&bedrooms=3`)
await measure('detail', await findDetail(site))
await measure('404', `${site}/nl/bestaat-niet/`)
for (const server of servers) server.kill()

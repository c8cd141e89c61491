/**
 * `npm run bench:memory`: memory of the running site after many different addresses and after many content changes, which must
 * not grow with their number. Needs a built site. Copy the figures to tests/bench/README.md.
 *
 * `npm run bench:memory -- --addresses 200000 --lists 10000 --changes 1000`
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import autocannon from 'autocannon'
import { type Server, startSite } from './servers.ts'

const { values } = parseArgs({
  options: {
    addresses: { type: 'string', default: '200000' },
    lists: { type: 'string', default: '10000' },
    changes: { type: 'string', default: '1000' },
    port: { type: 'string', default: '3304' },
  },
})

/** Resident memory in MiB. */
function memoryOf({ process: { pid } }: Server): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024)
}

/** Requests that many different addresses, and prints the memory after every fifth of them. */
async function ask(name: string, site: Server, amount: number, pathOf: (count: number) => string): Promise<void> {
  let count = 0
  for (let part = 1; part <= 5; part += 1) {
    const setupRequest = (request: autocannon.Request) => ({ ...request, path: pathOf(count++) })
    const { statusCodeStats = {} } = await autocannon({
      url: site.url,
      connections: 20,
      amount: amount / 5,
      headers: { 'accept-encoding': 'br' },
      requests: [{ setupRequest }],
    })
    console.log(`| ${name} | ${count} | ${memoryOf(site)} | ${Object.keys(statusCodeStats).join(' ')} |`)
  }
}

async function changeContent(site: Server, changes: number): Promise<void> {
  const headers = { authorization: `Bearer ${readFileSync(join(site.folder, 'reload-token'), 'utf8')}` }
  for (let count = 1; count <= changes; count += 1) {
    const { ok, status } = await fetch(`${site.url}/api/reload-content/`, { method: 'POST', headers })
    if (!ok) throw new Error(`reload: ${status}`)
    if (count % (changes / 5) === 0) console.log(`| content changes | ${count} | ${memoryOf(site)} | ${status} |`)
  }
}

const site = await startSite(Number(values.port))
try {
  console.log('| after | how many | MiB | statuses |\n|---|---|---|---|')
  console.log(`| the start | | ${memoryOf(site)} | |`)
  await ask('made-up addresses', site, Number(values.addresses), (count) => `/nl/${count}/${count % 7 ? '' : '?a=1'}`)
  await ask('filtered lists', site, Number(values.lists), (count) => `/nl/te-koop/?minPrice=${50_000 + count}`)
  await changeContent(site, Number(values.changes))
} finally {
  site.stop()
}

/**
 * `npm run bench:views`: 50 page views a second of one property for a minute, half of them by returning visitors; then
 * whether each visitor was counted once, and whether the page is as fast as without. Needs a built site (`npm run build`).
 * Copy the figures to tests/bench/README.md.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import autocannon from 'autocannon'
import { serveArguments } from '../../scripts/run-command.ts'
import { pageViewBody, pageViewHeaders } from '../support/viewing-request.ts'

const port = Number(process.env['PORT'] ?? 3303)
const site = `http://localhost:${port}`
const folder = 'test-results/bench-views'
const property = 4102369

const perSecond = 50
const seconds = 60
const total = perSecond * seconds
const visitors = total / 2

/** The visitors' IP addresses come from a proxy header; the visitor that measures has no rate limit. */
async function start(): Promise<ChildProcess> {
  rmSync(folder, { recursive: true, force: true })
  const settings = { PORT: String(port), VAR_DIR: folder, TRUSTED_PROXIES: '1', REQUESTS_PER_MINUTE: '0' }
  const server = spawn(process.execPath, serveArguments, { stdio: 'ignore', env: { ...process.env, ...settings } })
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if (
      await fetch(`${site}/robots.txt`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return server
    await sleep(200)
  }
  throw new Error('the site does not answer')
}

const addressOf = (visitor: number) => `198.51.${Math.floor(visitor / 250)}.${(visitor % 250) + 1}`

async function look(visitor: number): Promise<boolean> {
  const headers = pageViewHeaders(`localhost:${port}`, { address: addressOf(visitor) })
  const answer = await fetch(`${site}/api/view/`, { method: 'POST', body: pageViewBody({ property }), headers })
  return answer.status === 204
}

/** One every 20 ms, regardless of response times. Returns the number of responses. */
async function sendViews(): Promise<number> {
  const answers: Promise<boolean>[] = []
  const begin = Date.now()
  for (let index = 0; index < total; index += 1) {
    await sleep(Math.max(0, begin + (index * 1000) / perSecond - Date.now()))
    answers.push(look(index % visitors))
  }
  return (await Promise.all(answers)).filter(Boolean).length
}

/** One request after the other, so that only the page itself is measured. */
async function measurePage(url: string): Promise<string> {
  const { latency, requests } = await autocannon({ url, connections: 1, duration: seconds })
  return `p50 ${latency.p50} ms, p99 ${latency.p99} ms, ${Math.round(requests.average)} requests/s`
}

function stop(server: ChildProcess): Promise<void> {
  return new Promise((done) => {
    server.once('exit', () => done())
    server.kill('SIGTERM')
  })
}

const server = await start()
const pageUrl = (await fetch(`${site}/nl/property/${property}/`)).url
await measurePage(pageUrl)
console.log(`page alone: ${await measurePage(pageUrl)}`)
const [page, answered] = await Promise.all([measurePage(pageUrl), sendViews()])
console.log(`page beside ${perSecond} views/s: ${page}`)
await stop(server)
const database = new DatabaseSync(join(folder, 'site.sqlite'))
const counted = database
  .prepare(`select sum(count) as sum from property_figure where property_id = ? and kind = 'view'`)
  .get(property)
console.log(`sent ${total} (answered ${answered}) by ${visitors} visitors: counted ${counted?.['sum']} after a normal stop`)

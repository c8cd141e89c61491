/**
 * `npm run bench:content`: time until a changed file is shown with 2 000 listings, memory of the site over many changes, and response
 * times of a list, a static page and the health address meanwhile; then response times of each kind of page. Memory is that of the main
 * process, and of the renderer if there is one. Needs a build.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { serverOptions } from '../../scripts/run-command.ts'
import { copyContent } from '../support/copy-content.ts'
import { writeManyListings } from '../support/many-listings.ts'

const count = Number(process.env['LISTINGS'] ?? 2_000)
const changes = Number(process.env['CHANGES'] ?? 10)
const port = Number(process.env['PORT'] ?? 3291)
const site = `http://localhost:${port}`

const root = mkdtempSync(join(tmpdir(), 'bench-content-'))
const content = join(root, 'data')

async function millisecondsOf(path: string): Promise<number> {
  const start = performance.now()
  await (await fetch(site + path)).arrayBuffer()
  return performance.now() - start
}

const quantile = (values: readonly number[], share: number) =>
  Math.round([...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0)

const statusOf = (pid: string | number | undefined, name: string) =>
  Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024)

/** MiB now, and the maximum. */
function memoryOf(pid: number | undefined): string {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean)
  return [pid, ...children].map((one) => `${statusOf(one, 'VmRSS')} (${statusOf(one, 'VmHWM')})`).join(' and ')
}

/** Repeats requests until it is stopped. */
function watchAnswers(path: string) {
  const times: number[] = []
  let isOver = false
  const work = (async () => {
    while (!isOver) {
      times.push(await millisecondsOf(path))
      await sleep(5)
    }
  })()
  return async () => {
    isOver = true
    await work
    return times
  }
}

function changePrice(id: number, price: number): void {
  const path = join(content, 'properties', `${id}.json`)
  writeFileSync(`${path}.part`, readFileSync(path, 'utf8').replace(/"Price":\d+/, `"Price":${price}`))
  renameSync(`${path}.part`, path)
}

/** Milliseconds from the change of the file to the page. */
async function untilShown(id: number, price: number): Promise<number> {
  const start = performance.now()
  const words = price.toLocaleString('nl-BE')
  for (;;) {
    const page = await fetch(`${site}/nl/property/${id}/`)
    if ((await page.text()).includes(words)) return performance.now() - start
    if (performance.now() - start > 600_000) throw new Error(`${words} does not show`)
    await sleep(50)
  }
}

/** Pages whose cost grows with the number of listings, each requested twice. */
const farAddresses = (id: number) => [
  '/nl/te-koop/',
  '/nl/te-koop/?minPrice=300000&bedrooms=2',
  '/nl/te-koop/?view=map',
  '/api/panel/?lang=nl&q=antw',
  `/nl/property/${id}/`,
  '/sitemap.xml',
  '/nl/sitemap.xml',
  '/nl/sitemap-2.xml',
  '/nl/feed.xml',
]

async function measureAddresses(id: number, pid: number | undefined): Promise<void> {
  for (const path of farAddresses(id)) {
    const stop = watchAnswers('/api/health/')
    const times = [await millisecondsOf(path), await millisecondsOf(path)].map(Math.round)
    const health = await stop()
    console.log(
      `${path}: ${times.join(', ')} ms; health meanwhile at most ${quantile(health, 1)} ms; memory ${memoryOf(pid)} MiB`,
    )
  }
}

async function measure(ids: readonly number[], pid: number | undefined): Promise<void> {
  const [id = 0] = ids
  await millisecondsOf(`/nl/property/${id}/`)
  await millisecondsOf('/nl/te-huur/')
  console.log(`${count} listings more than the demo; memory ${memoryOf(pid)} MiB`)
  for (let round = 1; round <= changes; round++) {
    const watched = [watchAnswers('/nl/contact/'), watchAnswers('/api/health/'), watchAnswers('/nl/te-koop/')]
    const price = 400_000 + round * 1_000 + 123
    changePrice(id, price)
    const shown = await untilShown(id, price)
    const [page = [], health = [], list = []] = await Promise.all(watched.map((stop) => stop()))
    const times = [page, health, list].map((of) => `p50 ${quantile(of, 0.5)} p99 ${quantile(of, 0.99)} max ${quantile(of, 1)}`)
    console.log(
      `shown after ${Math.round(shown)} ms; static page ${times[0]} ms, health ${times[1]} ms, list ${times[2]} ms; memory ${memoryOf(pid)} MiB`,
    )
  }
}

mkdirSync(content)
copyContent(content)
const ids = writeManyListings(content, count)
const env = { ...process.env, CONTENT_DIR: content, VAR_DIR: join(root, 'var'), PORT: String(port), REQUESTS_PER_MINUTE: '0' }
const started = performance.now()
const server = spawn(process.execPath, [...serverOptions, resolve('scripts/serve.ts')], {
  env,
  stdio: ['ignore', 'ignore', 'inherit'],
})
try {
  while (
    !(await fetch(`${site}/api/ready/`).then(
      (answer) => answer.ok,
      () => false,
    ))
  )
    await sleep(500)
  console.log(`ready ${Math.round(performance.now() - started)} ms after the start; memory ${memoryOf(server.pid)} MiB`)
  await measure(ids, server.pid)
  await measureAddresses(ids[1] ?? 0, server.pid)
} finally {
  // It may still be writing.
  const ended = once(server, 'exit')
  server.kill()
  await ended
  rmSync(root, { recursive: true, force: true })
}

/**
 * `npm run bench:walk`: response times at a constant rate while the content changes: of 100 requests 70 are
 * pages, 20 filtered lists, 5 search panel requests and 5 pictures. Each is measured from the time at which it was due, so that
 * delays by earlier ones count (no coordinated omission). Needs a built site and an idle machine; copy the figures to
 * tests/bench/README.md.
 *
 * `npm run bench:walk -- --rate 1000 --seconds 60 --changes 20`
 */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { copyContent } from '../support/copy-content.ts'
import { startSite } from './servers.ts'

const { values } = parseArgs({
  options: {
    rate: { type: 'string', default: '1000' },
    seconds: { type: 'string', default: '60' },
    changes: { type: 'string', default: '20' },
    port: { type: 'string', default: '3305' },
  },
})
const [rate, seconds, changes, port] = [values.rate, values.seconds, values.changes, values.port].map(Number) as [
  number,
  number,
  number,
  number,
]

const agent = new Agent({ keepAlive: true, maxSockets: 256 })

type Answer = { status: number; text: string }

function ask(path: string): Promise<Answer> {
  return new Promise((done, fail) => {
    const headers = { 'accept-encoding': path.startsWith('/api/') ? 'identity' : 'br, gzip' }
    get({ port, path, agent, headers }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () => done({ status: response.statusCode ?? 0, text: String(Buffer.concat(parts).length) }))
      response.on('error', fail)
    }).on('error', fail)
  })
}

type Kind = 'page' | 'filtered' | 'panel' | 'picture'

const everyFrom = <Item>(items: readonly Item[]) => {
  let at = 0
  return (): Item => {
    const item = items[at % items.length]
    at += 7
    if (item === undefined) throw new Error('nothing to ask for')
    return item
  }
}

/** Types, bedrooms and maximum prices in all combinations. */
const filtered = [1, 2, 3].flatMap((type) =>
  [1, 2, 3, 4].flatMap((bedrooms) =>
    Array.from({ length: 16 }, (_, step) => `/nl/te-koop/?type=${type}&maxPrice=${200_000 + step * 50_000}&bedrooms=${bedrooms}`),
  ),
)

const panel = ['antw', 'berch', '2018', 'brassch', 'ekeren', 'merks'].map((text) => `/api/panel/?lang=nl&q=${text}`)

async function findWays(): Promise<Record<Kind, () => string>> {
  const read = async (path: string) => (await fetch(`http://localhost:${port}${path}`)).text()
  const listed = async (sitemap: string) =>
    [...(await read(sitemap)).matchAll(/<loc>https?:\/\/[^/]+(\/[^<]*)<\/loc>/g)].map(([, path = '']) => path)
  // The first sitemap lists those of the languages.
  const pages = (await Promise.all((await listed('/sitemap.xml')).map(listed))).flat()
  const pictures = [...(await read('/nl/te-koop/')).matchAll(/(\/media\/[^"\s,]+)\s600w/g)].map(([, path = '']) => path)
  console.log(`${pages.length} pages, ${filtered.length} filtered lists, ${panel.length} texts, ${pictures.length} pictures`)
  return { page: everyFrom(pages), filtered: everyFrom(filtered), panel: everyFrom(panel), picture: everyFrom(pictures) }
}

/** The kind of the next of 100 requests, spread evenly. */
function kindAt(count: number): Kind {
  const place = (count * 37) % 100
  if (place < 70) return 'page'
  if (place < 90) return 'filtered'
  return place < 95 ? 'panel' : 'picture'
}

type Figure = { kind: Kind; time: number; status: number }

async function walk(ways: Readonly<Record<Kind, () => string>>, until: number): Promise<Figure[]> {
  const figures: Figure[] = []
  const under: Promise<void>[] = []
  const start = performance.now()
  for (let count = 0; performance.now() < until; ) {
    for (; start + (count * 1000) / rate <= performance.now(); count += 1) {
      const due = start + (count * 1000) / rate
      const kind = kindAt(count)
      const asked = ask(ways[kind]()).catch(() => ({ status: 0 }))
      under.push(asked.then(({ status }) => void figures.push({ kind, time: performance.now() - due, status })))
    }
    await sleep(1)
  }
  await Promise.all(under)
  return figures
}

function changePrice(folder: string, round: number): void {
  const home = join(folder, 'properties')
  const files = readdirSync(home)
  const path = join(home, files[round % files.length] ?? '')
  const record = JSON.parse(readFileSync(path, 'utf8'))
  writeFileSync(`${path}.part`, JSON.stringify({ ...record, Price: record.Price + 100 }))
  renameSync(`${path}.part`, path)
}

/** At a fixed interval: publishing is answered when the pages are rendered, after seconds, and the next change does not wait for it. */
async function changeContent(folder: string, varFolder: string, until: number): Promise<number> {
  const headers = { authorization: `Bearer ${readFileSync(join(varFolder, 'reload-token'), 'utf8')}` }
  const pause = (seconds * 1000) / (changes + 1)
  const answers: Promise<Response>[] = []
  while (answers.length < changes && performance.now() + pause < until + 1000) {
    await sleep(pause)
    changePrice(folder, answers.length)
    answers.push(fetch(`http://localhost:${port}/api/reload-content/`, { method: 'POST', headers }))
  }
  const refused = (await Promise.all(answers)).find(({ ok }) => !ok)
  if (refused) throw new Error(`reload: ${refused.status}`)
  return answers.length
}

function print(name: string, figures: readonly Figure[]): void {
  const times = figures.map(({ time }) => time).toSorted((a, b) => a - b)
  const at = (part: number) => (times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? Number.NaN).toFixed(1)
  const statuses = [...new Set(figures.map(({ status }) => status))].join(' ')
  console.log(`| ${name} | ${times.length} | ${at(0.5)} | ${at(0.99)} | ${at(0.999)} | ${at(1)} | ${statuses} |`)
}

const folder = mkdtempSync(join(tmpdir(), 'bench-walk-'))
const content = join(folder, 'data')
mkdirSync(content)
copyContent(content)
process.env['CONTENT_DIR'] = content
const site = await startSite(port)
try {
  const ways = await findWays()
  await walk(ways, performance.now() + 10_000)
  console.log('| what | answers | p50 ms | p99 ms | p99.9 ms | longest ms | statuses |\n|---|---|---|---|---|---|---|')
  print('alone', await walk(ways, performance.now() + (seconds * 1000) / 3))
  const until = performance.now() + seconds * 1000
  const [figures, count] = await Promise.all([walk(ways, until), changeContent(content, site.folder, until)])
  print(`beside ${count} changes`, figures)
  for (const kind of ['page', 'filtered', 'panel', 'picture'] as const)
    print(
      `of these ${kind}`,
      figures.filter((figure) => figure.kind === kind),
    )
} finally {
  site.stop()
  rmSync(folder, { recursive: true, force: true })
}

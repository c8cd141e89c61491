/**
 * `npm run bench`: responses per second of the site's pages, compared with an empty static and an empty dynamic page of the framework and the
 * gateway's health address: in one run, alternating, three rounds, medians. Needs a built site and an idle machine.
 *
 * `npm run bench -- theirs=https://www.example.be/ list=https://www.example.be/list/` measures other addresses instead.
 * `npm run bench -- --seconds 3` sets the seconds per address and round; 10 by default.
 *
 * The minimum ratios (tests/bench/budget.json) are printed with the results. Copy the figures to tests/bench/README.md.
 */
import { parseArgs } from 'node:util'
import budget from './budget.json' with { type: 'json' }
import { type Load, load, type Subject } from './load.ts'
import { type Server, startEmpty, startSite } from './servers.ts'

const connections = 20
const rounds = 3
/**
 * Responses per round of a dynamic page: 10 000 in all. A server renders twice as fast once the code is compiled, so that a fixed time
 * alone would measure the warm-up.
 */
const least = Math.ceil(10_000 / rounds)

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

/** Alternating, so that other load of the machine affects all of them. */
async function measureInTurns(subjects: readonly Subject[], seconds: number): Promise<Map<string, Load>> {
  const figures = new Map<string, Load[]>(subjects.map(({ name }) => [name, []]))
  for (const subject of subjects) await load({ ...subject, least: 0 }, connections, 2)
  for (let round = 1; round <= rounds; round += 1)
    for (const subject of subjects) figures.get(subject.name)?.push(await load(subject, connections, seconds))
  return new Map(
    [...figures].map(([name, each]) => {
      const middle = (pick: (figure: Load) => number) => median(each.map(pick))
      const statuses = [...new Set(each.map((figure) => figure.statuses))].join(' ')
      const [rate, p50, p99] = [middle((figure) => figure.rate), middle((figure) => figure.p50), middle((figure) => figure.p99)]
      return [name, { rate, p50, p99, bytes: middle((figure) => figure.bytes), statuses }]
    }),
  )
}

function printFigures(figures: ReadonlyMap<string, Load>): void {
  console.log('| page | answers/s | p50 ms | p99 ms | KiB sent each | statuses |\n|---|---|---|---|---|---|')
  for (const [name, { rate, p50, p99, bytes, statuses }] of figures)
    console.log(`| ${name} | ${Math.round(rate)} | ${p50} | ${p99} | ${(bytes / 1024).toFixed(1)} | ${statuses} |`)
}

function printRatios(figures: ReadonlyMap<string, Load>): void {
  console.log('\n| page | of | ratio | budget | |\n|---|---|---|---|---|')
  for (const { page, of, least } of budget.ratios) {
    const ratio = (figures.get(page)?.rate ?? Number.NaN) / (figures.get(of)?.rate ?? Number.NaN)
    console.log(`| ${page} | ${of} | ${ratio.toFixed(2)} | ${least} | ${ratio >= least ? 'kept' : 'MISSED'} |`)
  }
}

async function findDetail(site: string): Promise<string> {
  const home = await (await fetch(`${site}/nl/`)).text()
  const path = /href="(\/nl\/te-koop\/[^"]+\/\d+\/)"/.exec(home)?.[1]
  if (!path) throw new Error('no detail page linked from home')
  return site + path
}

/** A different query each time, in canonical form. */
function differentQueries(): () => string {
  let price = 50_000
  return () => {
    price += 1
    return `/nl/te-koop/?minPrice=${price}`
  }
}

/** An address that does not exist. */
function madeUp(): () => string {
  let count = 0
  return () => {
    count += 1
    return `/nl/bestaat-niet/${count}/`
  }
}

const ownSubjects = async (site: string, empty: string): Promise<Subject[]> => [
  { name: 'health', url: `${site}/api/health/` },
  { name: 'empty static page', url: `${empty}/` },
  { name: 'empty dynamic page', url: `${empty}/dynamic`, least },
  { name: 'home', url: `${site}/nl/` },
  { name: 'list', url: `${site}/nl/te-koop/` },
  { name: 'filtered list, repeated', url: `${site}/nl/te-koop/?type=1&bedrooms=3` },
  { name: 'filtered list, all different', url: site, nextPath: differentQueries(), least },
  { name: 'detail', url: await findDetail(site) },
  { name: '404, all different', url: site, nextPath: madeUp() },
]

const { values, positionals } = parseArgs({
  options: { seconds: { type: 'string', default: '10' }, port: { type: 'string', default: '3301' } },
  allowPositionals: true,
})
const [seconds, port] = [Number(values.seconds), Number(values.port)]
const others = positionals.map((given): Subject => {
  const [name = '', url = ''] = given.split(/=(.*)/s)
  if (!URL.canParse(url)) throw new Error(`expected a name and an address, such as list=https://www.example.be/list/: ${given}`)
  return { name, url }
})

if (others.length > 0) printFigures(await measureInTurns(others, seconds))
else {
  const servers: Server[] = []
  try {
    servers.push(await startEmpty(port))
    servers.push(await startSite(port + 1))
    const [empty, site] = servers
    const figures = await measureInTurns(await ownSubjects(site?.url ?? '', empty?.url ?? ''), seconds)
    printFigures(figures)
    printRatios(figures)
  } finally {
    for (const { stop } of servers) stop()
  }
}

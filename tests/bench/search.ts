/**
 * `npm run bench:search`: time and memory of the property index on 1 000, 10 000 and 100 000 generated listings.
 * `-- 1000000` measures that many (`NODE_OPTIONS=--max-old-space-size=16000`). Copy the figures to tests/bench/README.md.
 */
import { performance } from 'node:perf_hooks'
import type { FacetCounts } from '../../lib/domain/search/facets.ts'
import { createPanelIndex, type PanelCity, searchPanel } from '../../lib/domain/search/panel-search.ts'
import { epcLetters, lowerBounds, noFilter, type PropertyFilter } from '../../lib/domain/search/property-filter.ts'
import { createPropertyIndex } from '../../lib/domain/search/property-index.ts'
import { orderShapes, toArea, toCircle } from '../../lib/domain/search/search-shape.ts'
import { flags } from '../../lib/domain/search/yes-no-filters.ts'
import { generateProperties } from '../support/generate-properties.ts'

const today = '2026-11-21'
const repeats = 50

const wide: PropertyFilter = { ...noFilter, types: ['1', '2'], maxPrice: 600_000 }
const narrow: PropertyFilter = {
  ...wide,
  cities: [
    { name: 'Antwerpen', zip: '2018' },
    { name: 'Berchem', zip: '2600' },
  ],
  minBedrooms: 3,
  epc: 'c',
  flags: ['garden', 'available'],
  text: 'tuin',
}
/** A polygon of twelve corners and two circles. */
function shapesFilter(): PropertyFilter {
  const corners = Array.from({ length: 12 }, (_, index) => {
    const angle = (index / 6) * Math.PI
    return { latitude: 51.21 + 0.02 * Math.sin(angle), longitude: 4.43 + 0.03 * Math.cos(angle) }
  })
  const circles = [toCircle({ latitude: 51.0281, longitude: 4.4803 }, 5), toCircle({ latitude: 51.1993, longitude: 4.4325 }, 1.2)]
  return { ...noFilter, shapes: orderShapes([toArea(corners), ...circles].flatMap((shape) => shape ?? [])) }
}
const shapes = shapesFilter()
const area: PropertyFilter = { ...noFilter, bounds: { south: 51.18, west: 4.38, north: 51.22, east: 4.44 } }

/** Median and slowest of some runs, in milliseconds. */
function measure(run: () => unknown): string {
  run()
  const times = Array.from({ length: repeats }, () => {
    const start = performance.now()
    run()
    return performance.now() - start
  }).sort((a, b) => a - b)
  return `${(times[repeats / 2] ?? 0).toFixed(2)} (${(times.at(-1) ?? 0).toFixed(2)})`
}

function usedMegabytes(): number {
  globalThis.gc?.()
  return process.memoryUsage().heapUsed / 2 ** 20 + process.memoryUsage().arrayBuffers / 2 ** 20
}

/** The panel's index of the same listings: a row per town, references by id. */
function createPanel(properties: ReturnType<typeof generateProperties>) {
  const cities = new Map<string, PanelCity>()
  for (const { city, zip } of properties) cities.set(`${city}|${zip}`, { name: city, zip, query: '', sale: 1, rent: 0 })
  const byId = new Map(properties.map(({ id, texts }) => [String(id), { id, text: texts.nl.title, href: '' }]))
  return createPanelIndex([...cities.values()], (id) => byId.get(id))
}

/** The choices whose counts are calculated on request. */
function countAll({ lowerBound, epc, flag, since }: FacetCounts) {
  return [lowerBounds.map((bound) => lowerBound(bound, 2)), epcLetters.map(epc), flags.map(flag), since(30)]
}

/** What a visitor types, letter by letter, with a typo. */
const keystrokes = ['a', 'ant', 'antwerpen', 'antwerpen 2018', 'antwrepen', 'sint niklaas', '5000123']

console.log(
  '| listings | load ms | index MiB | wide filter | narrow filter | facets | sorted page | last page | map bounds | places | panel keystroke |',
)
console.log('|---|---|---|---|---|---|---|---|---|---|---|')
const asked = process.argv.slice(2).map(Number)
for (const count of asked.length > 0 ? asked : [1_000, 10_000, 100_000]) {
  const empty = usedMegabytes()
  const properties = generateProperties(count, 1, today)
  const panel = createPanel(properties)
  const before = usedMegabytes()
  console.error(`${count} listings take ${(before - empty).toFixed(0)} MiB`)
  const start = performance.now()
  const index = createPropertyIndex(properties, today)
  const load = performance.now() - start
  const memory = usedMegabytes() - before
  const row = [
    count,
    load.toFixed(0),
    memory.toFixed(0),
    measure(() => index.count(wide)),
    measure(() => index.count(narrow)),
    measure(() => countAll(index.facets(narrow))),
    measure(() => index.page(wide, 'price-asc', 1, 11)),
    measure(() => index.page(wide, 'price-asc', 9999, 11)),
    measure(() => index.first(area, 'newest', 500)),
    measure(() => index.count(shapes)),
    measure(() => keystrokes.map((text) => searchPanel(panel, text))),
  ]
  console.log(`| ${row.join(' | ')} |`)
}

/** The generated listings are in a few towns: names that nothing equals are compared with each of many. */
const towns = Array.from({ length: 3000 }, (_, at): PanelCity => {
  return { name: `Sint-Plaats${at.toString(36)}-Dorp${at % 97}`, zip: String(1000 + at), query: '', sale: 1, rent: 0 }
})
const ofTowns = createPanelIndex(towns, () => undefined)
for (const text of ['sint', 'sint plaatsx', 'dorp12 sint', 'plaastab', '2018', 's', 'snit plaats1 drop3'])
  console.error(`"${text}" among 3 000 towns: ${measure(() => searchPanel(ofTowns, text))} ms`)

import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  areaPerBedroom,
  areaPower,
  bedroomStep,
  type EstimatedKind,
  estimatedKinds,
  estimatedLabels,
  labelFactors,
  monthlyRise,
  referenceAreas,
  stateFactors,
  traitFactor,
} from '@/lib/domain/sold/adjustments'
import { type EstimatedHome, estimateHome } from '@/lib/domain/sold/estimate'
import { toMarket } from '@/lib/domain/sold/market'
import { levelStep } from '@/lib/domain/sold/price-level'
import { homeStates, type SoldCase } from '@/lib/domain/sold/sold-case'
import { aSale } from './sold-cases'

const today = '2026-11-23'

/** Sales in four postcodes around 3000 euro per m² of a reference home. */
function aMarket(
  noise: readonly number[] = [0.94, 0.97, 1, 1.03, 1.06, 1],
  change: (sale: SoldCase) => SoldCase = (sale) => sale,
) {
  const sales = ['2600', '2018', '2140', '2100'].flatMap((zip) =>
    noise.map((factor, index) => {
      const traits = { kind: 'terraced', area: 120 + index * 15, bedrooms: 3, state: 'ready', epc: 'c' } as const
      return aSale({ zip, ...traits, price: Math.round(3000 * traitFactor(traits) * traits.area * factor) })
    }),
  )
  return toMarket(sales.map(change), today)
}

const home: EstimatedHome = { zip: '2600', kind: 'terraced', area: 150, bedrooms: 3, state: 'ready', epc: 'c' }

const homes = fc.record({
  zip: fc.constant('2600'),
  kind: fc.constant<EstimatedKind>('terraced'),
  area: fc.integer({ min: 120, max: 190 }),
  bedrooms: fc.integer({ min: 0, max: 12 }),
  state: fc.option(fc.constantFrom(...homeStates), { nil: undefined }),
  epc: fc.option(fc.constantFrom(...estimatedLabels), { nil: undefined }),
})

test('a reference home gets the price level of its postcode and kind, in a range given by the error', () => {
  const market = aMarket()
  const estimate = estimateHome(market, home)
  expect(estimate).toMatchObject({ kind: 'range', level: 3000, middle: 450_000, count: 6 })
  expect(market.error?.tested).toBe(24)
  if (estimate.kind !== 'range') throw new Error('no range')
  expect(estimate.high - estimate.middle).toBeGreaterThanOrEqual(Math.round(450_000 * (market.error?.range ?? 0)) - 1000)
})

test.each([
  ['four sales', [1, 1, 1, 1], home, 'few'],
  ['no sales of the kind', [1, 1, 1, 1, 1, 1], { ...home, kind: 'detached' as const }, 'few'],
  ['a home far larger than any sold', [1, 1, 1, 1, 1, 1], { ...home, area: 400 }, 'size'],
  ['five sales a postcode, so that none can be tested', [1, 1, 1, 1, 1], home, 'untested'],
])('%s: no amount', (_, noise, asked, why) => {
  const estimate = estimateHome(aMarket(noise), asked)
  expect(estimate).toMatchObject({ kind: 'none', why })
  expect(JSON.stringify(estimate)).not.toMatch(/"(low|middle|high|level)"/)
})

test('an estimate is the price level times fixed factors: those of two homes differ by their traits only', () => {
  const market = aMarket([0.9, 0.95, 1.02, 1.08, 1.11, 1])
  fc.assert(
    fc.property(homes, (asked) => {
      const estimate = estimateHome(market, asked)
      if (estimate.kind !== 'range') throw new Error('no range')
      expect(estimate.level % levelStep).toBe(0)
      const stated = Math.round((estimate.level * traitFactor(asked) * asked.area) / 1000) * 1000
      expect(estimate.middle).toBe(stated)
    }),
  )
})

test('two sets of sales with the same level give the same estimates: they contain nothing else of the sales', () => {
  const even = aMarket([1, 1, 1, 1, 1, 1])
  const wide = aMarket([0.97, 1.03, 1, 1, 0.98, 1.02])
  const answer = (market: typeof even, asked: EstimatedHome) => {
    const estimate = estimateHome({ ...market, error: even.error }, asked)
    return estimate.kind === 'range' ? [estimate.low, estimate.middle, estimate.high] : []
  }
  fc.assert(
    fc.property(homes, (asked) => {
      expect(answer(wide, asked)).toEqual(answer(even, asked))
    }),
  )
})

test('every sale is in one group, so that no two estimates are based on sets that differ by one', () => {
  const { cells } = aMarket()
  const ids = cells.flatMap(({ sales }) => sales.map(({ id }) => id))
  expect(new Set(ids).size).toBe(ids.length)
})

test('the estimates before and after a sale is added reveal its price to sixteen per cent at best', () => {
  const usual = { ...home, month: '2026-10' }
  const price = fc.integer({ min: 380_000, max: 540_000 })
  fc.assert(
    fc.property(fc.array(price, { minLength: 5, maxLength: 20 }), price, (paid, joined) => {
      const sales = paid.map((each) => aSale({ ...usual, price: each }))
      const levelOf = (cases: SoldCase[]) => toMarket(cases, today).cells[0]?.level ?? 0
      const [before, after] = [levelOf(sales), levelOf([...sales, aSale({ ...usual, price: joined })])]
      // The price solved from the two means, and the error from rounding both levels.
      const guess = after * (paid.length + 1) - before * paid.length
      const reach = (levelStep / 2) * (2 * paid.length + 1)
      const perMetre = (joined / 150) * (1 + monthlyRise)
      expect(Math.abs(guess - perMetre)).toBeLessThanOrEqual(reach + 1)
      expect(reach / 3300).toBeGreaterThan(0.16)
    }),
  )
})

test('no estimate contains a price of a sale, or its position within the range', () => {
  const secrets = new Set<string>()
  const market = aMarket([0.943, 0.971, 1.013, 1.037, 1.061, 0.987], (sale) => {
    secrets.add(String(sale.price))
    return sale
  })
  const text = JSON.stringify([market, estimateHome(market, home)])
  for (const secret of secrets) expect(text).not.toContain(secret)
})

test('the factors are those documented', () => {
  const guide = readFileSync('docs/estimate.md', 'utf8')
  const list = (factors: Readonly<Record<string, number>>) =>
    Object.entries(factors)
      .map(([name, factor]) => `${name} ${factor}`)
      .join(', ')
  expect(guide).toContain(list(stateFactors))
  expect(guide).toContain(list(labelFactors))
  expect(guide).toContain(list(referenceAreas))
  expect(guide).toContain(`to the power of ${areaPower}`)
  expect(guide).toContain(`${bedroomStep * 100} per cent for each one more or fewer than one per ${areaPerBedroom} m²`)
  expect(guide).toContain(`${monthlyRise * 100} per cent a month`)
})

test('better states and labels never lower the price, and a larger home never raises that per m²', () => {
  fc.assert(
    fc.property(homes, (asked) => {
      const states = (['renovate', 'refresh', 'ready'] as const).map((state) => traitFactor({ ...asked, state }))
      expect(states).toEqual([...states].sort((one, other) => one - other))
      const labels = estimatedLabels.toReversed().map((epc) => traitFactor({ ...asked, epc }))
      expect(labels).toEqual([...labels].sort((one, other) => one - other))
    }),
  )
  for (const kind of estimatedKinds) {
    const worth = (area: number) => traitFactor({ ...home, kind, area, bedrooms: 2 })
    expect(worth(referenceAreas[kind] * 2)).toBeLessThan(worth(referenceAreas[kind]) * 1.07)
  }
})

test('an estimate lists its sales with their distance from the centre, in steps of half a kilometre', () => {
  const north = 51.2 + 3 / 111.2
  const market = aMarket(undefined, (sale) =>
    sale.zip === '2600' ? { ...sale, latitude: sale.area === 120 ? north : 51.2 } : sale,
  )
  const { comparables, count } = estimateHome(market, home)
  expect(count).toBe(6)
  // A sixth of three kilometres is the distance of the centre from the five.
  expect(comparables.map(({ kilometres }) => kilometres).toSorted((a, b) => a - b)).toEqual([0.5, 0.5, 0.5, 0.5, 0.5, 2.5])
  expect(comparables.every(({ sale }) => sale.zip === '2600')).toBe(true)
  expect(estimateHome(market, { ...home, zip: '9000' })).toMatchObject({
    kind: 'none',
    why: 'few',
    missing: 5,
    count: 0,
    comparables: [],
  })
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toMarket } from '@/lib/domain/sold/market'
import { aSale, salesOf } from './sold-cases'

const today = '2026-11-23'
const prices = [400_000, 430_000, 450_000, 470_000, 500_000]

test('statistics cover the last twelve complete months', () => {
  const cases = ['2026-11', '2026-10', '2025-11', '2025-10'].map((month) => aSale({ month }))
  const { period, sold, references } = toMarket(cases, today)
  expect(period).toEqual({ from: '2025-11', to: '2026-10' })
  expect(sold).toBe(2)
  // The older one is a reference nevertheless; the current month is not complete.
  expect(references.map(({ month }) => month)).toEqual(['2026-10', '2025-11', '2025-10'])
})

test('public data has no price, asking price, or time without consent', () => {
  const market = toMarket(salesOf(prices, { days: undefined, asked: 461_234 }), today)
  const text = JSON.stringify(market)
  for (const secret of [...prices, 461_234]) expect(text).not.toContain(String(secret))
  expect(market.references.every((reference) => !('price' in reference) && !('asked' in reference))).toBe(true)
})

test('a sale without consent to publication is counted and not shown', () => {
  const market = toMarket([...salesOf(prices), aSale({ isReference: false, street: 'Geheimstraat' })], today)
  expect(market.sold).toBe(6)
  expect(JSON.stringify(market)).not.toContain('Geheimstraat')
})

test('a band needs five sales of a kind in a town; with four the kind only has its number', () => {
  const four = toMarket(salesOf(prices.slice(1)), today).towns[0]
  expect(four).toMatchObject({
    count: 4,
    total: undefined,
    kinds: [{ kind: 'terraced', count: 4, band: undefined, area: undefined }],
  })
  const five = toMarket(salesOf(prices), today).towns[0]
  expect(five?.kinds[0]?.band).toMatchObject({ middle: 3000 })
})

test('there is no band of all kinds if fewer than five sales would be outside those of the kinds', () => {
  const house = salesOf(prices)
  const flats = salesOf(prices.slice(0, 4), { kind: 'apartment' })
  expect(toMarket([...house, ...flats], today).towns[0]?.total).toBeUndefined()
  expect(toMarket([...house, ...flats, aSale({ kind: 'studio' })], today).towns[0]?.total).toBeDefined()
  expect(toMarket(house, today).towns[0]?.total).toBeDefined()
})

test('statistics of fewer than five are undefined', () => {
  const market = toMarket(salesOf(prices.slice(1), { days: 20 }), today)
  expect(market.paidOfAsked).toBeUndefined()
  expect(market.times).toMatchObject({ count: 4, median: undefined, places: [] })
  expect(market.cells[0]).toMatchObject({ count: 4, level: undefined })
})

test('times are those of owners who consented', () => {
  const timed = [10, 20, 30, 40, 112].map((days) => aSale({ days }))
  const { times } = toMarket([...timed, aSale()], today)
  expect(times).toMatchObject({
    count: 5,
    median: 30,
    longest: { days: 112, town: 'Berchem' },
    places: [{ town: 'Berchem', median: 30 }],
  })
  expect(times.steps.reduce((sum, { count }) => sum + count, 0)).toBe(5)
})

test('for any sales, every band is in order, rounded to fifty euro, and within the prices paid', () => {
  const price = fc.integer({ min: 100_000, max: 2_000_000 })
  fc.assert(
    fc.property(fc.array(price, { minLength: 5, maxLength: 30 }), (paid) => {
      const band = toMarket(salesOf(paid), today).towns[0]?.kinds[0]?.band
      expect(band).toBeDefined()
      if (!band) return
      expect(band.low).toBeLessThanOrEqual(band.middle)
      expect(band.middle).toBeLessThanOrEqual(band.high)
      expect(band.low).toBeGreaterThanOrEqual(Math.min(...paid) / 150 - 25)
      expect(band.high).toBeLessThanOrEqual(Math.max(...paid) / 150 + 25)
      expect([band.low, band.middle, band.high].map((edge) => edge % 50)).toEqual([0, 0, 0])
    }),
  )
})

test('an agency without sales has empty statistics', () => {
  expect(toMarket([], today)).toMatchObject({ references: [], sold: 0, let: 0, towns: [], cells: [], error: undefined })
})

test('lettings are counted, and in no price band', () => {
  const lettings = salesOf([1_100, 1_200, 1_300, 1_400, 1_500], { deal: 'let' })
  const market = toMarket([...salesOf(prices), ...lettings], today)
  expect(market).toMatchObject({ sold: 5, let: 5 })
  expect(market.towns[0]).toMatchObject({ count: 5 })
  expect(market.towns[0]?.kinds[0]?.band).toMatchObject({ middle: 3000 })
})

test('the median area is that of the sales of the kind', () => {
  const sales = [80, 100, 150, 190, 300].map((area) => aSale({ area, price: area * 3000 }))
  const area = toMarket(sales, today).towns[0]?.kinds[0]?.area
  expect(area).toBeGreaterThanOrEqual(145)
  expect(area).toBeLessThanOrEqual(155)
})

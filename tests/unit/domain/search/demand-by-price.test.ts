/** How many saved searches match a property at other prices. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { askingPrices, countByPrice, findPriceSteps } from '@/lib/domain/search/demand-by-price'

test('prices around the asking price are round, which is included itself', () => {
  expect(askingPrices(745_000)).toEqual(
    [600, 625, 650, 675, 700, 725, 745, 750, 775, 800, 825, 850].map((thousands) => thousands * 1000),
  )
  expect(askingPrices(1_150)).toContain(1_150)
  expect(askingPrices(500_000).filter((price) => price === 500_000)).toHaveLength(1)
})

test('any price gives sorted prices above 0, including itself once', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 50_000_000 }), (price) => {
      const prices = askingPrices(price)
      expect(prices.toSorted((a, b) => a - b)).toEqual(prices)
      expect(prices.filter((each) => each === price)).toHaveLength(1)
      expect(prices.every((each) => each > 0)).toBe(true)
    }),
  )
})

const upTo = (max: number, count: number) => Array.from({ length: count }, () => ({ min: undefined, max }))

test('a bound chosen by many is a step: below it more searches match, above it fewer', () => {
  const demand = countByPrice([...upTo(480_000, 9), ...upTo(510_000, 4), { min: undefined, max: undefined }], 500_000)
  expect(demand.find(({ isAsked }) => isAsked)?.count).toBe(5)
  const { below, above } = findPriceSteps(demand)
  expect(below?.difference).toBe(9)
  expect(below?.price).toBeLessThanOrEqual(480_000)
  expect(above?.difference).toBe(-4)
  expect(above?.price).toBeGreaterThan(510_000)
})

test('both bounds count, and without bounds there are no steps', () => {
  expect(countByPrice([{ min: 500_000, max: 500_000 }], 500_000).map(({ count }) => count)).toEqual(
    countByPrice([], 500_000).map(({ isAsked }) => (isAsked ? 1 : 0)),
  )
  expect(findPriceSteps(countByPrice([{ min: undefined, max: undefined }], 500_000))).toEqual({
    below: undefined,
    above: undefined,
  })
})

/** Layout of sale times: one square per sale, none overlapping, all within the drawing. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { layOutDots } from '@/lib/domain/sold/dot-plot'

const plot = (counts: readonly number[], size = { width: 216, tick: 10, square: 10 }) =>
  layOutDots({ steps: counts.map((count, index) => ({ from: index * 5, count })) } as Parameters<typeof layOutDots>[0], size)

test('a column for every five days, a square for every sale, from the axis upwards', () => {
  // Twenty days on 200 pixels: a step is 50 wide, its middle 25 from its left; a square and its gap are 11.8 high.
  const { squares, base, height } = plot([1, 0, 2, 0])
  expect(base).toBe(Math.round(44 + 2 * 11.8))
  expect(height).toBe(base + 36)
  expect(squares.map(({ x, y, days }) => [x, Number((base - y).toFixed(1)), days])).toEqual([
    [28, 14, 0],
    [128, 14, 10],
    [128, 25.8, 10],
  ])
})

test('the axis has a label for every tick, from 0 to the first one after the last sale', () => {
  expect(plot([1, 1, 1, 1]).ticks).toEqual([
    { x: 8, days: 0 },
    { x: 108, days: 10 },
    { x: 208, days: 20 },
  ])
  expect(plot([1, 1, 1, 1, 1]).ticks.map(({ days }) => days)).toEqual([0, 10, 20, 30])
  expect(plot([]).ticks.map(({ days }) => days)).toEqual([0, 10])
  expect(plot([]).base).toBe(Math.round(44 + 11.8))
})

test('a number of days has a position on the axis, and the top of its column', () => {
  const { at, topOf, base } = plot([1, 0, 2, 0])
  expect([at(0), at(5), at(20)]).toEqual([8, 58, 208])
  expect([0, 4.9, 5, 12, 99].map((days) => Number((base - topOf(days)).toFixed(1)))).toEqual([11.8, 11.8, 0, 23.6, 0])
})

test('for any sales, no square overlaps another or leaves the drawing', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 12 }), { minLength: 1, maxLength: 20 }), (counts) => {
      const size = { width: 600, tick: 20, square: 9 }
      const { squares, height } = plot(counts, size)
      expect(squares).toHaveLength(counts.reduce((sum, count) => sum + count, 0))
      for (const { x, y } of squares) {
        expect(x >= 0 && x + size.square <= size.width && y >= 40 && y + size.square <= height).toBe(true)
        expect(
          squares.filter((other) => Math.abs(other.x - x) < size.square && Math.abs(other.y - y) < size.square),
        ).toHaveLength(1)
      }
    }),
    { numRuns: 30 },
  )
})

/** The stops on the map of a day: numbers and names do not overlap, rings are completely visible. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { daySize, ringEnds, ringWidth, toDayMarks } from '@/components/viewing-day/day-marks'
import { distanceBetween } from '@/lib/domain/map/distance'
import { approximateRadius } from '@/lib/domain/map/map-marker'
import { fitPlaces } from '@/lib/domain/map/still-map'

const names = ['Hardsteenlei 42', 'Getijstraat 41', 'Veerdamstraat 63']

describe('marks', () => {
  test('are numbered in the order of the day, with the name on the side with space', () => {
    const marks = toDayMarks(
      [
        { left: 20, top: 15 },
        { left: 70, top: 50 },
        { left: 30, top: 85 },
      ],
      names,
    )
    expect(marks.map(({ numbers, name, isBefore }) => [numbers, name, isBefore])).toEqual([
      [[1], names[0], false],
      [[2], names[1], true],
      [[3], names[2], false],
    ])
  })

  test('two stops of one building are one mark with both numbers', () => {
    const marks = toDayMarks(
      [
        { left: 20, top: 15 },
        { left: 70, top: 50 },
        { left: 21, top: 16 },
      ],
      names,
    )
    expect(marks.map(({ numbers, name }) => [numbers, name])).toEqual([
      [[1, 3], undefined],
      [[2], names[1]],
    ])
  })

  test('each stop has one mark, and no name covers another mark', () => {
    const spot = fc.record({
      left: fc.double({ min: 0, max: 100, noNaN: true }),
      top: fc.double({ min: 0, max: 100, noNaN: true }),
    })
    fc.assert(
      fc.property(fc.array(spot, { minLength: 1, maxLength: 6 }), (spots) => {
        const marks = toDayMarks(
          spots,
          spots.map((_, index) => `Straat ${index}`),
        )
        expect(marks.flatMap(({ numbers }) => numbers).toSorted()).toEqual(spots.map((_, index) => index + 1))
        for (const mark of marks) {
          for (const other of marks) {
            const between = (Math.abs(mark.top - other.top) / 100) * daySize.height
            expect(other === mark || mark.name === undefined || between > 26).toBe(true)
          }
        }
      }),
    )
  })
})

describe('the ring of a hidden address', () => {
  const point = { latitude: 51.21, longitude: 4.41 }

  test('ends as far from its centre as the point may be', () => {
    for (const end of ringEnds(point, approximateRadius)) {
      expect(Math.abs(distanceBetween(point, end) - approximateRadius)).toBeLessThan(5)
    }
  })

  test('is completely within the map, with the stated width', () => {
    const fit = fitPlaces([point, ...ringEnds(point, approximateRadius)], daySize, { closest: 18, furthest: 9 })
    const lefts = fit?.spots.map(({ left }) => left) ?? []
    const across = Math.max(...lefts) - Math.min(...lefts)
    expect(fit).toBeDefined()
    expect(Math.min(...lefts)).toBeGreaterThan(0)
    expect(Math.abs(across - ringWidth(point.latitude, fit?.zoom ?? 0, approximateRadius))).toBeLessThan(0.5)
  })
})

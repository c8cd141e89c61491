/** Parallel lanes of simultaneous events in a calendar. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { layOutLanes } from '@/lib/domain/viewings/calendar-lanes'

const at = (minutes: number) => new Date(Date.UTC(2026, 10, 23, 9) + minutes * 60_000)
const span = (from: number, to: number) => ({ from: at(from), to: at(to) })

test('a single event has the full width, also where it touches its neighbour', () => {
  expect(layOutLanes([span(0, 30), span(30, 60), span(90, 120)])).toEqual([
    { lane: 0, lanes: 1 },
    { lane: 0, lanes: 1 },
    { lane: 0, lanes: 1 },
  ])
})

test('overlapping events share the width, and a free lane is reused', () => {
  expect(layOutLanes([span(0, 60), span(10, 30), span(30, 50), span(60, 90)])).toEqual([
    { lane: 0, lanes: 2 },
    { lane: 1, lanes: 2 },
    { lane: 1, lanes: 2 },
    { lane: 0, lanes: 1 },
  ])
})

test('no two events overlap', () => {
  const spans = fc.array(fc.record({ from: fc.integer({ min: 0, max: 40 }), length: fc.integer({ min: 1, max: 12 }) }), {
    maxLength: 20,
  })
  fc.assert(
    fc.property(spans, (drawn) => {
      const ordered = drawn.toSorted((a, b) => a.from - b.from).map(({ from, length }) => ({ from, to: from + length }))
      const places = layOutLanes(ordered.map(({ from, to }) => span(from, to)))
      expect(places).toHaveLength(ordered.length)
      for (const [index, one] of ordered.entries())
        for (const [other, two] of ordered.entries()) {
          const meets = index !== other && one.from < two.to && two.from < one.to
          expect(meets && places[index]?.lane === places[other]?.lane).toBe(false)
          if (meets) expect(places[index]?.lanes).toBe(places[other]?.lanes)
        }
      for (const { lane, lanes } of places) expect(lane).toBeLessThan(lanes)
    }),
  )
})

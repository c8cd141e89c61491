/** Layout of a graph: everything is within the drawing, and nothing overlaps. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { layOutGraph, stepOf } from '@/lib/domain/portal/bar-graph'

const size = { width: 716, height: 280, labels: 5 }

test.each([
  [0, 1],
  [3, 1],
  [5, 2],
  [71, 20],
  [80, 20],
  [81, 50],
  [1000, 500],
])('up to %i the grid step is %i', (most, step) => {
  expect(stepOf(most)).toBe(step)
})

test('bars start at the base line, are inside the drawing, and as high as their number', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(5000), { minLength: 1, maxLength: 100 }), (counts) => {
      const layout = layOutGraph({ counts, labels: counts.map(String), marks: [] }, size)
      const most = Math.max(...counts)
      const highest = layout.lines.at(-1)?.value ?? 0
      expect(highest).toBeGreaterThanOrEqual(most)
      for (const [index, { x, y, width, height }] of layout.bars.entries()) {
        expect(x).toBeGreaterThanOrEqual(layout.left)
        expect(x + width).toBeLessThanOrEqual(size.width)
        expect(y + height).toBeCloseTo(layout.base)
        expect(height * highest).toBeCloseTo((layout.base - 44) * (counts[index] ?? 0), 3)
      }
    }),
  )
})

test('labels: first and last included, no more than fit', () => {
  const labels = Array.from({ length: 30 }, (_, index) => `dag ${index}`)
  const { words } = layOutGraph({ counts: labels.map(() => 1), labels, marks: [] }, size)
  expect(words.map(({ text }) => text)).toEqual(['dag 0', 'dag 7', 'dag 15', 'dag 22', 'dag 29'])
  expect(words.map(({ anchor }) => anchor)).toEqual(['start', 'middle', 'middle', 'middle', 'end'])
})

test('an event that does not fit is dropped, the more important one stays', () => {
  const marks = [
    { index: 20, text: 'Online' },
    { index: 21, text: 'Open huis' },
    { index: 2, text: 'Nieuwe prijs' },
    { index: 29, text: 'Optie' },
  ]
  const counts = Array.from({ length: 30 }, () => 1)
  const shown = layOutGraph({ counts, labels: counts.map(String), marks }, size).marks
  expect(shown.map(({ text, anchor }) => [text, anchor])).toEqual([
    ['Online', 'start'],
    ['Nieuwe prijs', 'start'],
    ['Optie', 'end'],
  ])
})

test('an event that would touch another one is dropped, as the two would read as one', () => {
  // A letter and its margin are 19 wide: two bars.
  const shownOf = (...indexes: number[]) =>
    layOutGraph(
      { counts: Array(100).fill(1), labels: Array(100).fill(''), marks: indexes.map((index) => ({ index, text: 'a' })) },
      { ...size, width: 44 + 950 },
    ).marks.length
  expect([shownOf(0, 2), shownOf(2, 0)]).toEqual([1, 1])
  expect([shownOf(0, 3), shownOf(3, 0)]).toEqual([2, 2])
})

test('when all labels fit, each is at its bar', () => {
  const labels = ['ma', 'di', 'wo']
  const { words } = layOutGraph({ counts: [1, 2, 3], labels, marks: [] }, size)
  expect(words.map(({ text }) => text)).toEqual(labels)
})

test('a graph of three bars, pixel by pixel', () => {
  const layout = layOutGraph(
    { counts: [4, -1, 2], labels: ['a', 'b', 'c'], marks: [{ index: 1, text: 'x' }] },
    { width: 344, height: 274, labels: 3 },
  )
  // 100 per bar, of which 68 are filled; four grid steps of one share the 200 between labels and head.
  expect(layout.lines).toEqual([
    { y: 244, value: 0 },
    { y: 194, value: 1 },
    { y: 144, value: 2 },
    { y: 94, value: 3 },
    { y: 44, value: 4 },
  ])
  expect(layout.bars.map(({ x, y, width, height }) => [x, y, width, height].map(Math.round))).toEqual([
    [60, 44, 68, 200],
    [160, 244, 68, 0],
    [260, 144, 68, 100],
  ])
  expect(layout.words).toEqual([
    { x: 44, text: 'a', anchor: 'start' },
    { x: 194, text: 'b', anchor: 'middle' },
    { x: 344, text: 'c', anchor: 'end' },
  ])
  expect(layout.marks).toEqual([{ x: 194, top: 18, bottom: 240, text: 'x', anchor: 'start' }])
})

test('an empty graph has its base line and one step', () => {
  const layout = layOutGraph({ counts: [], labels: [], marks: [] }, { width: 344, height: 274, labels: 3 })
  expect([layout.bars, layout.words, layout.lines.map(({ value }) => value), layout.base, layout.left]).toEqual([
    [],
    [],
    [0, 1],
    244,
    44,
  ])
})

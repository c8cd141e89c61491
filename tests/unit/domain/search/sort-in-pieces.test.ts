import { expect, test } from 'vitest'
import { sortInPieces } from '@/lib/domain/search/sort-in-pieces'

/** Deterministic numbers in irregular order. */
const figures = Array.from({ length: 30_000 }, (_, index) => ((index * 7_919) % 10_007) % 101)

function sort(count: number) {
  const pieces = sortInPieces(count, (a, b) => (figures[a] ?? 0) - (figures[b] ?? 0))
  let stops = 0
  for (let next = pieces.next(); ; next = pieces.next()) {
    if (next.done) return { places: [...next.value], stops }
    stops += 1
  }
}

test.each([0, 1, 3_999, 4_000, 4_001, 8_000, 12_345, 30_000])('%s numbers are sorted, stably', (count) => {
  const plain = Array.from({ length: count }, (_, place) => place)
  plain.sort((a, b) => (figures[a] ?? 0) - (figures[b] ?? 0))
  expect(sort(count).places).toEqual(plain)
})

test('the sort yields every few thousand items', () => {
  expect(sort(4_000).stops).toBe(1)
  expect(sort(30_000).stops).toBeGreaterThan(20)
})

import { expect, test } from 'vitest'
import { inBatches } from '@/lib/process/in-batches.ts'

test.each([
  { items: [], batches: [] },
  { items: [1, 2], batches: [[1, 2]] },
  { items: [1, 2, 3], batches: [[1, 2, 3]] },
  { items: [1, 2, 3, 4], batches: [[1, 2, 3], [4]] },
])('$items, three at a time', ({ items, batches }) => {
  expect([...inBatches(items, 3)]).toEqual(batches)
})

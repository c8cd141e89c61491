/** The indexes of lists are built before new content is shown, so that no visitor waits. */
import { expect, test, vi } from 'vitest'
import { noFilter } from '@/lib/domain/search/property-filter'
import * as index from '@/lib/domain/search/property-index'
import { runInSlices } from '@/lib/server/content/thread/steps'
import { findIndex, prepareIndexes } from '@/lib/server/search/property-indexes'
import { generateProperties } from '../../../support/generate-properties'

const today = '2026-11-23'

test('lists use the prepared index, and build nothing', async () => {
  const snapshot = { properties: generateProperties(500, 1, today), today }
  await runInSlices(prepareIndexes(snapshot))
  const made = vi.spyOn(index, 'createPropertyIndex')
  expect(findIndex(snapshot, 'sale')).toBe(findIndex(snapshot, 'sale'))
  expect(made).not.toHaveBeenCalled()
})

test('requests have their turn between the pieces', async () => {
  const pieces = index.indexInPieces(generateProperties(2_000, 1, today), today)
  let stops = 0
  let next = pieces.next()
  for (; !next.done; next = pieces.next()) stops += 1
  expect(stops).toBeGreaterThan(15)
  expect(next.value.count(noFilter)).toBe(2_000)
})

/** Numbers of listings that differ between two publications, each returned once. */
import { beforeEach, expect, test } from 'vitest'
import { addChangedThings, takeChangedThings } from '@/lib/process/changed-things'
import { changedNumbers } from '@/lib/server/content/publish/changed-numbers'
import { runAtOnce } from '@/lib/server/content/thread/steps'

// Other files of the same run may have left some.
beforeEach(() => void takeChangedThings())

const byNumber = (...items: { id: number }[]) => new Map(items.map((item) => [item.id, item]))

test('new, changed and removed listings are returned, unchanged ones are not', () => {
  const [stays, changes, goes] = [{ id: 41 }, { id: 42 }, { id: 43 }]
  const names = runAtOnce(changedNumbers(byNumber(stays, changes, goes), byNumber(stays, { id: 42 }, { id: 44 })))
  expect([...names].toSorted()).toEqual(['42', '43', '44'])
})

test('a number in several changes is returned once; beyond the limit none are returned', () => {
  addChangedThings(['41'])
  addChangedThings(['42', '41'])
  expect(takeChangedThings()).toEqual(['41', '42'])
  expect(takeChangedThings()).toEqual([])
  addChangedThings(Array.from({ length: 21 }, (_, count) => String(count)))
  expect(takeChangedThings()).toEqual([])
})

/** So many at a time, the next in their order, the rest not at all. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createConcurrencyLimit } from '@/lib/gateway/limits/concurrency-limit'

test('those who wait come in by their order as places become free', () => {
  const limit = createConcurrencyLimit({ running: 1, waiting: 2, timeout: 1000 }, () => 0)
  const started: number[] = []
  const leaves: (() => void)[] = []
  const enter = (name: number) =>
    limit.enter((leave) => {
      started.push(name)
      leaves.push(leave)
    })
  expect([1, 2, 3, 4].map((name) => enter(name) !== false)).toEqual([true, true, true, false])
  expect(started).toEqual([1])
  leaves[0]?.()
  // Once is enough.
  leaves[0]?.()
  expect(started).toEqual([1, 2])
  leaves[1]?.()
  expect(started).toEqual([1, 2, 3])
  leaves[2]?.()
  expect(limit.load()).toEqual({ running: 0, waiting: 0 })
})

test('who left the queue is not let in', () => {
  const limit = createConcurrencyLimit({ running: 1, waiting: 2, timeout: 1000 }, () => 0)
  let leave = () => {}
  const started: string[] = []
  limit.enter((given) => {
    leave = given
  })
  const goAway = limit.enter(() => started.push('gone'))
  limit.enter(() => started.push('patient'))
  if (goAway) goAway()
  leave()
  expect(started).toEqual(['patient'])
})

test('never more inside and waiting than there is room, and all places come back', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5 }), fc.nat(5), fc.array(fc.boolean()), (running, waiting, steps) => {
      const limit = createConcurrencyLimit({ running, waiting, timeout: 1000 }, () => 0)
      const leaves: (() => void)[] = []
      for (const isArrival of steps) {
        if (isArrival) limit.enter((leave) => leaves.push(leave))
        else leaves.shift()?.()
        expect(limit.load().running).toBeLessThanOrEqual(running)
        expect(limit.load().waiting).toBeLessThanOrEqual(waiting)
        if (limit.load().waiting > 0) expect(limit.load().running).toBe(running)
      }
      while (leaves.length > 0) leaves.shift()?.()
      expect(limit.load()).toEqual({ running: 0, waiting: 0 })
    }),
  )
})

test('nobody joins a queue whose first has waited too long, whatever its length', () => {
  let now = 0
  const limit = createConcurrencyLimit({ running: 1, waiting: 100, timeout: 1000 }, () => now)
  const leaves: (() => void)[] = []
  const arrive = () => limit.enter((leave) => leaves.push(leave)) !== false
  expect([arrive(), arrive()]).toEqual([true, true])
  now = 1000
  expect(arrive()).toBe(true)
  now = 1001
  expect(arrive()).toBe(false)
  leaves[0]?.()
  expect(arrive()).toBe(true)
  now = 2001
  expect(arrive()).toBe(false)
  leaves[1]?.()
  leaves[2]?.()
  expect(arrive()).toBe(true)
})

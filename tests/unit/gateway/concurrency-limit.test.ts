/** A limited number of tasks runs, some are queued in order, the rest is rejected. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createConcurrencyLimit } from '@/lib/gateway/limits/concurrency-limit'

test('queued tasks start in their order as slots become free', () => {
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
  // A second call has no effect.
  leaves[0]?.()
  expect(started).toEqual([1, 2])
  leaves[1]?.()
  expect(started).toEqual([1, 2, 3])
  leaves[2]?.()
  expect(limit.load()).toEqual({ running: 0, waiting: 0 })
})

test('a task that left the queue is not started', () => {
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

test('there are never more running and queued tasks than allowed, and all slots are freed', () => {
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

test('a task is rejected when the first in the queue has waited too long, whatever the length of the queue', () => {
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

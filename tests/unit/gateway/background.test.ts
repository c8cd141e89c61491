/** Background work runs one task after the other. */
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createBackground } from '@/lib/gateway/rendering/background'

const failed = (error: unknown) => expect.fail(String(error))

test('tasks run one at a time, in order, and each name is queued once', async () => {
  const done: string[] = []
  let under = 0
  const add = createBackground(failed)
  for (const name of ['a', 'b', 'a', 'c'])
    add(name, async () => {
      under += 1
      expect(under).toBe(1)
      await sleep(1)
      under -= 1
      done.push(name)
    })
  await expect.poll(() => done).toEqual(['a', 'b', 'c'])
  add('a', async () => void done.push('a again'))
  await expect.poll(() => done.at(-1)).toBe('a again')
})

test('an error is reported, and the next task runs', async () => {
  const failures: unknown[] = []
  const add = createBackground((error) => void failures.push(error))
  let isDone = false
  add('fails', () => Promise.reject(new Error('no')))
  add('works', async () => {
    isDone = true
  })
  await expect.poll(() => isDone).toBe(true)
  expect(failures).toEqual([new Error('no')])
})

test('after a heavy task there is a pause of several times its duration', async () => {
  const add = createBackground(failed, 4)
  const times: { from: number; to: number }[] = []
  for (const name of ['a', 'b'])
    add(name, async () => {
      const from = performance.now()
      await sleep(20)
      times.push({ from, to: performance.now() })
    })
  await expect.poll(() => times).toHaveLength(2)
  const [first, second] = times
  if (!first || !second) return expect.fail('not done')
  expect(second.from - first.to).toBeGreaterThanOrEqual((first.to - first.from) * 3)
})

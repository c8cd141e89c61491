/** Retrying requests: five times, from 350 ms, doubling (specification 7; ruling 21). */
import { expect, test, vi } from 'vitest'
import { retry } from '@/lib/domain/site/retry'

test('a success is not repeated', async () => {
  const wait = vi.fn(() => Promise.resolve())
  expect(await retry(() => Promise.resolve('found'), wait)).toBe('found')
  expect(wait).not.toHaveBeenCalled()
})

test('waits 350, 700, 1400, 2800 and 5600 ms, then gives up with the last error', async () => {
  const delays: number[] = []
  let attempts = 0
  const failing = retry(
    () => Promise.reject(new Error(`attempt ${++attempts}`)),
    (milliseconds) => {
      delays.push(milliseconds)
      return Promise.resolve()
    },
  )
  await expect(failing).rejects.toThrow('attempt 6')
  expect(delays).toEqual([350, 700, 1400, 2800, 5600])
})

test('stops when waiting is cancelled', async () => {
  const attempt = vi.fn(() => Promise.reject(new Error('down')))
  await expect(retry(attempt, () => Promise.reject(new Error('something newer')))).rejects.toThrow('something newer')
  expect(attempt).toHaveBeenCalledOnce()
})

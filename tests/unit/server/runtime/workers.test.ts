/** Background workers start once with the site and stop with it. */
import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { runStopHooks } from '@/lib/process/stop-hooks'
import { repeat } from '@/lib/server/runtime/worker'
import { startWorkers, workers } from '@/lib/server/runtime/workers'
import { expectConsole } from '../../../support/fail-on-console.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
  Reflect.deleteProperty(globalThis, 'siteWorkersStarted')
})

test('each worker is started once, however often it is requested, and stopped once, before the database is closed', async () => {
  const started = workers.map((worker) => vi.spyOn(worker, 'start').mockReturnValue())
  const openWorkers = new Set(workers.map(({ name }) => name))
  for (const worker of workers) {
    vi.spyOn(worker, 'stop').mockImplementation(async () => {
      await Promise.resolve()
      expect(openWorkers.delete(worker.name)).toBe(true)
    })
  }
  const closed: string[][] = []
  Reflect.set(globalThis, 'siteDb', Promise.resolve({ destroy: async () => closed.push([...openWorkers]) }))
  startWorkers()
  startWorkers()
  for (const start of started) expect(start).toHaveBeenCalledTimes(1)
  await runStopHooks()
  expect(closed).toEqual([[]])
  await runStopHooks()
  expect(closed).toEqual([[]])
})

test('the registry contains everything in lib/server that repeats, under unique names', () => {
  const root = resolve(import.meta.dirname, '../../../..')
  const files = globSync('lib/server/**/*.ts', { cwd: root })
  const repeating = files.filter((file) => /setInterval\(|= repeat\(/.test(readFileSync(join(root, file), 'utf8'))).sort()
  const registry = readFileSync(join(root, 'lib/server/runtime/workers.ts'), 'utf8')
  // Parts of workers that call `repeat` or a timer themselves: the worker module, the watcher behind "content watch", the lease
  // renewal of messages and feeds, the connection timeout, and the memory release of the content thread.
  const parts = [
    'content/thread/content-thread-main.ts',
    'content/publish/watch-content.ts',
    'db/postgres.ts',
    'feeds/run-source.ts',
    'outbox/deliver.ts',
    'runtime/worker.ts',
  ]
  for (const file of repeating.filter((each) => !parts.includes(each.slice('lib/server/'.length))))
    expect(registry, file).toContain(`from '..${file.slice('lib/server'.length)}'`)
  expect(new Set(workers.map(({ name }) => name)).size).toBe(workers.length)
})

test('a worker runs at the start and once per interval, never twice in parallel', async () => {
  let finish: (() => void) | undefined
  const work = vi.fn(
    () =>
      new Promise<void>((done) => {
        finish = done
      }),
  )
  const { start, stop } = repeat('trial', 1_000, work)
  start()
  expect(work).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(5_000)
  expect(work).toHaveBeenCalledTimes(1)
  finish?.()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(work).toHaveBeenCalledTimes(2)
  finish?.()
  await stop()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(work).toHaveBeenCalledTimes(2)
})

test('stopping waits for the current run', async () => {
  let isDone = false
  const { start, stop } = repeat('trial', 1_000, async () => {
    await new Promise((done) => setTimeout(done, 300))
    isDone = true
  })
  start()
  const stopped = stop()
  expect(isDone).toBe(false)
  await vi.advanceTimersByTimeAsync(300)
  await stopped
  expect(isDone).toBe(true)
})

test('a run that fails is logged, and the next one follows', async () => {
  expectConsole()
  const failure = new Error('no database')
  const work = vi.fn(async () => Promise.reject(failure))
  const { start, stop } = repeat('trial', 1_000, work)
  start()
  await vi.advanceTimersByTimeAsync(1_000)
  await stop()
  expect(work).toHaveBeenCalledTimes(2)
  expect(console.error).toHaveBeenCalledWith({ event: 'worker-failed', worker: 'trial', error: failure })
})

test('a worker that is woken runs now, and once more when it is woken during a run', async () => {
  const ends: (() => void)[] = []
  const work = vi.fn(() => new Promise<void>((done) => void ends.push(done)))
  const { start, stop, wake } = repeat('trial', 60_000, work)
  wake()
  expect(work).not.toHaveBeenCalled()
  start()
  wake()
  wake()
  expect(work).toHaveBeenCalledTimes(1)
  ends.shift()?.()
  await vi.advanceTimersByTimeAsync(0)
  expect(work).toHaveBeenCalledTimes(2)
  ends.shift()?.()
  await vi.advanceTimersByTimeAsync(0)
  expect(work).toHaveBeenCalledTimes(2)
  wake()
  expect(work).toHaveBeenCalledTimes(3)
  const stopped = stop()
  wake()
  ends.shift()?.()
  await stopped
  expect(work).toHaveBeenCalledTimes(3)
})

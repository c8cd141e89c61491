/** When V8 collects garbage depends on the number of listings: processor time matters with few, memory with many. */
import { execFileSync } from 'node:child_process'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { serverOptions } from '../../../../scripts/run-command.ts'

/** Keeps objects alive and replaces others, as a content change does, then buffers, as uncached pages do. */
const program = (listings: number) => `
  import { PerformanceObserver, constants } from 'node:perf_hooks'
  import { setTimeout as sleep } from 'node:timers/promises'
  import { collectAllGarbage, limitGarbage } from '${pathToFileURL('lib/server/content/thread/garbage-collection.ts')}'
  const live = Array.from({ length: 1_000_000 }, (_, at) => ({ at, text: 'live ' + at }))
  limitGarbage(${listings})
  // V8 decides after each collection how far the heap may grow until the next one.
  collectAllGarbage()
  const before = process.memoryUsage().heapUsed
  const replaced = []
  let most = 0
  for (let turn = 0; turn < 1_500_000; turn += 1) {
    replaced[turn % 100_000] = { turn, text: 'replaced ' + turn }
    if (turn % 10_000 === 0) most = Math.max(most, process.memoryUsage().heapUsed)
  }
  collectAllGarbage()
  let collections = 0
  new PerformanceObserver((list) => {
    for (const { detail } of list.getEntries()) if (detail.kind === constants.NODE_PERFORMANCE_GC_MAJOR) collections += 1
  }).observe({ entryTypes: ['gc'] })
  const buffers = []
  for (let turn = 0; turn < 1_000; turn += 1) {
    buffers[turn % 20] = Buffer.alloc(1_000_000, 1)
    if (turn % 10 === 0) {
      Array.from({ length: 100_000 }, (_, at) => ({ at }))
      await sleep(1)
    }
  }
  await sleep(50)
  console.log(JSON.stringify({ growth: most / before, collections, live: live.length }))
`

function measureWith(listings: number): { growth: number; collections: number } {
  const args = [...serverOptions, '--conditions=react-server', '--input-type=module', '--eval', program(listings)]
  const env = { ...process.env, NODE_OPTIONS: '' }
  return JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8', env }))
}

test('the heap grows less with many listings; with few, buffers alone seldom lead to a collection', () => {
  const [few, many] = [measureWith(19_999), measureWith(20_000)]
  expect(few.growth).toBeLessThan(2.2)
  expect(many.growth).toBeLessThan(few.growth)
  expect(few.collections).toBeLessThan(many.collections * 0.8)
})

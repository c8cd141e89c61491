/** With very many listings V8 collects garbage before the heap has grown to several times the live objects. */
import { execFileSync } from 'node:child_process'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { serverOptions } from '../../../../scripts/run-command.ts'

/** Keeps half a million objects alive and replaces others, as a content change does; prints the largest heap size in bytes. */
const program = (listings: number) => `
  import { collectAllGarbage, collectGarbageEarly } from '${pathToFileURL('lib/server/content/thread/garbage-collection.ts')}'
  const live = Array.from({ length: 500_000 }, (_, at) => ({ at, text: 'live ' + at }))
  collectGarbageEarly(${listings})
  // V8 decides after each collection how far the heap may grow until the next one.
  collectAllGarbage()
  const replaced = []
  let most = 0
  for (let turn = 0; turn < 1_500_000; turn += 1) {
    replaced[turn % 100_000] = { turn, text: 'replaced ' + turn }
    if (turn % 10_000 === 0) most = Math.max(most, process.memoryUsage().heapUsed)
  }
  console.log(most, live.length)
`

function mostWith(listings: number): number {
  const args = [...serverOptions, '--conditions=react-server', '--input-type=module', '--eval', program(listings)]
  const env = { ...process.env, NODE_OPTIONS: '' }
  return Number.parseInt(execFileSync(process.execPath, args, { encoding: 'utf8', env }), 10)
}

test('with many listings only, garbage is collected before the heap is several times the live objects', () => {
  const early = mostWith(20_000)
  expect(early).toBeGreaterThan(0)
  expect(early).toBeLessThan(mostWith(19_999) * 0.75)
})

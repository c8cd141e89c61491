/** A site with very many listings collects its memory before much has gathered. */
import { execFileSync } from 'node:child_process'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { serverOptions } from '../../../../scripts/run-command.ts'

/** Keeps half a million objects and replaces others, as a change of the content does; prints the bytes of all at the most. */
const program = (listings: number) => `
  import { collectEarly, giveBackMemory } from '${pathToFileURL('lib/server/content/thread/give-back-memory.ts')}'
  const kept = Array.from({ length: 500_000 }, (_, at) => ({ at, text: 'kept ' + at }))
  collectEarly(${listings})
  // How much may gather is decided after each collection.
  giveBackMemory()
  const replaced = []
  let most = 0
  for (let turn = 0; turn < 1_500_000; turn += 1) {
    replaced[turn % 100_000] = { turn, text: 'replaced ' + turn }
    if (turn % 10_000 === 0) most = Math.max(most, process.memoryUsage().heapUsed)
  }
  console.log(most, kept.length)
`

function mostWith(listings: number): number {
  const args = [...serverOptions, '--conditions=react-server', '--input-type=module', '--eval', program(listings)]
  const env = { ...process.env, NODE_OPTIONS: '' }
  return Number.parseInt(execFileSync(process.execPath, args, { encoding: 'utf8', env }), 10)
}

test('what is replaced is collected before it has grown to several times what is kept, of many listings alone', () => {
  const early = mostWith(20_000)
  expect(early).toBeGreaterThan(0)
  expect(early).toBeLessThan(mostWith(19_999) * 0.75)
})

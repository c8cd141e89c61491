/** The site continues when its log is no longer read. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'

const module = resolve(import.meta.dirname, '../../../lib/process/json-console.ts')

/** Logs for some turns of the event loop, and exits with the number of uncaught errors; the framework would log each of them. */
const program = `
import { installProcessLog } from ${JSON.stringify(module)}
installProcessLog()
let uncaught = 0
process.on('uncaughtException', (error) => {
  uncaught += 1
  console.error(error)
})
console.info({ event: 'started' })
let turns = 0
setInterval(() => {
  console.error('a line that nobody reads')
  turns += 1
  if (turns === 40) process.exit(Math.min(uncaught, 99))
}, 5)
`

test('a log that is not read causes no error, which would be logged endlessly', async () => {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], { stdio: ['ignore', 'pipe', 'pipe'] })
  const giveUp = setTimeout(() => child.kill('SIGKILL'), 30_000)
  await once(child.stdout, 'data')
  child.stdout.destroy()
  child.stderr.destroy()
  const [code] = await once(child, 'exit')
  clearTimeout(giveUp)
  expect(code).toBe(0)
})

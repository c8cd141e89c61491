/** A run of tests that fails ends with a code that says so, also with a database. */
import { execFile } from 'node:child_process'
import { expect, test } from 'vitest'

const script = `
  const { startPostgres } = await import('./tests/support/start-postgres.ts')
  const { stop } = await startPostgres()
  process.exitCode = 3
  await stop()
`

test('the exit code stays what the run made it', async () => {
  const code = await new Promise((done) => {
    execFile(process.execPath, ['--input-type=module', '--eval', script], (error) => done(error?.code ?? 0))
  })
  expect(code).toBe(3)
})

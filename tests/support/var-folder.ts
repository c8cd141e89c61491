/** A folder of its own for what the code under test writes. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, vi } from 'vitest'

/** `VAR_DIR` for the tests of this file; gone after them. Gives its path. */
export function ownVarFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'scheldelicht-'))
  beforeAll(() => vi.stubEnv('VAR_DIR', folder))
  afterAll(() => {
    vi.unstubAllEnvs()
    rmSync(folder, { recursive: true, force: true })
  })
  return folder
}

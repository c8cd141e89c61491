/** A separate `VAR_DIR` for the code under test. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, vi } from 'vitest'

/** Sets `VAR_DIR` for the tests of this file; deleted after them. Returns its path. */
export function ownVarFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'scheldelicht-'))
  beforeAll(() => vi.stubEnv('VAR_DIR', folder))
  afterAll(() => {
    vi.unstubAllEnvs()
    rmSync(folder, { recursive: true, force: true })
  })
  return folder
}

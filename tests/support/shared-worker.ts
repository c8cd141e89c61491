/** The test files of a worker share its modules: what a file set for itself is put back after it. */
import { afterAll, vi } from 'vitest'

afterAll(() => {
  globalThis.currentSnapshot = undefined
  globalThis.contentState = undefined
  globalThis.siteContent = undefined
  globalThis.siteSharedPages = undefined
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** The test files of a worker share its modules: what a file set for itself is put back after it. */
import { afterAll, vi } from 'vitest'

afterAll(async () => {
  vi.useRealTimers()
  // What a component fetches later would else be fetched without a document, and fail for every file after this one.
  await vi.dynamicImportSettled()
  globalThis.currentSnapshot = undefined
  globalThis.contentState = undefined
  globalThis.siteContent = undefined
  globalThis.siteSharedPages = undefined
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** The test files of a worker share its modules: what a file set for itself is put back after it. */
import { afterAll, afterEach, vi } from 'vitest'
import { env } from '@/lib/server/runtime/env'
import { dropTemporaryFolders } from './temporary-folders.ts'

afterEach(dropTemporaryFolders)

afterAll(async () => {
  vi.useRealTimers()
  // What a component fetches later would else be fetched without a document, and fail for every file after this one.
  await vi.dynamicImportSettled()
  globalThis.currentSnapshot = undefined
  globalThis.contentState = undefined
  globalThis.siteContent = undefined
  globalThis.siteSharedPages = undefined
  globalThis.siteSharedHeaders = undefined
  vi.unstubAllEnvs()
  // What is read in production is kept: a file that says it is production would get the settings of this one.
  env()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

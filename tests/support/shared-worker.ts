/** The test files of a worker share its modules: global state that a file changed is restored after it. */
import { afterAll, afterEach, vi } from 'vitest'
import { env } from '@/lib/server/runtime/env'
import { dropTemporaryFolders } from './temporary-folders.ts'

afterEach(dropTemporaryFolders)

afterAll(async () => {
  vi.useRealTimers()
  // Waits for lazy imports: otherwise they would finish without a document, and fail in every later file.
  await vi.dynamicImportSettled()
  globalThis.currentSnapshot = undefined
  globalThis.contentState = undefined
  globalThis.siteContent = undefined
  globalThis.siteSharedPages = undefined
  globalThis.siteSharedHeaders = undefined
  vi.unstubAllEnvs()
  // Reads the settings again: in production mode they are cached, and the next file would get those of this one.
  env()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** A local folder as a cache in front of a store shared by several machines. */
import 'server-only'
import { logError } from '../../process/log.ts'
import type { FileStore } from './file-store.ts'

/** How long (ms) a missing name is cached as missing, and how many are cached. */
const pause = 30_000
const mostMissing = 10_000

/** @param local store of this machine. @param shared its methods do not reject. */
export function createCachedStore(local: FileStore, shared: FileStore, now: () => number = Date.now): FileStore {
  const missing = new Map<string, number>()

  const noteMissing = (name: string) => {
    if (missing.size >= mostMissing) missing.clear()
    missing.set(name, now() + pause)
  }

  return {
    read: async (name) => {
      const found = await local.read(name)
      if (found || (missing.get(name) ?? 0) > now()) return found
      const fetched = await shared.read(name)
      if (fetched) await local.write(name, fetched).catch((error: unknown) => logError('picture-not-kept', { error }))
      else noteMissing(name)
      return fetched
    },
    write: async (name, bytes) => {
      missing.delete(name)
      // Not awaited: another server that finds it missing creates it again.
      void shared.write(name, bytes)
      await local.write(name, bytes)
    },
    remove: async (name) => {
      await local.remove(name)
      await shared.remove(name)
    },
  }
}

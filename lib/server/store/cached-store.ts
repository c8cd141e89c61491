/** A local folder as a cache in front of a store shared by several machines. */
import 'server-only'
import { logError } from '../../process/log.ts'
import type { FileStore } from './file-store.ts'

/** How long (ms) a missing name is cached as missing, and how many are cached. */
const pause = 30_000
const mostMissing = 10_000

/** @param near local store. @param far shared store; its methods do not reject. */
export function createCachedStore(near: FileStore, far: FileStore, now: () => number = Date.now): FileStore {
  const missing = new Map<string, number>()

  const noteMissing = (name: string) => {
    if (missing.size >= mostMissing) missing.clear()
    missing.set(name, now() + pause)
  }

  return {
    read: async (name) => {
      const here = await near.read(name)
      if (here || (missing.get(name) ?? 0) > now()) return here
      const brought = await far.read(name)
      if (brought) await near.write(name, brought).catch((error: unknown) => logError('picture-not-kept', { error }))
      else noteMissing(name)
      return brought
    },
    write: async (name, bytes) => {
      missing.delete(name)
      // Not awaited: another server that finds it missing creates it again.
      void far.write(name, bytes)
      await near.write(name, bytes)
    },
    remove: async (name) => {
      await near.remove(name)
      await far.remove(name)
    },
  }
}

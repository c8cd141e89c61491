/** A folder in front of a store that several machines share: what was read once lies here. */
import 'server-only'
import { logError } from '../../process/log.ts'
import type { FileStore } from './file-store.ts'

/** Milliseconds that a name which the store does not have is not asked for again, and how many such are known. */
const pause = 30_000
const mostMissing = 10_000

/** @param near of this machine. @param far the shared one; its methods do not reject. */
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
      // Nobody waits for it: a server that finds it missing makes it once more.
      void far.write(name, bytes)
      await near.write(name, bytes)
    },
    remove: async (name) => {
      await near.remove(name)
      await far.remove(name)
    },
  }
}

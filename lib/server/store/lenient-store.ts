/** Wraps a shared store with a circuit breaker: after a failure it is not used for a while and counts as empty. */
import 'server-only'
import { logError } from '../../process/log.ts'
import type { FileStore } from './file-store.ts'

/** Milliseconds. */
const pause = 30_000

/** Its methods never reject; errors are logged. */
export function createLenientStore(store: FileStore, now: () => number = Date.now): FileStore {
  let restsUntil = 0

  async function ask<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
    if (now() < restsUntil) return undefined
    try {
      return await work()
    } catch (error) {
      restsUntil = now() + pause
      logError('store-away', { error })
      return undefined
    }
  }

  return {
    read: (name) => ask(() => store.read(name)),
    write: (name, bytes) => ask(() => store.write(name, bytes)),
    remove: (name) => ask(() => store.remove(name)),
  }
}

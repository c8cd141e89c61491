/** Waiting for another process that writes to the same SQLite file, without keeping the event loop. */
import 'server-only'
import { setTimeout as sleep } from 'node:timers/promises'

/** Milliseconds: the first pause, the longest, and all of them together before the database counts as out of reach. */
const pauses = { first: 2, longest: 100, total: 10_000 } as const

/** Each pause is half as long again as the one before, and up to half shorter or longer by chance. */
const pauseAfter = (tries: number) => Math.min(pauses.first * 1.5 ** tries, pauses.longest) * (0.5 + Math.random())

/** SQLITE_BUSY with its variants: nothing was done, and the same may succeed in a moment. */
function isBusy(error: unknown): boolean {
  const code = error instanceof Error && 'errcode' in error ? error.errcode : undefined
  return typeof code === 'number' && (code & 0xff) === 5
}

/**
 * Does `work` once nobody else is writing. Between two tries everything else has its turn.
 * @param work tries at once and throws when the database is busy; nothing must have been done then.
 * @throws what `work` throws otherwise, or when the database stays busy for ten seconds.
 */
export async function whenNotBusy<T>(work: () => T | Promise<T>): Promise<T> {
  for (let [tries, waited] = [0, 0]; ; tries += 1) {
    try {
      return await work()
    } catch (error) {
      if (!isBusy(error) || waited >= pauses.total) throw error
      const pause = pauseAfter(tries)
      waited += pause
      await sleep(pause)
    }
  }
}

/** Waits while another process writes to the same SQLite file, without blocking the event loop. */
import 'server-only'
import { setTimeout as sleep } from 'node:timers/promises'

/** Milliseconds: the first pause, the longest, and the total after which the database counts as unavailable. */
const pauses = { first: 2, longest: 100, total: 10_000 } as const

/**
 * Exponential backoff with jitter: each pause is 1.5 times the one before, randomized between half and one and a half of that.
 */
const pauseAfter = (tries: number) => Math.min(pauses.first * 1.5 ** tries, pauses.longest) * (0.5 + Math.random())

/** SQLITE_BUSY and its variants: the statement did nothing, and a retry may succeed. */
function isBusy(error: unknown): boolean {
  const code = error instanceof Error && 'errcode' in error ? error.errcode : undefined
  return typeof code === 'number' && (code & 0xff) === 5
}

/**
 * Runs `work` once no other process is writing. Between two attempts the event loop is free.
 * @param work fails when the database is busy; it must not have changed anything then.
 * @throws any other error of `work`, or the last one when the database stays busy for ten seconds.
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

/** When a failed fetch is tried again: the more failures, the later. */
import 'server-only'

const minute = 60_000
const hour = 60 * minute

/** Milliseconds to wait after so many failures; the last one applies to all further failures. */
const waits: readonly number[] = [0, minute, 5 * minute, 30 * minute, 2 * hour, 6 * hour, 24 * hour]

/**
 * @param failures in a row, this one included.
 * @param pause requested by the host, in milliseconds.
 * @returns the earliest time of the next attempt, in milliseconds since 1970.
 */
export function nextAttempt(failures: number, now: number, pause = 0): number {
  return now + Math.max(pause, waits[Math.min(failures, waits.length - 1)] ?? 0)
}

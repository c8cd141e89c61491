/** When what could not be fetched is asked for again: the more often it failed, the later. */
import 'server-only'

const minute = 60_000
const hour = 60 * minute

/** Milliseconds before the try after so many failures; the last one stays. */
const waits: readonly number[] = [0, minute, 5 * minute, 30 * minute, 2 * hour, 6 * hour, 24 * hour]

/**
 * @param failures in a row, this one included.
 * @param pause that the host asks for, milliseconds.
 * @returns the earliest time of the next try, milliseconds since 1970.
 */
export function nextAttempt(failures: number, now: number, pause = 0): number {
  return now + Math.max(pause, waits[Math.min(failures, waits.length - 1)] ?? 0)
}

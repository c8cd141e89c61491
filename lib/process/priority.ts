/**
 * Lets work come after what visitors wait for, where both want a core. Linux gives each thread a priority of its own, by its number; elsewhere,
 * and where a host allows none, all stays as it is.
 */
import { readdirSync, readlinkSync } from 'node:fs'
import { setPriority } from 'node:os'

/** Steps of `nice`: about a tenth of the share of a core that others get while they want it. */
const behind = 10

function putBehind(thread: number): void {
  try {
    setPriority(thread, behind)
  } catch {
    // Gone by now, or not allowed.
  }
}

/** The thread that calls, such as one that reads beside the requests. */
export function putThreadBehind(): void {
  try {
    putBehind(Number(readlinkSync('/proc/thread-self').split('/').at(-1)))
  } catch {
    // No Linux.
  }
}

/** All threads of this process, and those that they start from now on. */
export function putProcessBehind(): void {
  try {
    for (const thread of readdirSync('/proc/self/task')) putBehind(Number(thread))
  } catch {
    putBehind(0)
  }
}

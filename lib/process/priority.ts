/**
 * Lowers the CPU priority of background work below that of requests. Single threads have a priority on Linux only, elsewhere only
 * the whole process. Where the host does not allow it, nothing changes.
 */
import { readdirSync, readlinkSync } from 'node:fs'
import { setPriority } from 'node:os'

/** Nice value: under contention about a tenth of the CPU time of a normal thread. */
const niceness = 10

function lowerPriority(thread: number): void {
  try {
    setPriority(thread, niceness)
  } catch {
    // The thread has ended, or the host does not allow it.
  }
}

/** Lowers the priority of the calling thread, such as the content worker thread; on Linux only. */
export function putThreadBehind(): void {
  try {
    lowerPriority(Number(readlinkSync('/proc/thread-self').split('/').at(-1)))
  } catch {
    // Not Linux.
  }
}

/** Lowers the priority of all threads of this process; threads started later inherit it. */
export function putProcessBehind(): void {
  try {
    for (const thread of readdirSync('/proc/self/task')) lowerPriority(Number(thread))
  } catch {
    lowerPriority(0)
  }
}

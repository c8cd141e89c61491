/** A queue of background work: one task at a time, so that requests are hardly slowed down. */
import { setTimeout as sleep } from 'node:timers/promises'

/** Maximum length of the queue; further tasks are discarded. The next request for the same page adds its task again. */
const longestQueue = 200

/**
 * @param failed called with the error of a task; the next task runs all the same.
 * @param pauseFactor pause after each task, as a multiple of its duration: tasks that keep a core busy slow down requests.
 * @returns a function that adds a task, unless one with that name is queued or running.
 */
export function createBackground(failed: (error: unknown) => void, pauseFactor = 0) {
  const names = new Set<string>()
  let last = Promise.resolve()

  async function run(task: () => Promise<void>): Promise<void> {
    const start = performance.now()
    await task()
    if (pauseFactor > 0) await sleep((performance.now() - start) * pauseFactor, undefined, { ref: false })
  }

  return function add(name: string, task: () => Promise<void>): void {
    if (names.has(name) || names.size >= longestQueue) return
    names.add(name)
    last = last
      .then(() => run(task))
      .catch(failed)
      .finally(() => names.delete(name))
  }
}

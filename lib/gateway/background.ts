/** Work that nobody waits for: one task at a time, so that visitors hardly notice. */
import { setTimeout as sleep } from 'node:timers/promises'

/** Tasks waiting at most; what is asked for often is asked for again. */
const waiting = 200

/**
 * @param resting how many times as long as a task took nothing is done after it: what fills a core for long slows whoever is answered.
 * @returns adds a task, unless one of that name waits already.
 */
export function createBackground(failed: (error: unknown) => void, resting = 0) {
  const names = new Set<string>()
  let last = Promise.resolve()

  async function run(task: () => Promise<void>): Promise<void> {
    const start = performance.now()
    await task()
    if (resting > 0) await sleep((performance.now() - start) * resting, undefined, { ref: false })
  }

  return function add(name: string, task: () => Promise<void>): void {
    if (names.has(name) || names.size >= waiting) return
    names.add(name)
    last = last
      .then(() => run(task))
      .catch(failed)
      .finally(() => names.delete(name))
  }
}

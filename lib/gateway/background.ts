/** Work that nobody waits for: one task at a time, so that visitors hardly notice. */

/** Tasks waiting at most; what is asked for often is asked for again. */
const waiting = 200

/** @returns adds a task, unless one of that name waits already. */
export function createBackground(failed: (error: unknown) => void) {
  const names = new Set<string>()
  let last = Promise.resolve()

  return function add(name: string, task: () => Promise<void>): void {
    if (names.has(name) || names.size >= waiting) return
    names.add(name)
    last = last
      .then(task)
      .catch(failed)
      .finally(() => names.delete(name))
  }
}

/** Counts how many of something exist at a time, by key, and limits that number. */

/**
 * @param max limit per key.
 * @returns a function that adds one: false when the limit is reached, else a function that subtracts it again, to be called once.
 */
export function createCounter(max: number) {
  const counts = new Map<string, number>()

  function leave(key: string): void {
    const rest = (counts.get(key) ?? 1) - 1
    if (rest > 0) counts.set(key, rest)
    else counts.delete(key)
  }

  return function enter(key: string): (() => void) | false {
    const count = counts.get(key) ?? 0
    if (count >= max) return false
    counts.set(key, count + 1)
    return () => leave(key)
  }
}

/** How many of a kind there are at a time, by key. */

/**
 * @param most for one key.
 * @returns a function that counts one in: false when there are `most` already, else what counts it out again, to be called once.
 */
export function createCounter(most: number) {
  const counts = new Map<string, number>()

  function leave(key: string): void {
    const rest = (counts.get(key) ?? 1) - 1
    if (rest > 0) counts.set(key, rest)
    else counts.delete(key)
  }

  return function enter(key: string): (() => void) | false {
    const count = counts.get(key) ?? 0
    if (count >= most) return false
    counts.set(key, count + 1)
    return () => leave(key)
  }
}

/** Fuzzy matching of names for a mistyped or unfinished text (ruling 20). */

/** Highest number of suggestions. */
const nameLimit = 5

/** Shorter words have too many words at distance one. */
const shortestTypo = 4

/** Length of the common prefix and, without it, of the common suffix. */
function countCommonEnds(a: string, b: string): { start: number; end: number } {
  const shorter = Math.min(a.length, b.length)
  let start = 0
  while (start < shorter && a[start] === b[start]) start += 1
  let end = 0
  while (end < shorter - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end += 1
  return { start, end }
}

/** Whether two words differ by at most one edit: a substitution, insertion, deletion or transposition. */
export function isOneTypoApart(a: string, b: string): boolean {
  const longer = Math.max(a.length, b.length)
  if (Math.abs(a.length - b.length) > 1) return false
  const { start, end } = countCommonEnds(a, b)
  const different = longer - start - end
  if (different <= 1) return true
  return different === 2 && a.length === b.length && a[start] === b[start + 1] && a[start + 1] === b[start]
}

/** 0 equal, 1 a prefix, 2 one edit apart, otherwise Infinity. */
function distanceOf(typed: string, word: string): number {
  if (word.startsWith(typed)) return word === typed ? 0 : 1
  return typed.length >= shortestTypo && isOneTypoApart(typed, word) ? 2 : Number.POSITIVE_INFINITY
}

/** Sum over the typed words of the distance to the nearest word of the name. */
function distanceToName(typed: readonly string[], own: readonly string[]): number {
  let sum = 0
  for (const word of typed) {
    let nearest = Number.POSITIVE_INFINITY
    for (const other of own) nearest = Math.min(nearest, distanceOf(word, other))
    sum += nearest
    if (sum === Number.POSITIVE_INFINITY) return sum
  }
  return sum
}

/** A name and its words. */
export type NamedWords = { name: string; words: readonly string[] }

/**
 * The nearest names, nearest first.
 * @param typed each must match a word of the name
 */
export function findNearestNames(names: readonly NamedWords[], typed: readonly string[]): string[] {
  if (typed.length === 0) return []
  return names
    .map(({ name, words }) => ({ name, distance: distanceToName(typed, words) }))
    .filter(({ distance }) => Number.isFinite(distance))
    .sort((a, b) => a.distance - b.distance || (a.name < b.name ? -1 : 1))
    .slice(0, nameLimit)
    .map(({ name }) => name)
}

/** Numbers in words: "drie", "quatre cent mille", "vierhunderttausend". */

/** Longest compound, in letters, that is split. */
const longest = 40

/** Connecting words within a compound number. */
const links = ['en', 'und', 'and']

/** The numerals that a word consists of, in order; undefined when it is not a number. */
export function splitNumeral(word: string, numerals: Readonly<Record<string, number>>): number[] | undefined {
  if (Object.hasOwn(numerals, word)) return [numerals[word] ?? 0]
  if (word.length > longest) return undefined
  for (let end = word.length - 1; end > 1; end -= 1) {
    const head = word.slice(0, end)
    if (!Object.hasOwn(numerals, head)) continue
    const tail = word.slice(end)
    const link = links.find((candidate) => tail.startsWith(candidate) && tail.length > candidate.length)
    const rest = splitNumeral(tail, numerals) ?? (link ? splitNumeral(tail.slice(link.length), numerals) : undefined)
    if (rest) return [numerals[head] ?? 0, ...rest]
  }
  return undefined
}

/** 3, 100, 50, 1000 gives 350 000. */
export function sumNumeral(values: readonly number[]): number {
  let total = 0
  let current = 0
  for (const value of values) {
    if (value >= 1000) {
      total += Math.max(1, current) * value
      current = 0
    } else if (value === 100) current = Math.max(1, current) * 100
    else current += value
  }
  return total + current
}

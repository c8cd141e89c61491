/** A diff of two texts, word by word. */

/** `same`: in both; `out`: only in the first; `in`: only in the second. */
export type WordChange = { kind: 'same' | 'out' | 'in'; text: string }

/** Words and the white space between them. */
const wordsOf = (text: string): string[] => text.match(/\s+|[^\s]+/g) ?? []

/** Largest table of the comparison; for longer texts the whole differing middle counts as changed. */
const mostCells = 4_000_000

/** Table of a longest common subsequence: its length from each pair of indices on. */
function commonLengths(before: readonly string[], after: readonly string[]): Uint16Array[] {
  const rows = Array.from({ length: before.length + 1 }, () => new Uint16Array(after.length + 1))
  for (let i = before.length - 1; i >= 0; i--)
    for (let j = after.length - 1; j >= 0; j--) {
      const [row, below] = [rows[i], rows[i + 1]]
      if (!row || !below) continue
      row[j] = before[i] === after[j] ? (below[j + 1] ?? 0) + 1 : Math.max(below[j] ?? 0, row[j + 1] ?? 0)
    }
  return rows
}

function* eachChange(before: readonly string[], after: readonly string[]): Generator<WordChange> {
  const lengths = commonLengths(before, after)
  let [i, j] = [0, 0]
  while (i < before.length || j < after.length) {
    const [out, into] = [before[i], after[j]]
    if (out !== undefined && out === into) {
      yield { kind: 'same', text: out }
      i += 1
      j += 1
    } else if (into === undefined || (out !== undefined && (lengths[i + 1]?.[j] ?? 0) >= (lengths[i]?.[j + 1] ?? 0))) {
      yield { kind: 'out', text: out ?? '' }
      i += 1
    } else {
      yield { kind: 'in', text: into }
      j += 1
    }
  }
}

/** Merges adjacent changes of the same kind. */
function joined(changes: Iterable<WordChange>): WordChange[] {
  const all: WordChange[] = []
  for (const change of changes) {
    const last = all.at(-1)
    if (change.text === '') continue
    if (last?.kind === change.kind) last.text += change.text
    else all.push({ ...change })
  }
  return all
}

const commonStart = (before: readonly string[], after: readonly string[]): number => {
  const end = before.findIndex((word, index) => word !== after[index])
  return end === -1 ? before.length : end
}

/** The second text, with deleted words of the first in place. */
export function changedWords(before: string, after: string): WordChange[] {
  const [from, to] = [wordsOf(before), wordsOf(after)]
  const start = commonStart(from, to)
  const [restFrom, restTo] = [from.slice(start), to.slice(start)]
  const end = commonStart(restFrom.toReversed(), restTo.toReversed())
  const middle = [restFrom.slice(0, restFrom.length - end), restTo.slice(0, restTo.length - end)] as const
  const isLarge = middle[0].length * middle[1].length > mostCells
  const changes = isLarge
    ? [
        { kind: 'out' as const, text: middle[0].join('') },
        { kind: 'in' as const, text: middle[1].join('') },
      ]
    : eachChange(...middle)
  return joined([
    { kind: 'same', text: from.slice(0, start).join('') },
    ...changes,
    { kind: 'same', text: restTo.slice(restTo.length - end).join('') },
  ])
}

/** Number of unchanged words shown next to a change. */
const nearby = 12

/** Shortens long unchanged parts to the words next to the changes. */
export function cutSame(changes: readonly WordChange[]): WordChange[] {
  return changes.map((change, index) => {
    if (change.kind !== 'same') return change
    const words = wordsOf(change.text)
    const [head, tail] = [index === 0 ? 0 : nearby * 2, index === changes.length - 1 ? 0 : nearby * 2]
    if (words.length <= head + tail + nearby) return change
    const [first, last] = [words.slice(0, head).join(''), tail === 0 ? '' : words.slice(-tail).join('')]
    return { kind: 'same', text: `${first.trimEnd()} … ${last.trimStart()}` }
  })
}

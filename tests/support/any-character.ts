/**
 * Any Unicode character, like the unit `binary` of fast-check, which builds a table of a million characters in each process to find
 * out whether names such as `__proto__` are possible.
 */
import fc from 'fast-check'

/** Surrogates are no characters by themselves. */
const halves = { first: 0xd800, count: 0x800 }

const mostIndex = 0x10ffff - halves.count

const characterAt = (index: number) => String.fromCodePoint(index < halves.first ? index : index + halves.count)

/** @throws for anything that is not one character. */
function indexOf(value: unknown): number {
  const point = typeof value === 'string' ? value.codePointAt(0) : undefined
  const index = point === undefined || point < halves.first ? point : point - halves.count
  if (index === undefined || characterAt(index) !== value) throw new Error('not one character')
  return index
}

export const anyCharacter = fc.nat({ max: mostIndex }).map(characterAt, indexOf)

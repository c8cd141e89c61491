/**
 * Any character there is, the same as the unit `binary` of fast-check: that one makes a table of all million of them in each process, to find
 * out whether it can make names such as `__proto__`.
 */
import fc from 'fast-check'

/** No character: halves of those that need two. */
const halves = { first: 0xd800, count: 0x800 }

const mostIndex = 0x10ffff - halves.count

const characterAt = (index: number) => String.fromCodePoint(index < halves.first ? index : index + halves.count)

/** @throws for what is none. */
function indexOf(value: unknown): number {
  const point = typeof value === 'string' ? value.codePointAt(0) : undefined
  const index = point === undefined || point < halves.first ? point : point - halves.count
  if (index === undefined || characterAt(index) !== value) throw new Error('not one character')
  return index
}

export const anyCharacter = fc.nat({ max: mostIndex }).map(characterAt, indexOf)

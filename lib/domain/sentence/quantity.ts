/** Parses quantities: numbers with their unit (prices, rooms, areas, energy labels, days). */
import { epcLetters } from '../search/property-filter.ts'
import { type Atom, meaningOf, means } from './atoms.ts'
import { type QuantityContext, toParts } from './quantity-parts.ts'
import { type Head, isOwnBound, readHead, readRange, readTail, unitOf } from './quantity-words.ts'
import type { SentencePart } from './reading.ts'

export type Quantity = {
  /** Index after its last atom. */
  end: number
  parts: readonly SentencePart[]
  /** Has a bound such as "at most" or "from". */
  isBounded: boolean
  isRent: boolean
  /** The words also mean a plot. */
  isLand: boolean
  /** The words call it a living area. */
  isLiving: boolean
}

/** "5 a 50 ca": adds the centiares to an area in ares. */
function addCentiares(atoms: readonly Atom[], next: number, parts: readonly SentencePart[]) {
  const rest = atoms[next]?.number?.value
  const [area] = parts
  if (rest === undefined || rest > 99 || unitOf(atoms[next + 1]) !== 'centiare' || area?.kind !== 'minPlot') return undefined
  return { next: next + 2, parts: [{ ...area, count: area.count + rest }] }
}

const inMonth = (parts: readonly SentencePart[], goal: QuantityContext['goal']) =>
  goal === undefined && parts.some((part) => part.kind === 'price' && (part.maxPrice ?? part.minPrice ?? 5000) < 5000)

function withNumber(atoms: readonly Atom[], head: Head, context: QuantityContext): Quantity | undefined {
  const isPlusBetween = (next: number) => means(atoms[next], 'with') && unitOf(atoms[next + 1]) !== undefined
  const range = readRange(atoms, head.next, head.bound)
  if (!range) return undefined
  const tail = readTail(atoms, range.next + Number(isPlusBetween(range.next)))
  const bound = head.bound === 'between' && !range.high ? tail.bound : (head.bound ?? tail.bound)
  const found = toParts({ head, range, tail, bound, context })
  if (!found) return undefined
  const more = addCentiares(atoms, tail.next, found)
  const parts = more?.parts ?? found
  const type = meaningOf(tail.unitAtom, 'type')
  const isRent = head.subject === 'rent' || tail.subject === 'rent' || tail.isMonthly || inMonth(parts, context.goal)
  return {
    end: more?.next ?? tail.next,
    parts: [...parts, ...(type ? [{ kind: 'type' as const, webId: type.webId }] : []), ...head.besides],
    isBounded: bound !== undefined,
    isRent: isRent && parts.some(({ kind }) => kind === 'price'),
    isLand: head.isLand || (tail.subject === 'plot' && !head.isOn),
    isLiving: (head.subject ?? tail.subject) === 'living',
  }
}

const isEnd = (atom: Atom | undefined) => atom === undefined || atom.isParting === true

/** A letter of the energy label, or two, of which the worse counts. */
function withLetter(atoms: readonly Atom[], head: Head, context: QuantityContext): Quantity | undefined {
  const first = epcLetters.find((letter) => letter === atoms[head.next]?.letter)
  if (!first) return undefined
  let next = head.next + 1
  if (means(atoms[next], 'with') && atoms[next]?.start === atoms[next - 1]?.end) next += 1
  const second = means(atoms[next], 'or') ? epcLetters.find((letter) => letter === atoms[next + 1]?.letter) : undefined
  if (second) next += 2
  if (means(atoms[next], 'more') || isOwnBound(atoms, next)) next += 1
  const isExplicit =
    head.subject === 'epc' || (isEnd(atoms[next]) && (head.bound !== undefined || (context.hasEpc && context.isPreferred)))
  if (!isExplicit) return undefined
  const letter = second && second > first ? second : first
  return { end: next, parts: [{ kind: 'epc', letter }], isBounded: false, isRent: false, isLand: false, isLiving: false }
}

const isOne = (atoms: readonly Atom[], at: number) => {
  const unit = unitOf(atoms[at + 1])
  return means(atoms[at], 'one') && (unit === 'bedrooms' || unit === 'bathrooms')
}

/** The quantity that begins at an atom. */
export function readQuantity(atoms: readonly Atom[], at: number, context: QuantityContext): Quantity | undefined {
  const head = readHead(atoms, at)
  const one = [head.next, head.next - 1].find((place) => place >= at && isOne(atoms, place))
  if (one !== undefined) {
    const parts: SentencePart[] = [{ kind: unitOf(atoms[one + 1]) === 'bathrooms' ? 'minBathrooms' : 'minBedrooms', count: 1 }]
    const type = meaningOf(atoms[one + 1], 'type')
    if (type) parts.push({ kind: 'type', webId: type.webId })
    return { end: one + 2, parts, isBounded: false, isRent: false, isLand: false, isLiving: false }
  }
  return withLetter(atoms, head, context) ?? withNumber(atoms, head, context)
}

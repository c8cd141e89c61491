/** The words around a number: bounds and subjects before it, a second number, the unit and what follows. */
import { type Atom, meaningOf, means } from './atoms.ts'
import type { Bound, Subject, Unit } from './meaning.ts'
import type { SentencePart } from './reading.ts'

export type Head = {
  next: number
  bound: Bound | undefined
  subject: Subject | undefined
  isLand: boolean
  isOn: boolean
  /** Additional parts expressed by the words: "building plot" is also a type. */
  besides: SentencePart[]
}

function besidesOf(atom: Atom): SentencePart[] {
  const type = meaningOf(atom, 'type')
  const goal = meaningOf(atom, 'goal')
  return [
    ...(type ? [{ kind: 'type' as const, webId: type.webId }] : []),
    ...(goal ? [{ kind: 'goal' as const, goal: goal.goal }] : []),
  ]
}

const isSmall = (atom: Atom | undefined) => means(atom, 'filler') || means(atom, 'lead') || means(atom, 'with')
export const unitOf = (atom: Atom | undefined): Unit | undefined => meaningOf(atom, 'unit')?.unit

function skipSmall(atoms: readonly Atom[], from: number): number {
  let next = from
  while (isSmall(atoms[next]) && atoms[next]?.number === undefined && unitOf(atoms[next]) === undefined) next += 1
  return next
}

/** Parses the words before a number. */
export function readHead(atoms: readonly Atom[], at: number): Head {
  const head: Head = { next: at, bound: undefined, subject: undefined, isLand: false, isOn: false, besides: [] }
  for (; head.next < atoms.length; head.next += 1) {
    const atom = atoms[head.next]
    if (!atom || atom.number || atom.place || atom.isParting) break
    const bound = meaningOf(atom, 'bound')?.bound
    const subject = meaningOf(atom, 'subject')
    if (bound) head.bound = bound
    else if (subject) {
      head.subject = subject.subject
      head.isLand ||= subject.isLand === true
      head.besides.push(...besidesOf(atom))
    } else if (means(atom, 'on')) head.isOn = true
    else if (!(head.next > at && (isSmall(atom) || means(atom, 'one'))) && unitOf(atom) !== 'euro') break
    if (atom.letter && (head.subject === 'epc' || head.bound) && !bound && !subject) break
  }
  return head
}

export type Range = { next: number; low: Atom; high: Atom | undefined }

const million = 1_000_000

/** A small number takes what multiplies the higher one: "between 1 and 2 million", "between 300 and 400k", "between 800 and 1 million". */
export const sharing = (low: number, high: number): number => low * (low * million < high ? million : 1000)

/** The second number of a range, unless the two are too far apart to form one. */
function readHigh(atoms: readonly Atom[], at: number, low: number, bound: Bound | undefined): Range['high'] {
  const atom = atoms[at]
  // "5 a 50 ca" is one area.
  if (unitOf(atom) === 'are' && unitOf(atoms[at + 2]) === 'centiare') return undefined
  const isTo = means(atom, 'to') || meaningOf(atom, 'bound')?.bound === 'max'
  const isOr = means(atom, 'or') && (bound === 'between' || low <= 20)
  if (!isTo && !isOr) return undefined
  const next = skipSmall(atoms, at + 1)
  const high = atoms[next] ?? undefined
  const number = (unitOf(high) === 'euro' ? atoms[next + 1] : high)?.number
  if (!number) return undefined
  const shared = number.isMultiplied && low < 1000 ? sharing(low, number.value) : low
  const isTurned = bound === 'between' && number.value < low && number.value * 20 >= low && !number.isMultiplied
  return isTurned || (number.value > shared && number.value <= shared * 20) ? high : undefined
}

export function readRange(atoms: readonly Atom[], at: number, bound: Bound | undefined): Range | undefined {
  const low = atoms[at]
  if (!low?.number) return undefined
  const joint = unitOf(atoms[at + 1]) === 'euro' ? at + 2 : at + 1
  const high = readHigh(atoms, joint, low.number.value, bound)
  if (!high) return { next: at + 1, low, high }
  const place = atoms.indexOf(high)
  const number = high.number ? place : place + 1
  const second = atoms[number]
  // "Between 400 000 and 300 000": the bounds are swapped.
  if (second?.number && second.number.value < low.number.value && !second.number.isMultiplied)
    return { next: number + 1, low: second, high: low }
  return { next: number + 1, low, high: second }
}

export type Tail = {
  next: number
  unit: Unit | undefined
  unitAtom: Atom | undefined
  bound: Bound | undefined
  subject: Subject | undefined
  isMonthly: boolean
}

/** A bound after a number belongs to it, unless another number follows. */
export function isOwnBound(atoms: readonly Atom[], at: number): boolean {
  if (!meaningOf(atoms[at], 'bound')) return false
  const next = atoms[skipSmall(atoms, at + 1)]
  const isNext = next?.number !== undefined || unitOf(next) !== undefined || means(next, 'bound') || next?.letter !== undefined
  return !isNext
}

function isOwnSubject(atoms: readonly Atom[], at: number, unit: Unit | undefined): boolean {
  const subject = meaningOf(atoms[at], 'subject')?.subject
  if (!subject || subject === 'epc' || subject === 'reference' || subject === 'year') return false
  const isFitting =
    subject === 'plot' || subject === 'living' ? unit === 'm2' || unit === 'are' || unit === 'hectare' : unit === 'euro'
  return isFitting && atoms[skipSmall(atoms, at + 1)]?.number === undefined
}

/** Parses the unit and the words after it. */
export function readTail(atoms: readonly Atom[], from: number): Tail {
  const result: Tail = {
    next: from,
    unit: undefined,
    unitAtom: undefined,
    bound: undefined,
    subject: undefined,
    isMonthly: false,
  }
  for (;;) {
    const own = skipSmall(atoms, result.next)
    const atom = atoms[own]
    const unit = unitOf(atom)
    if (unit && !result.unit && !(atom?.letter && unit === 'are' && own > result.next)) {
      result.unit = unit
      result.unitAtom = atom
    } else if (means(atom, 'monthly') && own === result.next) result.isMonthly = true
    else if (means(atom, 'more') && own === result.next) result.bound ??= 'min'
    else if (isOwnBound(atoms, own) && own === result.next) result.bound ??= meaningOf(atom, 'bound')?.bound
    else if (isOwnSubject(atoms, own, result.unit)) result.subject = meaningOf(atom, 'subject')?.subject
    else return result
    result.next = own + 1
  }
}

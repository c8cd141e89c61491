/** Parses towns, postcodes, quarters and town centres in a sentence. */
import { type Atom, meaningOf, means } from './atoms.ts'
import { addItem, type Draft } from './draft.ts'
import type { SentencePlace } from './places.ts'

const isLight = (atom: Atom | undefined) => means(atom, 'lead') || means(atom, 'filler') || means(atom, 'on')

/** Index of the first atom from `from` on that is not a small word. */
function skipLight(atoms: readonly Atom[], from: number): number {
  let next = from
  while (isLight(atoms[next]) && !atoms[next]?.place && !atoms[next]?.number) next += 1
  return next
}

/** Whether only small words stand between the last item and this atom. */
const isAdjacent = (draft: Draft, at: number) => !draft.isParted && !draft.isNot && skipLight(draft.atoms, draft.lastEnd) >= at

/** A known postcode: a plain number that is not followed by a unit. */
function zipAt({ atoms, places }: Draft, at: number): string | undefined {
  const digits = atoms[at]?.number?.digits
  if (digits === undefined || !places.zips.has(digits)) return undefined
  return meaningOf(atoms[at + 1], 'unit') || means(atoms[at + 1], 'monthly') ? undefined : digits
}

export const isPlaceAt = (draft: Draft, at: number): boolean =>
  draft.atoms[at]?.place !== undefined || zipAt(draft, at) !== undefined

/** Restricts a town with several postcodes to one of them. */
const narrowTown = (town: SentencePlace | undefined, zip: string): SentencePlace | undefined => {
  if (town?.kind !== 'town' || !town.choices.some((choice) => choice.zip === zip)) return undefined
  return town.choices.length === 1 ? town : { kind: 'zone', name: `${zip} ${town.name}`, choices: [{ name: town.name, zip }] }
}

function lastTown(draft: Draft): SentencePlace | undefined {
  const part = draft.items.at(-1)?.part
  return part?.kind === 'place' ? part.place : undefined
}

/** Replaces the last item, a town, by another meaning that covers the words up to `end`. */
function replaceTown(draft: Draft, place: SentencePlace, end: number): number {
  const item = draft.items.at(-1)
  if (item) Object.assign(item, { part: { kind: 'place', place }, end: draft.atoms[end - 1]?.end ?? item.end })
  draft.lastEnd = end
  return end
}

function readZip(draft: Draft, at: number, zip: string): number {
  const before = isAdjacent(draft, at) ? narrowTown(lastTown(draft), zip) : undefined
  if (before) return replaceTown(draft, before, at + 1)
  const after = narrowTown(draft.atoms[at + 1]?.place, zip)
  const alone: SentencePlace = { kind: 'zone', name: zip, choices: [{ name: '', zip }] }
  const end = after ? at + 2 : at + 1
  addItem(draft, { kind: 'place', place: after ?? alone }, { from: at, end })
  return end
}

/** "centre of Antwerp", or "Antwerp centre". */
function readCentre(draft: Draft, at: number): number | undefined {
  const next = skipLight(draft.atoms, at + 1)
  const town = draft.atoms[next]?.place
  const zone = town && draft.places.centreOf(town)
  if (zone) {
    addItem(draft, { kind: 'place', place: zone }, { from: at, end: next + 1 })
    return next + 1
  }
  const last = isAdjacent(draft, at) ? lastTown(draft) : undefined
  const own = last && draft.places.centreOf(last)
  return own ? replaceTown(draft, own, at + 1) : undefined
}

/** A quarter with the name of a compass direction: only after the name of a town. */
function quarterAt(draft: Draft, at: number): SentencePlace | undefined {
  const atom = draft.atoms[at]
  const isDirection = means(atom, 'trait')
  return !isDirection || (isAdjacent(draft, at) && lastTown(draft)) ? atom?.quarter : undefined
}

/** The place that begins at an atom; undefined when there is none. */
export function readPlace(draft: Draft, at: number): number | undefined {
  const atom = draft.atoms[at]
  if (means(atom, 'centre') && !atom?.place) return readCentre(draft, at)
  const zip = zipAt(draft, at)
  if (zip) return readZip(draft, at, zip)
  const place = atom?.place ?? quarterAt(draft, at)
  if (!place) return undefined
  addItem(draft, { kind: 'place', place }, { from: at, end: at + 1 })
  return at + 1
}

/** A sentence while it is read, and how an item is added to it. */
import type { Atom } from './atoms.ts'
import type { SentencePlaces } from './places.ts'
import type { QuantityContext } from './quantity-parts.ts'
import type { SentencePart, SentenceState } from './reading.ts'
import { oppositeTraits } from './traits.ts'

/** What is settled when the whole sentence is known. */
export type DraftItem = {
  start: number
  end: number
  state: SentenceState
  part?: SentencePart | undefined
  corrected?: string
  /** Both of the two before and after an "or" or "and". */
  isJoined: boolean
  /** "with" stood before it. */
  isWith: boolean
  /** A garage may be what is looked for; an office may be a room; a plot may be that of a house. */
  isOpen?: 'garage' | 'office' | 'land'
  isNarrow?: boolean
  isLiving?: boolean
  /** The quarter, or the town, may be meant as well. */
  isRentPrice?: boolean
}

export type Draft = {
  atoms: readonly Atom[]
  places: SentencePlaces
  items: DraftItem[]
  isPreferred: boolean
  isNot: boolean
  /** Items since the preference or the negation began. */
  sinceMode: number
  /** A comma stood since the last item. */
  isParted: boolean
  isJoined: boolean
  isWith: boolean
  /** The first atom that is shown with the next item. */
  lead: number | undefined
  /** The atom behind the last item. */
  lastEnd: number
  context: QuantityContext
}

export function endMode(draft: Draft): void {
  draft.isPreferred = false
  draft.isNot = false
}

/** A comma ends a preference and a negation, unless towns go on; a second thing ends a negation unless "or" joins it. */
function settleMode(draft: Draft, part: SentencePart | undefined): void {
  const goesOn = part?.kind === 'place' && draft.items.at(-1)?.part?.kind === 'place' && draft.sinceMode > 0
  if (draft.isParted && draft.sinceMode > 0 && !goesOn) endMode(draft)
  if (draft.isNot && draft.sinceMode > 0 && !draft.isJoined && !goesOn) draft.isNot = false
  if (part?.kind === 'goal') draft.isPreferred = false
}

type Meant = { state: SentenceState; part: SentencePart | undefined }

/** What is left of a part that is not to be. */
function negate(part: SentencePart | undefined, isNarrow: boolean, isPreferred: boolean): Meant {
  const opposite = part?.kind === 'trait' ? oppositeTraits[part.trait] : undefined
  if (opposite) return { state: 'preferred', part: { kind: 'trait', trait: opposite } }
  const isPlace = part?.kind === 'place' && part.place.kind !== 'quarter'
  const isExcluded = (isPlace || (part?.kind === 'type' && !isNarrow && part.webId !== '8')) && !isPreferred
  return { state: isExcluded ? 'excluded' : 'uncounted', part }
}

function meant(draft: Draft, part: SentencePart | undefined, isNarrow: boolean): Meant {
  if (draft.isNot) return negate(part, isNarrow, draft.isPreferred)
  return { state: part?.kind === 'trait' || draft.isPreferred ? 'preferred' : 'must', part }
}

type Own = { from: number; end: number } & Pick<DraftItem, 'isOpen' | 'isNarrow' | 'isLiving' | 'isRentPrice'>

const correctedOf = (atoms: readonly Atom[]) => atoms.flatMap(({ corrected }) => corrected ?? []).join(' ')

/** Adds the item that the atoms from `from` up to `end` are. */
export function addItem(draft: Draft, part: SentencePart | undefined, { from, end, ...own }: Own): void {
  settleMode(draft, part)
  const { atoms, lead } = draft
  const corrected = correctedOf(atoms.slice(from, end))
  const item: DraftItem = {
    start: atoms[lead ?? from]?.start ?? 0,
    end: atoms[end - 1]?.end ?? 0,
    isJoined: draft.isJoined,
    isWith: draft.isWith,
    ...own,
    ...meant(draft, part, own.isNarrow ?? false),
    ...(corrected && { corrected }),
  }
  draft.items.push(item)
  draft.sinceMode += 1
  Object.assign(draft, { isParted: false, isJoined: false, isWith: false, lead: undefined, lastEnd: end })
}

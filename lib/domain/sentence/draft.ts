/** Parser state while a sentence is read, and how an item is added to it. */
import type { Atom } from './atoms.ts'
import type { SentencePlaces } from './places.ts'
import type { QuantityContext } from './quantity-parts.ts'
import type { SentencePart, SentenceState } from './reading.ts'
import { oppositeTraits } from './traits.ts'

/** Properties of an item that are resolved at the end of the sentence. */
export type DraftItem = {
  start: number
  end: number
  state: SentenceState
  part?: SentencePart | undefined
  corrected?: string
  /** It is one of two joined by "or" or "and". */
  isJoined: boolean
  /** Preceded by "with". */
  isWith: boolean
  /** Ambiguous until the end: a garage may be the type looked for, an office a room, land the plot of a house. */
  isOpen?: 'garage' | 'office' | 'land'
  isNarrow?: boolean
  isLiving?: boolean
  /** A price called a rent: without another goal it implies a rental. */
  isRentPrice?: boolean
}

export type Draft = {
  atoms: readonly Atom[]
  places: SentencePlaces
  items: DraftItem[]
  isPreferred: boolean
  isNot: boolean
  /** Number of items since the preference or negation began. */
  sinceMode: number
  /** There was a comma after the last item. */
  isParted: boolean
  isJoined: boolean
  isWith: boolean
  /** First atom that is displayed with the next item. */
  lead: number | undefined
  /** Index after the last atom of the last item. */
  lastEnd: number
  context: QuantityContext
}

export function endMode(draft: Draft): void {
  draft.isPreferred = false
  draft.isNot = false
}

/** A comma ends a preference and a negation, except in a list of towns; a second item ends a negation unless joined by "or". */
function settleMode(draft: Draft, part: SentencePart | undefined): void {
  const goesOn = part?.kind === 'place' && draft.items.at(-1)?.part?.kind === 'place' && draft.sinceMode > 0
  if (draft.isParted && draft.sinceMode > 0 && !goesOn) endMode(draft)
  if (draft.isNot && draft.sinceMode > 0 && !draft.isJoined && !goesOn) draft.isNot = false
  if (part?.kind === 'goal') draft.isPreferred = false
}

type Meant = { state: SentenceState; part: SentencePart | undefined }

/** The part that remains of a negated one. */
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

/** Adds the item that the atoms from `from` up to `end` (exclusive) stand for. */
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

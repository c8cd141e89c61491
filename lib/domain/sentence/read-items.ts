/** Parses the items of a sentence from its atoms: the meaning of each, and whether it is required, preferred or excluded. */
import { type Atom, meaningOf, means } from './atoms.ts'
import { addItem, type Draft, type DraftItem, endMode } from './draft.ts'
import { isPlaceAt, readPlace } from './place-phrases.ts'
import type { SentencePlaces } from './places.ts'
import { type Quantity, readQuantity } from './quantity.ts'

function addQuantity(draft: Draft, from: number, quantity: Quantity): number {
  const [first] = quantity.parts
  if (draft.isPreferred && draft.sinceMode > 0 && (quantity.isBounded || first?.kind === 'price')) endMode(draft)
  const { end, isLiving } = quantity
  const lead = draft.lead
  if (!first) {
    addItem(draft, undefined, { from, end })
    const item = draft.items.at(-1)
    if (item) item.state = 'uncounted'
  }
  for (const part of quantity.parts) {
    draft.lead = lead
    addItem(draft, part, { from, end, isLiving, isRentPrice: quantity.isRent })
    if (part.kind.startsWith('min')) Object.assign(draft.context, { lastUnit: part.kind })
    if (part.kind === 'epc') draft.context.hasEpc = true
  }
  if (quantity.isLand && first && first.kind !== 'price')
    addItem(draft, { kind: 'type', webId: '4' }, { from, end, isOpen: 'land' })
  return end
}

/** An area after "garden of" is that of the garden, for which there is no filter. */
function isOfGarden(draft: Draft, at: number, quantity: Quantity): boolean {
  const last = draft.items.at(-1)?.part
  const isOuter = last?.kind === 'flag' && (last.flag === 'garden' || last.flag === 'terrace')
  // With a range the word in between is part of the quantity: "van 100 tot 200".
  const isBehindOf = at === draft.lastEnd + 1 || (at === draft.lastEnd && means(draft.atoms[at], 'filler'))
  return isOuter && !draft.isParted && isBehindOf && quantity.parts[0]?.kind === 'minArea'
}

function readNumber(draft: Draft, at: number): number | undefined {
  if (isPlaceAt(draft, at)) return undefined
  draft.context.isPreferred = draft.isPreferred
  const quantity = readQuantity(draft.atoms, at, draft.context)
  if (!quantity) return undefined
  return addQuantity(draft, at, isOfGarden(draft, at, quantity) ? { ...quantity, parts: [] } : quantity)
}

/** Parses types, features, the list (sale or rent) and other single words. */
function readContent(draft: Draft, at: number): number | undefined {
  const atom = draft.atoms[at]
  const own = { from: at, end: at + 1 }
  const { lead, isWith, isJoined } = draft
  for (const meaning of atom?.meanings ?? []) {
    if (meaning.kind === 'type')
      addItem(draft, { kind: 'type', webId: meaning.webId }, { ...own, isNarrow: meaning.isNarrow ?? false })
    else if (meaning.kind === 'flag')
      addItem(draft, { kind: 'flag', flag: meaning.flag }, { ...own, ...(meaning.flag === 'garage' && { isOpen: 'garage' }) })
    else if (meaning.kind === 'trait') addItem(draft, { kind: 'trait', trait: meaning.trait }, own)
    else if (meaning.kind === 'since') addItem(draft, { kind: 'since', days: meaning.days }, own)
    else if (meaning.kind === 'count') addItem(draft, { kind: 'minGarages', count: meaning.count }, own)
    else if (meaning.kind === 'office') addItem(draft, { kind: 'type', webId: '6' }, { ...own, isOpen: 'office' })
    else if (meaning.kind === 'goal') {
      draft.context.goal = meaning.goal
      addItem(draft, { kind: 'goal', goal: meaning.goal }, own)
    } else continue
    Object.assign(draft, { lead, isWith, isJoined })
  }
  if (draft.lastEnd !== at + 1) return readSubject(draft, at)
  Object.assign(draft, { lead: undefined, isWith: false, isJoined: false })
  return at + 1
}

/** Parses a plot without a size, a rent without an amount, and words for sold. */
function readSubject(draft: Draft, at: number): number | undefined {
  const atom = draft.atoms[at]
  const own = { from: at, end: at + 1 }
  const subject = meaningOf(atom, 'subject')
  if (subject?.isLand) addItem(draft, { kind: 'type', webId: '4' }, { ...own, isOpen: 'land' })
  else if (subject?.subject === 'rent') {
    draft.context.goal = 'rent'
    addItem(draft, { kind: 'goal', goal: 'rent' }, own)
  } else if (means(atom, 'sold')) {
    const { isNot } = draft
    draft.isNot = false
    addItem(draft, { kind: 'flag', flag: 'available' }, own)
    const item = draft.items.at(-1)
    if (item && !isNot) item.state = 'uncounted'
  } else return undefined
  return at + 1
}

/** The last item, and those joined to it. */
function lastJoined(draft: Draft): DraftItem[] {
  const last = draft.items.length - 1
  let first = last
  while (first > 0 && draft.items[first]?.isJoined) first -= 1
  const { start } = draft.items[first] ?? {}
  return draft.items.slice(first).concat(draft.items.slice(0, first).filter((item) => item.start === start))
}

const isClauseEnd = (draft: Draft, at: number) => {
  const next = draft.atoms[at + 1]
  return next === undefined || next.isParting === true
}

function preferItems(draft: Draft, at: number): void {
  for (const item of lastJoined(draft)) {
    if (item.state === 'must') item.state = 'preferred'
    item.end = Math.max(item.end, draft.atoms[at]?.end ?? 0)
  }
}

/** "Jardin souhaité" expresses a preference, while "je souhaite un jardin" begins with small words. */
const isPreferredBefore = (draft: Draft, at: number) =>
  means(draft.atoms[at], 'preferred-after') && (!means(draft.atoms[at], 'filler') || isClauseEnd(draft, at))

/** Parses words that mark other items as required, preferred or excluded. */
function readMode(draft: Draft, at: number): number | undefined {
  const atom = draft.atoms[at]
  if (isPreferredBefore(draft, at) || (means(atom, 'preferred') && isClauseEnd(draft, at))) preferItems(draft, at)
  else if (means(atom, 'preferred'))
    Object.assign(draft, { isPreferred: true, isNot: false, sinceMode: 0, isParted: false, lead: at })
  else if (means(atom, 'not-after')) for (const item of lastJoined(draft)) item.state = 'uncounted'
  else if (means(atom, 'not'))
    Object.assign(draft, {
      isNot: true,
      isPreferred: draft.isPreferred && draft.sinceMode === 0,
      sinceMode: 0,
      isParted: false,
      lead: draft.isPreferred && draft.sinceMode === 0 ? draft.lead : at,
    })
  else return undefined
  return at + 1
}

function readSmall(draft: Draft, at: number): number | undefined {
  const atom = draft.atoms[at]
  if (atom?.isParting) Object.assign(draft, { isParted: true, isJoined: false, isWith: false, lead: undefined })
  else if (means(atom, 'or')) Object.assign(draft, { isJoined: true, lead: undefined })
  else if (means(atom, 'with') || means(atom, 'on') || means(atom, 'lead')) {
    draft.lead ??= at
    draft.isWith ||= means(atom, 'with')
  } else if (!atom?.meanings.length && !atom?.number) return undefined
  else if (means(atom, 'unit') && !means(atom, 'filler') && meaningOf(atom, 'unit')?.unit !== 'euro') return undefined
  else if (meaningOf(atom, 'subject')?.subject === 'epc' || (atom.number && !means(atom, 'filler'))) return undefined
  return at + 1
}

/** Consecutive unknown words form one item. */
function addUnknown(draft: Draft, at: number): number {
  const last = draft.items.at(-1)
  const atom = draft.atoms[at]
  const isNext =
    last?.state === 'unknown' && draft.atoms.slice(draft.lastEnd, at).every((each) => !each.isParting && !means(each, 'or'))
  if (isNext && atom) {
    last.end = atom.end
    Object.assign(draft, { lastEnd: at + 1, lead: undefined })
    return at + 1
  }
  const { isPreferred, isNot, sinceMode, isWith, isParted } = draft
  addItem(draft, undefined, { from: at, end: at + 1 })
  Object.assign(draft, { isPreferred, isNot, sinceMode, isWith, isParted })
  const item = draft.items.at(-1)
  if (item) item.state = 'unknown'
  return at + 1
}

/** Parses all atoms; each is consumed by exactly one of the parsers. */
export function readItems(atoms: readonly Atom[], places: SentencePlaces): DraftItem[] {
  const draft: Draft = {
    atoms,
    places,
    items: [],
    isPreferred: false,
    isNot: false,
    sinceMode: 0,
    isParted: false,
    isJoined: false,
    isWith: false,
    lead: undefined,
    lastEnd: 0,
    context: {
      goal: atoms.flatMap((atom) => meaningOf(atom, 'goal')?.goal ?? [])[0],
      lastUnit: undefined,
      hasEpc: false,
      isPreferred: false,
    },
  }
  for (let at = 0; at < atoms.length; )
    at =
      readMode(draft, at) ??
      readPlace(draft, at) ??
      readNumber(draft, at) ??
      readContent(draft, at) ??
      readSmall(draft, at) ??
      addUnknown(draft, at)
  return draft.items
}

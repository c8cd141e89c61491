/** What changed about the listings, compared with what was known of them before: new, another price, back on the market. */

import type { Goal } from '../property/property.ts'
import { eachInPieces, type Pieces } from '../search/in-pieces.ts'

export const changeReasons = ['new', 'price', 'back'] as const
export type ChangeReason = (typeof changeReasons)[number]

export type ListingState = {
  propertyId: number
  /** Euro, as visitors see it; undefined while it is hidden. */
  price: number | undefined
  /** Whether it is listed and still to be had. */
  isAvailable: boolean
  /** What it is offered for; undefined where nobody noted it, as before this was asked. */
  goal?: Goal | undefined
  /** When it became what it is, ISO. */
  changedAt: string
}

export type ListingChange = {
  propertyId: number
  reason: ChangeReason
  /** Tells this change from others of the same reason: nobody is notified of the same one twice. */
  key: string
  /** Euro; undefined when it was hidden or did not matter. */
  priceBefore: number | undefined
}

type Listed = Pick<ListingState, 'propertyId' | 'price' | 'isAvailable' | 'goal'>

/**
 * Several changes of one listing as the one that is told: that it is new or back says all, prices go from the first to what it is now.
 * @param changes oldest first.
 * @param price euro, as it is now; undefined while it is hidden.
 * @returns undefined where the price is what it was.
 */
export function mergeChanges<Change extends Pick<ListingChange, 'reason' | 'priceBefore'>>(
  changes: readonly Change[],
  price: number | undefined,
): Change | undefined {
  const whole = changes.find(({ reason }) => reason === 'new') ?? changes.find(({ reason }) => reason === 'back')
  const first = changes[0]
  return whole ?? (first?.priceBefore === undefined || first.priceBefore !== price ? first : undefined)
}

export type Comparison = {
  changes: ListingChange[]
  /** What is to be remembered in place of what was known. */
  states: ListingState[]
}

const isSame = (before: Listed, now: Listed) => before.isAvailable === now.isAvailable && before.price === now.price

/** A rent is no price that fell: what is offered for something else is new to those who look for that. */
const isOfferedAnew = (before: Listed, now: Listed) =>
  before.goal !== undefined && now.goal !== undefined && before.goal !== now.goal

function findChange(before: ListingState | undefined, now: Listed): ListingChange | undefined {
  const { propertyId, price, isAvailable, goal } = now
  if (!isAvailable) return undefined
  if (!before) return { propertyId, reason: 'new', key: '', priceBefore: undefined }
  if (isOfferedAnew(before, now)) return { propertyId, reason: 'new', key: goal ?? '', priceBefore: undefined }
  if (!before.isAvailable) return { propertyId, reason: 'back', key: before.changedAt, priceBefore: undefined }
  // A price that is hidden from now on is no price to write about.
  if (price === before.price || price === undefined) return undefined
  return { propertyId, reason: 'price', key: String(price), priceBefore: before.price }
}

const stateOf = ({ propertyId, price, isAvailable, goal }: Listed): Listed => ({
  propertyId,
  price,
  isAvailable,
  ...(goal && { goal }),
})

/** Listings that are compared in one go. */
const atOnce = 2_000

/**
 * Compares what is listed now with what was known. A listing that left the content is remembered as no longer to be had;
 * should it return, it is back on the market.
 * @param known by property; with nothing known everything is a starting point and no change.
 */
export function* compareInPieces(
  known: ReadonlyMap<number, ListingState>,
  listed: readonly Listed[],
  changedAt: string,
): Pieces<Comparison> {
  const comparison: Comparison = { changes: [], states: [] }
  const compare = (now: Listed) => {
    const before = known.get(now.propertyId)
    if (before && isSame(before, now) && before.goal === now.goal) return
    const change = known.size === 0 ? undefined : findChange(before, now)
    if (change) comparison.changes.push(change)
    const isOnlyNoted = before && isSame(before, now) && !isOfferedAnew(before, now)
    comparison.states.push({ ...stateOf(now), changedAt: isOnlyNoted ? before.changedAt : changedAt })
  }
  const present = new Set<number>()
  yield* eachInPieces(listed, atOnce, (now) => {
    present.add(now.propertyId)
    compare(now)
  })
  yield* eachInPieces([...known.values()], atOnce, (state) => {
    if (!present.has(state.propertyId)) compare({ ...state, isAvailable: false })
  })
  return comparison
}

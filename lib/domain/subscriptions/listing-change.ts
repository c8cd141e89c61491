/** Detects changes of the listings by comparison with their last known state: new, another price, back on the market. */

import type { Goal } from '../property/property.ts'
import { eachInPieces, type Pieces } from '../search/in-pieces.ts'

export const changeReasons = ['new', 'price', 'back'] as const
export type ChangeReason = (typeof changeReasons)[number]

export type ListingState = {
  propertyId: number
  /** Public price in euro; undefined while it is hidden. */
  price: number | undefined
  /** Whether it is listed and neither sold nor rented. */
  isAvailable: boolean
  /** Sale or rent; undefined in states stored before this field existed. */
  goal?: Goal | undefined
  /** ISO time of the last change. */
  changedAt: string
}

export type ListingChange = {
  propertyId: number
  reason: ChangeReason
  /** Identifies this change among others with the same reason, so that nobody is notified twice. */
  key: string
  /** Euro; undefined when it was hidden or is irrelevant. */
  priceBefore: number | undefined
}

type Listed = Pick<ListingState, 'propertyId' | 'price' | 'isAvailable' | 'goal'>

/**
 * Merges several changes of one listing into the one to report: `new` and `back` take precedence; price changes are merged from
 * the first price to the current one.
 * @param changes oldest first.
 * @param price current price in euro; undefined while hidden.
 * @returns undefined when the price is the same as at first.
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
  /** The new state to store. */
  states: ListingState[]
}

const isSame = (before: Listed, now: Listed) => before.isAvailable === now.isAvailable && before.price === now.price

/** Whether the goal changed: a rent is not a lower price, and a listing with another goal is new to those who search for that. */
const hasOtherGoal = (before: Listed, now: Listed) =>
  before.goal !== undefined && now.goal !== undefined && before.goal !== now.goal

function findChange(before: ListingState | undefined, now: Listed): ListingChange | undefined {
  const { propertyId, price, isAvailable, goal } = now
  if (!isAvailable) return undefined
  if (!before) return { propertyId, reason: 'new', key: '', priceBefore: undefined }
  if (hasOtherGoal(before, now)) return { propertyId, reason: 'new', key: goal ?? '', priceBefore: undefined }
  if (!before.isAvailable) return { propertyId, reason: 'back', key: before.changedAt, priceBefore: undefined }
  // No change is reported when the price becomes hidden.
  if (price === before.price || price === undefined) return undefined
  return { propertyId, reason: 'price', key: String(price), priceBefore: before.price }
}

const stateOf = ({ propertyId, price, isAvailable, goal }: Listed): Listed => ({
  propertyId,
  price,
  isAvailable,
  ...(goal && { goal }),
})

/** Listings compared between two yields. */
const atOnce = 2_000

/**
 * Compares the current listings with their last known state. A listing that left the content is stored as unavailable; if it
 * returns, it is back on the market.
 * @param known by property; empty at the first start, which reports no changes.
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
    const isOnlyNoted = before && isSame(before, now) && !hasOtherGoal(before, now)
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

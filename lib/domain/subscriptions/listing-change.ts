/** What changed about the listings, compared with what was known of them before: new, another price, back on the market. */

export const changeReasons = ['new', 'price', 'back'] as const
export type ChangeReason = (typeof changeReasons)[number]

export type ListingState = {
  propertyId: number
  /** Euro, as visitors see it; undefined while it is hidden. */
  price: number | undefined
  /** Whether it is listed and still to be had. */
  isAvailable: boolean
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

type Listed = Pick<ListingState, 'propertyId' | 'price' | 'isAvailable'>

export type Comparison = {
  changes: ListingChange[]
  /** What is to be remembered in place of what was known. */
  states: ListingState[]
}

const isSame = (a: Listed, b: Listed) => a.isAvailable === b.isAvailable && a.price === b.price

function findChange(before: ListingState | undefined, { propertyId, price, isAvailable }: Listed): ListingChange | undefined {
  if (!isAvailable) return undefined
  if (!before) return { propertyId, reason: 'new', key: '', priceBefore: undefined }
  if (!before.isAvailable) return { propertyId, reason: 'back', key: before.changedAt, priceBefore: undefined }
  // A price that is hidden from now on is no price to write about.
  if (price === before.price || price === undefined) return undefined
  return { propertyId, reason: 'price', key: String(price), priceBefore: before.price }
}

/**
 * Compares what is listed now with what was known. A listing that left the content is remembered as no longer to be had;
 * should it return, it is back on the market.
 * @param known by property; with nothing known everything is a starting point and no change.
 */
export function compareListings(
  known: ReadonlyMap<number, ListingState>,
  listed: readonly Listed[],
  changedAt: string,
): Comparison {
  const present = new Set(listed.map(({ propertyId }) => propertyId))
  const gone = [...known.values()]
    .filter(({ propertyId }) => !present.has(propertyId))
    .map((state): Listed => ({ ...state, isAvailable: false }))
  const changed = [...listed, ...gone].filter((now) => {
    const before = known.get(now.propertyId)
    return !before || !isSame(before, now)
  })
  return {
    changes: known.size === 0 ? [] : changed.flatMap((now) => findChange(known.get(now.propertyId), now) ?? []),
    states: changed.map(({ propertyId, price, isAvailable }) => ({ propertyId, price, isAvailable, changedAt })),
  }
}

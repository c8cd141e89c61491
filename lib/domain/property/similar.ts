/** Properties similar to the one on the page. */

import { firstInOrder } from '../search/first-in-order.ts'
import { amountOf, mainArea } from '../search/property-filter.ts'
import type { PublicProperty } from './property.ts'

const similarLimit = 4

/** The fields that determine similarity, public ones only; euro and m². */
export type Likeness = Pick<PublicProperty, 'id' | 'goal' | 'webIds' | 'zip' | 'city'> & {
  amount?: number | undefined
  area?: number | undefined
}

export function likenessOf(property: PublicProperty): Likeness {
  const { id, goal, webIds, zip, city } = property
  return { id, goal, webIds, zip, city, amount: amountOf(property), area: mainArea(property) }
}

/** Relative difference of two public figures; infinite when one is unknown. */
function distance(own: number | undefined, other: number | undefined): number {
  return own === undefined || other === undefined || own === 0 ? Number.POSITIVE_INFINITY : Math.abs(own - other) / own
}

type Difference = (own: Likeness, other: PublicProperty) => number

/** Smaller is more similar; the second one counts where the first is equal, and so on. */
const differences: readonly Difference[] = [
  (_, { availability }) => Number(availability !== 'available'),
  ({ webIds }, other) => Number(!other.webIds.some((type) => webIds.includes(type))),
  ({ zip }, other) => Number(other.zip !== zip),
  ({ city }, other) => Number(other.city !== city),
  ({ amount }, other) => distance(amount, amountOf(other)),
  ({ area }, other) => distance(area, mainArea(other)),
  (_, { id }) => id,
]

function compareLikeness(own: Likeness, a: PublicProperty, b: PublicProperty): number {
  for (const difference of differences) {
    const step = difference(own, a) - difference(own, b)
    // Not a number for two that are infinitely different, which are equal here.
    if (step < 0 || step > 0) return step
  }
  return 0
}

/**
 * At most four with the same goal: available ones first, then by type, town and price. Excludes the property itself and archived
 * ones; hidden prices are ignored.
 */
export function findSimilar(own: Likeness, candidates: readonly PublicProperty[]): PublicProperty[] {
  const others = candidates.filter(({ id, goal, archived }) => id !== own.id && goal === own.goal && !archived)
  return firstInOrder(others, similarLimit, (a, b) => compareLikeness(own, a, b))
}

/** Whether these are the most similar of all, of whatever other town: available, of a type and postcode of the property. */
export const areAllNear = (own: Likeness, similar: readonly PublicProperty[]): boolean =>
  similar.length === similarLimit &&
  similar.every((other) => differences.slice(0, 3).every((difference) => difference(own, other) === 0))

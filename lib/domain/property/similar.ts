/** Properties similar to the one on the page. */

import { amountOf, mainArea } from '../search/property-filter.ts'
import type { PublicProperty } from './property.ts'

const limit = 4

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

type Ranked = { property: PublicProperty; ranks: readonly number[] }

/** Whether a property is more similar than a ranked one. Most are not, by their first differences. */
function isCloser(own: Likeness, property: PublicProperty, { ranks }: Ranked): boolean {
  for (const [place, difference] of differences.entries()) {
    const step = difference(own, property) - (ranks[place] ?? 0)
    if (step < 0) return true
    if (step > 0) return false
  }
  return false
}

/**
 * At most four with the same goal: available ones first, then by type, town and price. Excludes the property itself and archived
 * ones; hidden prices are ignored. One pass without a list of all candidates, of which there may be a hundred thousand.
 */
export function findSimilar(own: Likeness, candidates: readonly PublicProperty[]): PublicProperty[] {
  const found: Ranked[] = []
  for (const property of candidates) {
    if (property.goal !== own.goal || property.id === own.id || property.archived) continue
    const last = found[limit - 1]
    if (last && !isCloser(own, property, last)) continue
    const place = found.findIndex((ranked) => isCloser(own, property, ranked))
    const ranks = differences.map((difference) => difference(own, property))
    found.splice(place < 0 ? found.length : place, 0, { property, ranks })
    found.length = Math.min(found.length, limit)
  }
  return found.map(({ property }) => property)
}

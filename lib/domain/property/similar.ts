/** Properties like the one being looked at. */

import { amountOf, mainArea } from '../search/property-filter.ts'
import type { PublicProperty } from './property.ts'

const limit = 4

/** How far apart two published figures are, as a share of the first; infinite when one is not known. */
function distance(own: number | undefined, other: number | undefined): number {
  return own === undefined || other === undefined || own === 0 ? Number.POSITIVE_INFINITY : Math.abs(own - other) / own
}

/** Smaller is more alike, compared from the first figure on. */
function differences(property: PublicProperty, other: PublicProperty): number[] {
  return [
    Number(other.availability !== 'available'),
    Number(!other.webIds.some((type) => property.webIds.includes(type))),
    Number(other.zip !== property.zip),
    Number(other.city !== property.city),
    distance(amountOf(property), amountOf(other)),
    distance(mainArea(property), mainArea(other)),
    other.id,
  ]
}

function compareLists(a: readonly number[], b: readonly number[]): number {
  const index = a.findIndex((value, place) => value !== b[place])
  return index < 0 || (a[index] ?? 0) < (b[index] ?? 0) ? -1 : 1
}

/**
 * At most four of the same goal: those on offer first, then by type, town and price.
 * Never the property itself, never an archived one; hidden prices decide nothing.
 */
export function findSimilar(property: PublicProperty, candidates: readonly PublicProperty[]): PublicProperty[] {
  return candidates
    .filter(({ id, goal, archived }) => id !== property.id && goal === property.goal && !archived)
    .map((other) => ({ other, ranks: differences(property, other) }))
    .sort((a, b) => compareLists(a.ranks, b.ranks))
    .slice(0, limit)
    .map(({ other }) => other)
}

/** Properties like the one being looked at. */

import { amountOf, mainArea } from '../search/property-filter.ts'
import type { PublicProperty } from './property.ts'

const limit = 4

/** What decides how much others are like a property; euro and m2, as far as visitors may see them. */
export type Likeness = Pick<PublicProperty, 'id' | 'goal' | 'webIds' | 'zip' | 'city'> & {
  amount?: number | undefined
  area?: number | undefined
}

export function likenessOf(property: PublicProperty): Likeness {
  const { id, goal, webIds, zip, city } = property
  return { id, goal, webIds, zip, city, amount: amountOf(property), area: mainArea(property) }
}

/** How far apart two published figures are, as a share of the first; infinite when one is not known. */
function distance(own: number | undefined, other: number | undefined): number {
  return own === undefined || other === undefined || own === 0 ? Number.POSITIVE_INFINITY : Math.abs(own - other) / own
}

/** Smaller is more alike, compared from the first figure on. */
function differences(own: Likeness, other: PublicProperty): number[] {
  return [
    Number(other.availability !== 'available'),
    Number(!other.webIds.some((type) => own.webIds.includes(type))),
    Number(other.zip !== own.zip),
    Number(other.city !== own.city),
    distance(own.amount, amountOf(other)),
    distance(own.area, mainArea(other)),
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
export function findSimilar(own: Likeness, candidates: readonly PublicProperty[]): PublicProperty[] {
  return candidates
    .filter(({ id, goal, archived }) => id !== own.id && goal === own.goal && !archived)
    .map((other) => ({ other, ranks: differences(own, other) }))
    .sort((a, b) => compareLists(a.ranks, b.ranks))
    .slice(0, limit)
    .map(({ other }) => other)
}

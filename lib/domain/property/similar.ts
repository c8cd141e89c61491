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

/** Sort key: smaller is more similar, compared from the first number on. */
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
 * At most four with the same goal: available ones first, then by type, town and price. Excludes the property itself and archived
 * ones; hidden prices are ignored.
 */
export function findSimilar(own: Likeness, candidates: readonly PublicProperty[]): PublicProperty[] {
  return candidates
    .filter(({ id, goal, archived }) => id !== own.id && goal === own.goal && !archived)
    .map((other) => ({ other, ranks: differences(own, other) }))
    .sort((a, b) => compareLists(a.ranks, b.ranks))
    .slice(0, limit)
    .map(({ other }) => other)
}

/**
 * Facet counts: the number next to each choice of the filters, by name and value of its field: `type:2`, `bedrooms:3`,
 * `garden:1`.
 */
import 'server-only'
import type { Goal } from '../../domain/property/property.ts'
import type { PriceSteps } from '../../domain/search/facets.ts'
import { epcLetters, type PropertyFilter } from '../../domain/search/property-filter.ts'
import { writeShape } from '../../domain/search/search-shape.ts'
import { flags } from '../../domain/search/yes-no-filters.ts'
import { titleCaseCity } from '../../domain/text/address.ts'
import { findFacets } from '../property/property-lists.ts'

/** The minimum values that the filters offer. */
export const boundChoices = {
  bedrooms: [1, 2, 3, 4, 5],
  bathrooms: [1, 2, 3],
  area: [50, 75, 100, 150, 200, 300],
  plot: [100, 250, 500, 1000, 2000],
} as const

/** The numbers of days that "new since" offers. */
export const sinceChoices = [1, 7, 14, 30] as const

const boundOf = { bedrooms: 'minBedrooms', bathrooms: 'minBathrooms', area: 'minArea', plot: 'minPlot' } as const

/** The parameter of an area or a circle. */
export const shapeField = { area: 'zone', circle: 'around' } as const

export type ChoiceCounts = { total: number; counts: Readonly<Record<string, number>>; prices: PriceSteps }

/** Counts for every choice that a filter form of this goal can show. */
export function countChoices(goal: Goal, filter: PropertyFilter): ChoiceCounts {
  const facets = findFacets(goal, filter)
  const counts = new Map<string, number>()
  for (const [type, count] of facets.types) counts.set(`type:${type}`, count)
  for (const { name, zip, count } of facets.cities) counts.set(`city:${titleCaseCity(name)}|${zip}`, count)
  for (const field of ['bedrooms', 'bathrooms', 'area', 'plot'] as const) {
    for (const bound of boundChoices[field]) counts.set(`${field}:${bound}`, facets.lowerBound(boundOf[field], bound))
  }
  for (const letter of epcLetters) counts.set(`epc:${letter}`, facets.epc(letter))
  for (const flag of flags) counts.set(`${flag}:1`, facets.flag(flag))
  for (const days of sinceChoices) counts.set(`since:${days}`, facets.since(days))
  for (const shape of filter.shapes) counts.set(`${shapeField[shape.kind]}:${writeShape(shape)}`, facets.shape(shape))
  return { total: facets.total, counts: Object.fromEntries(counts), prices: facets.prices }
}

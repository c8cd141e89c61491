/** Variants of a list's query: one filter less, another page. */
import { type CityChoice, type Flag, type LowerBound, lowerBounds, type PropertyFilter } from '../domain/property-filter.ts'
import type { ListQuery } from './list-query.ts'

/** A part of a filter that is set, named by its kind and value. */
export type FilterPart =
  | ({ kind: 'city' } & CityChoice)
  | { kind: 'type'; webId: string }
  | { kind: 'price'; minPrice: number | undefined; maxPrice: number | undefined }
  | { kind: LowerBound; count: number }
  | { kind: 'epc'; letter: string }
  | { kind: 'flag'; flag: Flag }
  | { kind: 'since'; days: number }
  | { kind: 'text'; text: string }
  | { kind: 'reference'; reference: string }
  | { kind: 'bounds' }

/** A part with the filter that remains when it is taken away. */
export type RemovablePart = { part: FilterPart; without: PropertyFilter }

/** The parts of a filter that are set, each with the filter that remains when it is taken away. */
export function listFilterParts(filter: PropertyFilter): RemovablePart[] {
  const { minPrice, maxPrice, epc, since, text, reference, bounds } = filter
  const parts: RemovablePart[] = [
    ...filter.types.map(
      (webId): RemovablePart => ({
        part: { kind: 'type', webId },
        without: { ...filter, types: filter.types.filter((other) => other !== webId) },
      }),
    ),
    ...filter.cities.map(
      (city): RemovablePart => ({
        part: { kind: 'city', ...city },
        without: { ...filter, cities: filter.cities.filter((other) => other !== city) },
      }),
    ),
  ]
  if (minPrice || maxPrice)
    parts.push({ part: { kind: 'price', minPrice, maxPrice }, without: { ...filter, minPrice: undefined, maxPrice: undefined } })
  for (const kind of lowerBounds) {
    const count = filter[kind]
    if (count) parts.push({ part: { kind, count }, without: { ...filter, [kind]: undefined } })
  }
  if (epc) parts.push({ part: { kind: 'epc', letter: epc.toUpperCase() }, without: { ...filter, epc: undefined } })
  for (const flag of filter.flags)
    parts.push({ part: { kind: 'flag', flag }, without: { ...filter, flags: filter.flags.filter((other) => other !== flag) } })
  if (since) parts.push({ part: { kind: 'since', days: since }, without: { ...filter, since: undefined } })
  if (text) parts.push({ part: { kind: 'text', text }, without: { ...filter, text: '' } })
  if (reference) parts.push({ part: { kind: 'reference', reference }, without: { ...filter, reference: '' } })
  if (bounds) parts.push({ part: { kind: 'bounds' }, without: { ...filter, bounds: undefined } })
  return parts
}

/** The same list with another filter, from its first page. */
export function withFilter(query: ListQuery, filter: PropertyFilter): ListQuery {
  return { ...query, filter, page: 1 }
}

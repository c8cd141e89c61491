/** Variants of a list's query: with one filter removed, or for another page. */
import { type CityChoice, type LowerBound, lowerBounds, type PropertyFilter } from '../domain/search/property-filter.ts'
import type { Circle, SearchShape } from '../domain/search/search-shape.ts'
import type { Flag } from '../domain/search/yes-no-filters.ts'
import type { ListQuery } from './list-query.ts'

/** A part of a filter, identified by kind and value. */
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
  /** Numbered from west to east. */
  | { kind: 'area'; number: number; of: number }
  | Circle

/** A part and the filter without it; `shape`: its area or circle. */
export type RemovablePart = { part: FilterPart; without: PropertyFilter; shape?: SearchShape }

/** A town's name and postcodes; undefined for an unknown town. */
type FindTown = (name: string) => { name: string; zips: readonly string[] } | undefined

/** All postcodes of a town together are one part. A part without a postcode is a whole town. */
function cityParts(filter: PropertyFilter, findTown: FindTown): RemovablePart[] {
  const { cities } = filter
  const without = (gone: readonly CityChoice[]) => ({ ...filter, cities: cities.filter((other) => !gone.includes(other)) })
  const towns = [...new Set(cities.map(({ name }) => name))].flatMap((name) => {
    const town = name && findTown(name)
    const own = cities.filter((city) => city.name === name)
    const isWhole = town && town.zips.length > 1 && town.zips.every((zip) => own.some((city) => city.zip === zip))
    return isWhole ? [{ name: town.name, own }] : []
  })
  const whole = new Set(towns.flatMap(({ own }) => own))
  return [
    ...towns.map(({ name, own }): RemovablePart => ({ part: { kind: 'city', name, zip: '' }, without: without(own) })),
    ...cities
      .filter((city) => !whole.has(city))
      .map((city): RemovablePart => ({ part: { kind: 'city', ...city }, without: without([city]) })),
  ]
}

function shapeParts(filter: PropertyFilter): RemovablePart[] {
  const { shapes } = filter
  const areas = shapes.filter(({ kind }) => kind === 'area')
  return shapes.map((shape): RemovablePart => {
    const without = { ...filter, shapes: shapes.filter((other) => other !== shape) }
    if (shape.kind === 'circle') return { part: shape, without, shape }
    return { part: { kind: 'area', number: areas.indexOf(shape) + 1, of: areas.length }, without, shape }
  })
}

/**
 * The parts of a filter, each with the filter without it.
 * @param findTown merges the postcodes of a town to one part; without it each is a part of its own.
 */
export function listFilterParts(filter: PropertyFilter, findTown: FindTown = () => undefined): RemovablePart[] {
  const { minPrice, maxPrice, epc, since, text, reference, bounds } = filter
  const parts: RemovablePart[] = [
    ...filter.types.map(
      (webId): RemovablePart => ({
        part: { kind: 'type', webId },
        without: { ...filter, types: filter.types.filter((other) => other !== webId) },
      }),
    ),
    ...cityParts(filter, findTown),
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
  return [...parts, ...shapeParts(filter)]
}

/** The first page of the same list with another filter. */
export function withFilter(query: ListQuery, filter: PropertyFilter): ListQuery {
  return { ...query, filter, page: 1 }
}

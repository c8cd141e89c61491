/**
 * The query parameters of a list page: `?city=Antwerpen|2018&type=2&maxPrice=500000&sort=price-asc&page=2` (specification 2,
 * "Routes"). Parser and serialiser in one place; parsing a serialised query gives the same query, with parameters in a fixed
 * order.
 */
import type { Bounds } from '../domain/map/bounds.ts'
import {
  type CityChoice,
  epcLetters,
  noFilter,
  type PropertyFilter,
  pricesInOrder,
  type SortOrder,
  sortOrders,
} from '../domain/search/property-filter.ts'
import { writeShape } from '../domain/search/search-shape.ts'
import { type Flag, flags, isFlag } from '../domain/search/yes-no-filters.ts'
import { type NearText, readNear, readShapes } from './place-query.ts'
import { createReader, textLimit } from './query-reader.ts'

export type ListQuery = {
  filter: PropertyFilter
  sort: SortOrder
  page: number
  view: 'list' | 'map'
  /** Ids of single properties, on the pages of favourites and compare. */
  ids: readonly number[]
  /** A place to search around by name, as sent by the form; resolved to a point by `lib/server/search/read-list-query.ts`. */
  near: NearText | undefined
  /** Invalid parameters, which were ignored and are named in a notice. */
  ignored: readonly string[]
}

/** The data of a list's address. */
export type ListAddress = Pick<ListQuery, 'filter' | 'sort' | 'page'> & Partial<Pick<ListQuery, 'view' | 'ids'>>

/** Every parameter of a list, in canonical order. */
const keys = [
  'city',
  'type',
  'minPrice',
  'maxPrice',
  'bedrooms',
  'bathrooms',
  'garages',
  'parkings',
  'area',
  'plot',
  'epc',
  ...flags,
  'since',
  'q',
  'ref',
  'bounds',
  'zone',
  'around',
  'near',
  'km',
  'ids',
  'view',
  'sort',
  'page',
] as const
type Key = (typeof keys)[number]

/** Whether it is a parameter of a list. */
export const isKey = (name: string): name is Key => keys.some((key) => key === name)

const idLimit = 50

/** `Antwerpen|2018`, or a postcode alone; undefined for anything else. */
export function parseCity(value: string): CityChoice | undefined {
  const match = /^(?:([\p{L}' -]{2,60})\|)?(\d{4,5})$/u.exec(value)
  return match?.[2] ? { name: match[1] ?? '', zip: match[2] } : undefined
}

/** Inverse of `parseCity`. */
export const writeCity = ({ name, zip }: CityChoice) => (name ? `${name}|${zip}` : zip)

/** `51.2000,4.3500,51.2500,4.4500`: south, west, north, east. */
function parseBounds(value: string): Bounds | undefined {
  const [south, west, north, east, ...rest] = value
    .split(',')
    .map((part) => (/^-?\d{1,3}(\.\d{1,6})?$/.test(part) ? Number(part) : Number.NaN))
  if (south === undefined || west === undefined || north === undefined || east === undefined || rest.length) return undefined
  const isSound =
    south < north &&
    west < east &&
    Math.abs(south) <= 90 &&
    Math.abs(north) <= 90 &&
    Math.abs(west) <= 180 &&
    Math.abs(east) <= 180
  return isSound ? { south, west, north, east } : undefined
}

const writeBounds = ({ south, west, north, east }: Bounds) =>
  [south, west, north, east].map((degrees) => degrees.toFixed(4)).join(',')

function parseIds(value: string): number[] | undefined {
  const ids = value.split(',')
  if (ids.length > idLimit || !ids.every((id) => /^\d{1,12}$/.test(id))) return undefined
  return [...new Set(ids.map(Number))]
}

/** Parses a query. Invalid parameters are listed in `ignored`. */
export function parseListQuery(query: URLSearchParams): ListQuery {
  const reader = createReader(query)
  const { ignored, readOne, readAll, readNumber, readAmount, readChoice } = reader
  const filter: PropertyFilter = {
    cities: readAll('city', parseCity),
    types: readAll('type', (value) => (/^[1-8]$/.test(value) ? value : undefined)),
    ...pricesInOrder({ minPrice: readAmount('minPrice'), maxPrice: readAmount('maxPrice') }),
    minBedrooms: readNumber('bedrooms'),
    minBathrooms: readNumber('bathrooms'),
    minGarages: readNumber('garages'),
    minParkings: readNumber('parkings'),
    minArea: readNumber('area'),
    minPlot: readNumber('plot'),
    epc: readChoice('epc', epcLetters),
    flags: flags.filter((flag) => readChoice(flag, ['1'])),
    since: readNumber('since'),
    text: readOne('q', (value) => (value.length <= textLimit ? value : undefined)) ?? '',
    reference: readOne('ref', (value) => (/^\d{1,12}$/.test(value) ? value : undefined)) ?? '',
    bounds: readOne('bounds', parseBounds),
    shapes: readShapes(reader),
  }
  return {
    filter,
    sort: readChoice('sort', sortOrders) ?? 'newest',
    page: readNumber('page') ?? 1,
    view: readChoice('view', ['list', 'map']) ?? 'list',
    ids: readOne('ids', parseIds) ?? [],
    near: readNear(reader),
    ignored: [...ignored],
  }
}

type Values = readonly (string | number | undefined)[]

/** Values of each parameter except yes-or-no filters; defaults are left out. */
function writeValues({ filter, sort, page, view, ids }: ListAddress): Record<Exclude<Key, Flag | 'near' | 'km'>, Values> {
  return {
    city: [...filter.cities].sort((a, b) => a.zip.localeCompare(b.zip) || a.name.localeCompare(b.name)).map(writeCity),
    type: [...filter.types].sort(),
    minPrice: [filter.minPrice],
    maxPrice: [filter.maxPrice],
    bedrooms: [filter.minBedrooms],
    bathrooms: [filter.minBathrooms],
    garages: [filter.minGarages],
    parkings: [filter.minParkings],
    area: [filter.minArea],
    plot: [filter.minPlot],
    epc: [filter.epc],
    since: [filter.since],
    q: [filter.text || undefined],
    ref: [filter.reference || undefined],
    bounds: [filter.bounds && writeBounds(filter.bounds)],
    zone: filter.shapes.filter(({ kind }) => kind === 'area').map(writeShape),
    around: filter.shapes.filter(({ kind }) => kind === 'circle').map(writeShape),
    ids: [ids?.length ? ids.join(',') : undefined],
    view: [view === 'map' ? view : undefined],
    sort: [sort === 'newest' ? undefined : sort],
    page: [page > 1 ? page : undefined],
  }
}

/** The canonical query of a list: parameters in fixed order, defaults left out. */
export function buildListQuery(address: ListAddress): URLSearchParams {
  const values = writeValues(address)
  const result = new URLSearchParams()
  const valuesOf = (key: Key): Values => {
    if (isFlag(key)) return [address.filter.flags.includes(key) ? 1 : undefined]
    // A resolved place is written as `around`.
    return key === 'near' || key === 'km' ? [] : values[key]
  }
  for (const key of keys) for (const value of valuesOf(key)) if (value !== undefined) result.append(key, String(value))
  return result
}

/** Query string for links; commas stay readable, bars are escaped (RFC 3986). */
export function listQueryText(address: ListAddress): string {
  const text = buildListQuery(address).toString().replaceAll('%2C', ',')
  return text ? `?${text}` : ''
}

/** Whether a query consists of a filter and a page number only, so that a landing page may have the same result. */
export function isFilterOnly({ sort, view, ids, near, ignored }: ListQuery): boolean {
  return sort === 'newest' && view === 'list' && ids.length === 0 && !near && ignored.length === 0
}

/** A query without any filter, first page. */
export const emptyListQuery: ListQuery = {
  filter: noFilter,
  sort: 'newest',
  page: 1,
  view: 'list',
  ids: [],
  near: undefined,
  ignored: [],
}

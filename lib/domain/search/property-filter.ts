/**
 * The filter shared by lists, map and saved searches (specification 2, "Routes"; section 4, "Search box"). `matchesFilter` defines
 * what a filter means; `property-index.ts` computes the same quickly.
 */

import { labelOf } from '../energy/epc.ts'
import type { Bounds } from '../map/bounds.ts'
import { findMainArea } from '../property/main-area.ts'
import type { IsoDate, PublicProperty } from '../property/property.ts'
import { compareDates } from '../text/compare-dates.ts'
import { addDays } from '../text/date.ts'
import { isInShapes, type SearchShape } from './search-shape.ts'
import { tokenise } from './tokenise.ts'
import { type Flag, hasFlags } from './yes-no-filters.ts'

/** A town with its postcode; without a name, all towns of the postcode. */
export type CityChoice = { name: string; zip: string }

/** Worst label letter that a listing may have. */
export const epcLetters = ['a', 'b', 'c', 'd', 'e', 'f'] as const
export type EpcLetter = (typeof epcLetters)[number]

/** Lower bounds; those of garages and parkings come from saved searches (specification 3, "Demand register"). */
export const lowerBounds = ['minBedrooms', 'minBathrooms', 'minGarages', 'minParkings', 'minArea', 'minPlot'] as const
export type LowerBound = (typeof lowerBounds)[number]

export type PropertyFilter = {
  cities: readonly CityChoice[]
  /** Web type ids. */
  types: readonly string[]
  /** Euro; a hidden price never matches (ruling 10). */
  minPrice: number | undefined
  maxPrice: number | undefined
  minBedrooms: number | undefined
  /** Bathrooms and shower rooms added together. */
  minBathrooms: number | undefined
  minGarages: number | undefined
  minParkings: number | undefined
  /** Main area, m². */
  minArea: number | undefined
  /** Plot, m². */
  minPlot: number | undefined
  epc: EpcLetter | undefined
  flags: readonly Flag[]
  /** Listed within this number of days. */
  since: number | undefined
  /** The property must contain every word. */
  text: string
  /** Reference number. */
  reference: string
  bounds: Bounds | undefined
  /** The property must be within at least one; in the order of `orderShapes`. */
  shapes: readonly SearchShape[]
}

export const noFilter: PropertyFilter = {
  cities: [],
  types: [],
  minPrice: undefined,
  maxPrice: undefined,
  minBedrooms: undefined,
  minBathrooms: undefined,
  minGarages: undefined,
  minParkings: undefined,
  minArea: undefined,
  minPlot: undefined,
  epc: undefined,
  flags: [],
  since: undefined,
  text: '',
  reference: '',
  bounds: undefined,
  shapes: [],
}

/** Swaps the bounds when the lower one is higher. */
export function pricesInOrder<Prices extends Pick<PropertyFilter, 'minPrice' | 'maxPrice'>>(prices: Prices): Prices {
  const { minPrice, maxPrice } = prices
  const isTurned = minPrice !== undefined && maxPrice !== undefined && minPrice > maxPrice
  return isTurned ? { ...prices, minPrice: maxPrice, maxPrice: minPrice } : prices
}

export const sortOrders = ['newest', 'price-asc', 'price-desc', 'area-desc'] as const
export type SortOrder = (typeof sortOrders)[number]

/** Accent- and case-insensitive form of a name. */
export function foldName(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
}

/** A city matches when folded names and postcodes are equal (specification 4). */
export function isInCity(property: Pick<PublicProperty, 'city' | 'zip'>, city: CityChoice): boolean {
  return property.zip === city.zip && (city.name === '' || foldName(property.city) === foldName(city.name))
}

/** Euro; undefined while the price is hidden. */
export function amountOf({ price }: Pick<PublicProperty, 'price'>): number | undefined {
  return price.kind === 'shown' ? price.amount : undefined
}

/** The main area of any kind of property, m². */
export const mainArea = (property: PublicProperty): number | undefined => findMainArea(property)?.area

/** Letter of the energy label, so that A+ counts as A; undefined without a label. */
export function epcLetterOf(property: PublicProperty): EpcLetter | undefined {
  const label = labelOf(property, property.texts.nl.epcLabelText)
  return label?.kind === 'picture' ? epcLetters.find((letter) => label.label.startsWith(letter)) : undefined
}

/** The figure that each lower bound refers to. */
export const figureOf = {
  minBedrooms: (property: PublicProperty) => property.bedrooms,
  minBathrooms: (property: PublicProperty) => (property.bathrooms ?? 0) + (property.showerRooms ?? 0),
  // Without a number of garages, "has a garage" counts as one.
  minGarages: (property: PublicProperty) => property.garages ?? Number(property.garage ?? false),
  minParkings: (property: PublicProperty) => property.parkings ?? Number(property.parking ?? false),
  minArea: mainArea,
  minPlot: (property: PublicProperty) => property.surfaceGround,
} as const satisfies Record<LowerBound, (property: PublicProperty) => number | undefined>

/** The words a property is found by: town, quarter, type and title in every language, and the street when it is public. */
export function wordsOf(property: PublicProperty): Set<string> {
  const texts = [
    property.city,
    property.zip,
    property.quarter ?? '',
    String(property.id),
    property.address.kind === 'shown' ? property.address.street : '',
  ]
  const names = Object.values(property.texts).flatMap(({ title, mainTypeName }) => [title, mainTypeName])
  return new Set([...texts, ...names].flatMap(tokenise))
}

function isWithin({ latitude, longitude }: PublicProperty, bounds: Bounds): boolean {
  return latitude >= bounds.south && latitude <= bounds.north && longitude >= bounds.west && longitude <= bounds.east
}

const atLeast = (value: number | undefined, bound: number | undefined) =>
  bound === undefined || (value !== undefined && value >= bound)
const atMost = (value: number | undefined, bound: number | undefined) =>
  bound === undefined || (value !== undefined && value <= bound)

function hasEpc(property: PublicProperty, worst: EpcLetter | undefined): boolean {
  if (worst === undefined) return true
  const letter = epcLetterOf(property)
  return letter !== undefined && letter <= worst
}

function hasText(property: PublicProperty, text: string): boolean {
  const wanted = tokenise(text)
  if (wanted.length === 0) return true
  const own = wordsOf(property)
  return wanted.every((token) => own.has(token))
}

type Check = (property: PublicProperty, filter: PropertyFilter, today: IsoDate) => boolean

const boundCheck =
  (bound: LowerBound): Check =>
  (property, filter) =>
    atLeast(figureOf[bound](property), filter[bound])

/** The test for each part of a filter; a part that is not set accepts all. Cheap and selective ones come first. */
const checks = {
  types: (property, { types }) => types.length === 0 || types.some((type) => property.webIds.includes(type)),
  cities: (property, { cities }) => cities.length === 0 || cities.some((city) => isInCity(property, city)),
  price: (property, { minPrice, maxPrice }) => atLeast(amountOf(property), minPrice) && atMost(amountOf(property), maxPrice),
  minBedrooms: boundCheck('minBedrooms'),
  minBathrooms: boundCheck('minBathrooms'),
  minGarages: boundCheck('minGarages'),
  minParkings: boundCheck('minParkings'),
  minArea: boundCheck('minArea'),
  minPlot: boundCheck('minPlot'),
  flags: (property, { flags: wanted }) => hasFlags(property, wanted),
  since: (property, { since }, today) => since === undefined || property.creationDate >= addDays(today, -since),
  reference: (property, { reference }) => reference === '' || String(property.id) === reference,
  bounds: (property, { bounds }) => bounds === undefined || isWithin(property, bounds),
  shapes: (property, { shapes }) => isInShapes(property, shapes),
  epc: (property, { epc }) => hasEpc(property, epc),
  text: (property, { text }) => hasText(property, text),
} as const satisfies Record<string, Check>

/** A part of a filter. */
export type Criterion = keyof typeof checks

const criteria = Object.entries(checks) as [Criterion, Check][]

/**
 * Whether a property matches every part of the filter.
 * @param today reference day of `since`.
 */
export function matchesFilter(property: PublicProperty, filter: PropertyFilter, today: IsoDate): boolean {
  return criteria.every(([, check]) => check(property, filter, today))
}

/** The parts of the filter that a property does not match; empty when it matches. */
export function missedCriteria(property: PublicProperty, filter: PropertyFilter, today: IsoDate): Criterion[] {
  return criteria.flatMap(([criterion, check]) => (check(property, filter, today) ? [] : [criterion]))
}

type Comparison = (a: PublicProperty, b: PublicProperty) => number

const newest: Comparison = (a, b) => compareDates(b.creationDate, a.creationDate) || a.id - b.id

/** Unknown figures are last in both directions. */
function compareFigures(x: number | undefined, y: number | undefined, direction: 1 | -1): number {
  if (x === undefined || y === undefined) return Number(x === undefined) - Number(y === undefined)
  return (x - y) * direction
}

const figureOrders = {
  'price-asc': { figure: amountOf, direction: 1 },
  'price-desc': { figure: amountOf, direction: -1 },
  'area-desc': { figure: mainArea, direction: -1 },
} as const satisfies Record<Exclude<SortOrder, 'newest'>, { figure: typeof mainArea; direction: 1 | -1 }>

/** Comparison of two listings; equal ones are sorted newest first. */
export function propertyComparison(order: SortOrder): Comparison {
  if (order === 'newest') return newest
  const { figure, direction } = figureOrders[order]
  return (a, b) => compareFigures(figure(a), figure(b), direction) || newest(a, b)
}

/** The same of two indices of a list, for sorting a long one. */
export function placeComparison(properties: readonly PublicProperty[], order: SortOrder): (a: number, b: number) => number {
  const at = (place: number) => properties[place] as PublicProperty
  if (order === 'newest') return (a, b) => newest(at(a), at(b))
  const { figure, direction } = figureOrders[order]
  // Computed once per listing: within the comparison it would dominate the sorting time of a long list.
  const figures = properties.map(figure)
  return (a, b) => compareFigures(figures[a], figures[b], direction) || newest(at(a), at(b))
}

/** A sorted copy; equal ones are sorted newest first. */
export function sortProperties(properties: readonly PublicProperty[], order: SortOrder): PublicProperty[] {
  const places = properties.map((_, place) => place).sort(placeComparison(properties, order))
  return places.flatMap((place) => properties[place] ?? [])
}

export type PageOfItems<T> = { items: T[]; page: number; pageCount: number; total: number }

/** One page of a list; a page number out of range is clamped. */
export function paginate<T>(items: readonly T[], page: number, pageSize: number): PageOfItems<T> {
  const pageCount = Math.max(1, Math.ceil(items.length / pageSize))
  const current = Math.min(Math.max(1, page), pageCount)
  return { items: items.slice((current - 1) * pageSize, current * pageSize), page: current, pageCount, total: items.length }
}

/** Converts between form fields and search criteria. */
import 'server-only'
import { type CityChoice, noFilter, type PropertyFilter } from '../../../domain/search/property-filter.ts'
import { type Schedule, schedules, toSearchCriteria } from '../../../domain/subscriptions/saved-search.ts'
import type { RawValues } from '../../../forms/field.ts'
import { getSnapshot } from '../../content/snapshot/current-snapshot.ts'
import type { SearchSettings } from '../../db/repositories/subscriptions/saved-searches.ts'

type Values = Readonly<Record<string, unknown>>

const listOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : [])

/** Zero means no bound. */
const numberOf = (value: unknown) => (typeof value === 'number' && value > 0 ? value : undefined)

const byZip = (zips: Iterable<string>): CityChoice[] => [...new Set(zips)].sort().map((zip) => ({ name: '', zip }))

/** `daily` if the field is missing or invalid. */
export const readSchedule = ({ SCHEDULE }: Values): Schedule => schedules.find((known) => known === SCHEDULE) ?? 'daily'

/**
 * The bounds of the filter. A budget includes the costs of buying; without a maximum price it limits the price
 * (docs/decisions/013).
 */
function readBounds(values: Values): Partial<PropertyFilter> {
  return {
    minPrice: numberOf(values['MIN_PRICE']),
    maxPrice: numberOf(values['MAX_PRICE']) ?? numberOf(values['BUDGET']),
    minBedrooms: numberOf(values['MIN_BEDROOMS']),
    minBathrooms: numberOf(values['MIN_BATHROOMS']),
    minGarages: numberOf(values['MIN_GARAGES']),
    minParkings: numberOf(values['MIN_PARKINGS']),
  }
}

/**
 * @param rest parts of a filter that the form does not contain and that stay.
 * @returns undefined for an unknown zone.
 */
export function readCriteria(values: Values, rest: PropertyFilter = noFilter): SearchSettings | undefined {
  const chosen = listOf(values['ZONES'])
  const zones = getSnapshot().zones.filter(({ id }) => chosen.includes(id))
  if (zones.length !== chosen.length) return undefined
  const cities = byZip([...zones.flatMap(({ zips }) => zips), ...listOf(values['ZIPS'])])
  const filter = { ...rest, ...readBounds(values), types: listOf(values['TYPES']).sort(), cities }
  return {
    criteria: toSearchCriteria(values['GOAL'] === 'rent' ? 'rent' : 'sale', filter),
    budget: numberOf(values['BUDGET']),
    schedule: readSchedule(values),
  }
}

const textOf = (value: number | undefined) => (value === undefined ? '' : String(value))

/** The field values of a saved search; one without types or places matches all of them. */
export function fieldsOf({ criteria, budget, schedule }: SearchSettings): RawValues {
  const { goal, filter } = criteria
  const { zones, types } = getSnapshot()
  const zips = new Set(filter.cities.length > 0 ? filter.cities.map(({ zip }) => zip) : zones.flatMap((zone) => zone.zips))
  const chosen = zones.filter((zone) => zone.zips.every((zip) => zips.has(zip)))
  const inZones = new Set(chosen.flatMap((zone) => zone.zips))
  return {
    GOAL: goal ?? 'sale',
    TYPES: filter.types.length > 0 ? filter.types : types.map(({ webId }) => webId),
    ZONES: chosen.map(({ id }) => id),
    ZIPS: [...zips].filter((zip) => !inZones.has(zip)).join(', '),
    MIN_PRICE: textOf(filter.minPrice),
    MAX_PRICE: textOf(filter.maxPrice),
    BUDGET: textOf(budget),
    MIN_BEDROOMS: textOf(filter.minBedrooms),
    MIN_BATHROOMS: textOf(filter.minBathrooms),
    MIN_GARAGES: textOf(filter.minGarages),
    MIN_PARKINGS: textOf(filter.minParkings),
    SCHEDULE: schedule,
  }
}

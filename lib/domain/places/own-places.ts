/** The visitor's own places, such as work and school. Stored in the browser only. */
import { storedItems } from '../consent/browser-storage.ts'
import type { Spot } from '../map/distance.ts'
import { type TravelMode, travelModes } from './travel.ts'

/** `name`: the visitor's name for it. `where`: the text it was found with. `mode`: means of travel. */
export type OwnPlace = Spot & { name: string; where: string; mode: TravelMode }

export const placeLimit = storedItems.ownPlaces.limit
export const nameLimit = 24
const whereLimit = 60

/** The letter of each place on map, card and table. */
export const letterOf = (index: number): string => 'ABCD'[index] ?? ''

const round = (degrees: number) => Math.round(degrees * 1e5) / 1e5

const isWithin = (value: unknown, limit: number): value is number =>
  typeof value === 'number' && Number.isFinite(value) && Math.abs(value) <= limit

const trim = (value: unknown, limit: number) => (typeof value === 'string' ? value.trim().slice(0, limit) : '')

/** Validates a place and shortens it for storage: short names, coordinates to a metre. Undefined when invalid. */
export function toOwnPlace(value: unknown): OwnPlace | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { name, where, latitude, longitude, mode }: Partial<Record<keyof OwnPlace, unknown>> = value
  const known = travelModes.find((one) => one === mode)
  const called = trim(name, nameLimit)
  if (!called || !known || !isWithin(latitude, 85) || !isWithin(longitude, 180)) return undefined
  return {
    name: called,
    where: trim(where, whereLimit),
    latitude: round(latitude),
    longitude: round(longitude),
    mode: known,
  }
}

/** Parses what the browser stored; malformed text gives no places. */
export function parseOwnPlaces(text: string | null): readonly OwnPlace[] {
  if (!text) return []
  try {
    const values: unknown = JSON.parse(text)
    return Array.isArray(values) ? values.flatMap((value) => toOwnPlace(value) ?? []).slice(0, placeLimit) : []
  } catch {
    return []
  }
}

/** `51.2194, 4.4025`, also with decimal commas and separated by a semicolon; undefined for any other text. */
export function parseCoordinates(text: string): Spot | undefined {
  const number = String.raw`(-?\d{1,3}(?:[.,]\d+)?)`
  const found = new RegExp(`^${number}\\s*(?:[;,]\\s*|\\s)${number}$`).exec(text.trim())
  const [latitude, longitude] = (found?.slice(1) ?? []).map((part) => Number(part.replace(',', '.')))
  return isWithin(latitude, 85) && isWithin(longitude, 180) ? { latitude, longitude } : undefined
}

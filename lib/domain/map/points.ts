/** What lies around the homes: `data/points.json`. Towns to search around, stops, schools and shops, and the rivers between them. */
import type { Language } from '../text/language.ts'
import type { Spot } from './distance.ts'
import type { Point } from './geography.ts'

/** What a search may be made around, the more usual meaning of a name first. */
export const placeKinds = ['town', 'district', 'quarter', 'station', 'street'] as const
export type PlaceKind = (typeof placeKinds)[number]

/** What the surroundings of a home name, a station among them. */
export const amenityKinds = [
  'tram',
  'bus',
  'primary-school',
  'secondary-school',
  'supermarket',
  'bakery',
  'park',
  'centre',
] as const
export type AmenityKind = (typeof amenityKinds)[number]

export type PointKind = PlaceKind | AmenityKind

export type PointOfInterest = Spot & {
  kind: PointKind
  /** Proper name; most are the same in every language. */
  name: Readonly<Record<Language, string>>
  /** Other names that lead to it, such as a former one. */
  also: readonly string[]
  /** Postcodes that mean it. */
  zips: readonly string[]
}

/** What is crossed in few places: who looks across it is told no time. */
export type River = {
  name: Readonly<Record<Language, string>>
  line: readonly Point[]
}

export type Surroundings = { points: readonly PointOfInterest[]; rivers: readonly River[] }

/** For who has no such file. */
export const noSurroundings: Surroundings = { points: [], rivers: [] }

export const isPlaceKind = (kind: PointKind): kind is PlaceKind => placeKinds.some((known) => known === kind)

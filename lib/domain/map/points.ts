/** Surroundings of the homes (`data/points.json`): places to search around, stops, schools and shops, and rivers. */
import type { Language } from '../text/language.ts'
import type { Spot } from './distance.ts'
import type { Point } from './geography.ts'

/** Kinds of places to search around; for names with several meanings, the most usual kind first. */
export const placeKinds = ['town', 'district', 'quarter', 'station', 'street'] as const
export type PlaceKind = (typeof placeKinds)[number]

/** Kinds of points shown in the surroundings of a home; stations are among them. */
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
  /** Proper name; usually the same in every language. */
  name: Readonly<Record<Language, string>>
  /** Other names for it, such as a former one. */
  also: readonly string[]
  /** Postcodes that refer to it. */
  zips: readonly string[]
}

/** A river with few crossings: no travel time is shown to a place on the other side. */
export type River = {
  name: Readonly<Record<Language, string>>
  line: readonly Point[]
}

export type Surroundings = { points: readonly PointOfInterest[]; rivers: readonly River[] }

/** For agencies without such a file. */
export const noSurroundings: Surroundings = { points: [], rivers: [] }

export const isPlaceKind = (kind: PointKind): kind is PlaceKind => placeKinds.some((known) => known === kind)

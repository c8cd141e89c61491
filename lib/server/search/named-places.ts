/** Named places to search around: those of `data/points.json`, other municipalities of Belgium, then streets. */
import 'server-only'
import { getMunicipalities } from '../../domain/map/belgium.ts'
import type { Spot } from '../../domain/map/distance.ts'
import { isPlaceKind } from '../../domain/map/points.ts'
import { createPlaceIndex, type FoundPlace, type NamedPlace, type PlaceIndex } from '../../domain/search/named-places.ts'
import { foldName } from '../../domain/search/property-filter.ts'
import { inEachLanguage, type Language } from '../../domain/text/language.ts'
import { getSnapshot } from '../content/snapshot/current-snapshot.ts'
import type { Snapshot } from '../content/snapshot/snapshot-type.ts'
import { findStreets } from './named-streets.ts'

/** A postcode shared with a district or quarter means that part of the town, which may be kilometres from its centre. */
function ownPlaces({ surroundings: { points } }: Snapshot): NamedPlace[] {
  const ofParts = new Set(points.flatMap(({ kind, zips }) => (kind === 'district' || kind === 'quarter' ? zips : [])))
  return points.flatMap(({ kind, name, latitude, longitude, also, zips }) => {
    if (!isPlaceKind(kind) || kind === 'street') return []
    const own = kind === 'town' ? zips.filter((zip) => !ofParts.has(zip)) : zips
    return [{ kind, name, latitude, longitude, also: [...also, ...own] }]
  })
}

/** The centroid of a municipality; a line in `data/points.json` sets another centre. */
function otherTowns(own: readonly NamedPlace[]): NamedPlace[] {
  const known = new Set(own.filter(({ kind }) => kind !== 'station').map(({ name }) => foldName(name.nl)))
  return getMunicipalities().flatMap(({ names, latitude, longitude }) => {
    const { nl = '' } = names
    const name = inEachLanguage((language) => names[language] ?? nl)
    return nl && !known.has(foldName(nl)) ? [{ kind: 'town' as const, name, latitude, longitude, also: [] }] : []
  })
}

type Known = { places: readonly NamedPlace[]; index: PlaceIndex }

const known = new WeakMap<Snapshot, Known>()

/** Computed once per snapshot. */
function getKnown(): Known {
  const snapshot = getSnapshot()
  const before = known.get(snapshot)
  if (before) return before
  const own = ownPlaces(snapshot)
  const places = [...own, ...otherTowns(own), ...findStreets(snapshot)]
  const made = { places, index: createPlaceIndex(places) }
  known.set(snapshot, made)
  return made
}

const getPlaces = () => getKnown().index

/** All named places; where a name is ambiguous, the most common meaning first. */
export const getNamedPlaces = (): readonly NamedPlace[] => getKnown().places

/** The place that a text names, or the candidates if it is ambiguous. */
export const findPlace = (text: string): FoundPlace => getPlaces().find(text)

/** The place at exactly this point. */
export const placeAt = (spot: Spot): NamedPlace | undefined => getPlaces().placeAt(spot)

/** The nearest place that has a name. */
export const nearestPlace = (spot: Spot): NamedPlace | undefined => getPlaces().nearestTo(spot)

/** Messages of `FilterBar`. */
type Words = (key: string, values?: Record<string, string>) => string

/** "Mechelen", "station Antwerpen-Berchem". */
export function placeName({ kind, name }: NamedPlace, language: Language, t: Words): string {
  return kind === 'station' ? t('stationName', { name: name[language] }) : name[language]
}

/** Points of interest near a property: computed from the content's points, completed by those its record states. */
import 'server-only'
import { findNearby } from '../../domain/places/nearby.ts'
import type { NearbyPlace, PublicProperty } from '../../domain/property/property.ts'
import type { Language } from '../../domain/text/language.ts'
import { getSnapshot } from '../content/snapshot/current-snapshot.ts'

/** `metres`: distance in a straight line, rounded to 10; undefined for places from the record. */
export type ShownNearby = NearbyPlace & { metres?: number }

/** Most rows shown. */
const limit = 6

/**
 * The nearest of each kind, sorted by distance, then those in the record of other kinds. Nothing is computed for a hidden
 * address: the school nearest to a rounded point may be another one.
 */
export function nearbyOf({ nearby, address, latitude, longitude }: PublicProperty, language: Language): ShownNearby[] {
  if (address.kind === 'hidden') return [...nearby]
  const { points, rivers } = getSnapshot().surroundings
  const measured = findNearby({ latitude, longitude }, points, rivers).map(({ kind, point, metres, minutes }): ShownNearby => {
    return { kind, name: point.name[language], minutes, by: 'foot', metres: Math.max(10, Math.round(metres / 10) * 10) }
  })
  const kinds = new Set(measured.map(({ kind }) => kind))
  return [...measured, ...nearby.filter(({ kind }) => !kinds.has(kind))].slice(0, Math.max(limit, nearby.length))
}

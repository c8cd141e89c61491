/** What lies around a home: measured from the points of the content, with what its record states beside. */
import 'server-only'
import { findNearby } from '../../domain/places/nearby.ts'
import type { NearbyPlace, PublicProperty } from '../../domain/property/property.ts'
import type { Language } from '../../domain/text/language.ts'
import { getSnapshot } from '../content/snapshot/current-snapshot.ts'

/** `metres`: of the straight line, in tens; undefined for what the record states. */
export type ShownNearby = NearbyPlace & { metres?: number }

/** Rows at most: what one takes in at a glance. */
const limit = 6

/**
 * The nearest of each kind, the nearest first, then what the record states of other kinds. Of a hidden address nothing is
 * measured: the school nearest to a rounded point may be another one.
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

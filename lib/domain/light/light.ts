/** Orientation of garden, terrace and facades of a property, and when the sun reaches them (design, "Light compass"). */
import { isPlot } from '../law/notice-property.ts'
import { azimuthOf, turn } from '../property/orientation.ts'
import type { HouseSide, Orientation, PropertyFacts, Room } from '../property/property.ts'
import { findSunSpans, type SunMoment, type SunSpan, trackSun } from './sun-hours.ts'
import { findHourMarks, findSunPath, type HourMark, type SunPath } from './sun-path.ts'

const lightPlaces = ['garden', 'terrace', 'rear', 'street'] as const

export type LightPlace = (typeof lightPlaces)[number]

/** The solstices: 21 June and 21 December. */
export type LightDay = 'june' | 'december'
export type SunSpans = Record<LightDay, SunSpan[]>

export type OutdoorLight = { place: 'garden' | 'terrace'; facing: Orientation; spans: SunSpans }
export type SideLight = { side: HouseSide; facing: Orientation; rooms: readonly Room[]; spans: SunSpans }

export type Light = {
  /** Orientation of each place; `street` is opposite the rear. */
  places: Partial<Record<LightPlace, Orientation>>
  paths: Record<LightDay, SunPath | undefined>
  /** Azimuth of the sun on 21 June at every full hour of local time. */
  hours: HourMark[]
  /** Garden, and the terrace where it has another orientation. */
  outdoor: OutdoorLight[]
  /** Facades of the building; empty where the orientation of its rear is unknown, and for a plot. */
  sides: SideLight[]
}

type OrientationField = 'orientationGarden' | 'orientationTerrace' | 'orientationRear'

/** Minutes. Shorter spans are less than the error of an orientation that is known to an eighth of a circle only. */
const shortestSpan = 10

/** Eighths of a circle, clockwise from the rear; left and right as seen from the street. */
const turns = { rear: 0, street: 4, left: -2, right: 2 } as const satisfies Record<HouseSide, number>
const houseSides = ['rear', 'street', 'left', 'right'] as const satisfies readonly HouseSide[]

/** Whether any orientation is known. */
export function hasLight(property: Pick<PropertyFacts, OrientationField>): boolean {
  return (property.orientationGarden ?? property.orientationTerrace ?? property.orientationRear) !== undefined
}

function findPlaces({ orientationGarden, orientationTerrace, orientationRear }: Pick<PropertyFacts, OrientationField>) {
  return {
    ...(orientationGarden && { garden: orientationGarden }),
    ...(orientationTerrace && { terrace: orientationTerrace }),
    ...(orientationRear && { rear: orientationRear, street: turn(orientationRear, turns.street) }),
  }
}

/** Spans of sun that are long enough to mention, on a facade that faces `facing`. */
function spansOf(tracks: Record<LightDay, SunMoment[]>, facing: Orientation): SunSpans {
  const find = (track: SunMoment[]) =>
    findSunSpans(track, azimuthOf(facing)).filter(({ from, to }) => to.instant - from.instant >= shortestSpan * 60_000)
  return { june: find(tracks.june), december: find(tracks.december) }
}

/** Rear and street always; left and right where a room is known to face that way. */
function findSides(property: PropertyFacts): { side: HouseSide; facing: Orientation; rooms: Room[] }[] {
  const rear = property.orientationRear
  if (rear === undefined || isPlot(property)) return []
  return houseSides
    .map((side) => ({ side, facing: turn(rear, turns[side]), rooms: property.rooms.filter((room) => room.side === side) }))
    .filter(({ side, rooms }) => side === 'rear' || side === 'street' || rooms.length > 0)
}

/**
 * The light of a property through one year.
 * @param property public version: with a hidden address its point is rounded, which changes times by seconds only.
 */
export function describeLight(property: PropertyFacts, year: number): Light {
  const days = { june: `${year}-06-21`, december: `${year}-12-21` }
  const tracks = { june: trackSun(days.june, property), december: trackSun(days.december, property) }
  const places: Light['places'] = findPlaces(property)
  const { garden, terrace } = places
  const isTerraceApart = terrace !== undefined && terrace !== garden
  return {
    places,
    paths: { june: findSunPath(days.june, property), december: findSunPath(days.december, property) },
    hours: findHourMarks(tracks.june),
    outdoor: [
      ...(garden ? [{ place: 'garden' as const, facing: garden, spans: spansOf(tracks, garden) }] : []),
      ...(isTerraceApart ? [{ place: 'terrace' as const, facing: terrace, spans: spansOf(tracks, terrace) }] : []),
    ],
    sides: findSides(property).map((side) => ({ ...side, spans: spansOf(tracks, side.facing) })),
  }
}

/** Groups places with the same orientation, in the order of `Light.places`. */
export function groupPlaces(places: Light['places']): { facing: Orientation; names: LightPlace[] }[] {
  const names = lightPlaces.filter((name) => places[name] !== undefined)
  const facings = [...new Set(names.map((name) => places[name]))].filter((facing) => facing !== undefined)
  return facings.map((facing) => ({ facing, names: names.filter((name) => places[name] === facing) }))
}

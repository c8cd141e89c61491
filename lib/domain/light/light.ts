/** Where a property has its garden, terrace and sides, and when the sun is there (design, "Light compass"). */
import { isPlot } from '../law/notice-property.ts'
import { azimuthOf, turn } from '../property/orientation.ts'
import type { HouseSide, Orientation, PropertyFacts, Room } from '../property/property.ts'
import { findSunSpans, type SunMoment, type SunSpan, trackSun } from './sun-hours.ts'
import { findHourMarks, findSunPath, type HourMark, type SunPath } from './sun-path.ts'

const lightPlaces = ['garden', 'terrace', 'rear', 'street'] as const

export type LightPlace = (typeof lightPlaces)[number]

/** The two days that bound the year, 21 June and 21 December. */
export type LightDay = 'june' | 'december'
export type SunSpans = Record<LightDay, SunSpan[]>

export type OutdoorLight = { place: 'garden' | 'terrace'; facing: Orientation; spans: SunSpans }
export type SideLight = { side: HouseSide; facing: Orientation; rooms: readonly Room[]; spans: SunSpans }

export type Light = {
  /** What lies where; `street` is opposite the rear. */
  places: Partial<Record<LightPlace, Orientation>>
  paths: Record<LightDay, SunPath | undefined>
  /** Where the sun of 21 June stands at every full hour of the clock. */
  hours: HourMark[]
  /** Garden, then the terrace where it looks another way. */
  outdoor: OutdoorLight[]
  /** Of the building; empty where its rear is not known, and on a plot. */
  sides: SideLight[]
}

type OrientationField = 'orientationGarden' | 'orientationTerrace' | 'orientationRear'

/** Shorter spans, minutes, are lost in what eight winds leave open. */
const shortestSpan = 10

/** Eighths of a circle from the rear: who stands in the street has the rear straight ahead. */
const turns = { rear: 0, street: 4, left: -2, right: 2 } as const satisfies Record<HouseSide, number>
const houseSides = ['rear', 'street', 'left', 'right'] as const satisfies readonly HouseSide[]

/** Whether anything is known of where the property looks. */
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

/** Spans worth telling on a side that looks to `facing`. */
function spansOf(tracks: Record<LightDay, SunMoment[]>, facing: Orientation): SunSpans {
  const find = (track: SunMoment[]) =>
    findSunSpans(track, azimuthOf(facing)).filter(({ from, to }) => to.instant - from.instant >= shortestSpan * 60_000)
  return { june: find(tracks.june), december: find(tracks.december) }
}

/** The rear and the street always; left and right where a room is known to look there. */
function findSides(property: PropertyFacts): { side: HouseSide; facing: Orientation; rooms: Room[] }[] {
  const rear = property.orientationRear
  if (rear === undefined || isPlot(property)) return []
  return houseSides
    .map((side) => ({ side, facing: turn(rear, turns[side]), rooms: property.rooms.filter((room) => room.side === side) }))
    .filter(({ side, rooms }) => side === 'rear' || side === 'street' || rooms.length > 0)
}

/**
 * The light of a property through one year.
 * @param property as the public sees it: with a hidden address its point is rounded, which moves the sun by seconds.
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

/** Places that look the same way stand together, in the order of `Light.places`. */
export function groupPlaces(places: Light['places']): { facing: Orientation; names: LightPlace[] }[] {
  const names = lightPlaces.filter((name) => places[name] !== undefined)
  const facings = [...new Set(names.map((name) => places[name]))].filter((facing) => facing !== undefined)
  return facings.map((facing) => ({ facing, names: names.filter((name) => places[name] === facing) }))
}

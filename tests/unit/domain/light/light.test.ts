/** Facades, rooms and sun of a property (design, "Light compass"). */
import { describe, expect, test } from 'vitest'
import { formatClock } from '../../../../lib/domain/light/clock-time.ts'
import { describeLight, groupPlaces, hasLight } from '../../../../lib/domain/light/light.ts'
import type { SunSpan } from '../../../../lib/domain/light/sun-hours.ts'
import { dwellingKindOf } from '../../../../lib/domain/property/dwelling-kind.ts'
import type { Orientation, PropertyFacts, PublicProperty } from '../../../../lib/domain/property/property.ts'
import { getProperty, getRecord } from '../../../support/content.ts'

const unknown = { orientationGarden: undefined, orientationTerrace: undefined, orientationRear: undefined }

/** A demo house with other orientations; those left out are unknown. */
const house = (change: Partial<PropertyFacts>): PublicProperty => getProperty('s11', { ...unknown, ...change })

const described = (spans: readonly SunSpan[]) =>
  spans.map(({ from, to }) => `${formatClock(from.instant, 10)}-${formatClock(to.instant, 10)}`)

const gardenHours = (orientationGarden: Orientation) => {
  const [garden] = describeLight(house({ orientationGarden }), 2026).outdoor
  return [described(garden?.spans.june ?? []), described(garden?.spans.december ?? [])]
}

test.each<[Orientation, string[], string[]]>([
  ['N', ['6:50-9:10', '18:20-20:40'], []],
  ['E', ['6:50-13:40'], ['10:30-12:40']],
  ['S', ['9:10-18:20'], ['10:30-14:50']],
  ['SW', ['12:00-20:40'], ['10:30-14:50']],
  ['W', ['13:50-20:40'], ['12:40-14:50']],
])('a garden facing %s has its sun on 21 June and 21 December', (orientation, june, december) => {
  expect(gardenHours(orientation)).toEqual([june, december])
})

describe('what is known', () => {
  test('is nothing without any orientation', () => {
    expect(hasLight(house({}))).toBe(false)
  })

  test.each(['orientationGarden', 'orientationTerrace', 'orientationRear'] as const)('is something with one: %s', (field) => {
    expect(hasLight(house({ [field]: 'N' }))).toBe(true)
  })

  test('the orientation of the garden alone does not give that of street and facades', () => {
    const light = describeLight(house({ orientationGarden: 'E' }), 2026)
    expect(light.places).toEqual({ garden: 'E' })
    expect(light.sides).toEqual([])
  })

  test('the street is opposite the rear; places with the same orientation are grouped', () => {
    const { places } = describeLight(house({ orientationRear: 'SW', orientationTerrace: 'SW', orientationGarden: 'S' }), 2026)
    expect(groupPlaces(places)).toEqual([
      { facing: 'S', names: ['garden'] },
      { facing: 'SW', names: ['terrace', 'rear'] },
      { facing: 'NE', names: ['street'] },
    ])
  })

  test('a terrace has spans of its own where its orientation differs from the garden', () => {
    const outdoor = (orientationTerrace: Orientation) =>
      describeLight(house({ orientationGarden: 'S', orientationTerrace }), 2026).outdoor.map(({ place }) => place)
    expect(outdoor('W')).toEqual(['garden', 'terrace'])
    expect(outdoor('S')).toEqual(['garden'])
  })
})

describe('facades', () => {
  test('list the rooms that face that way; left and right are as seen from the street', () => {
    const rooms = [
      { floor: 0, kind: 'kitchen', area: 10, side: 'rear' },
      { floor: 0, kind: 'office', area: 10, side: 'right' },
      { floor: 0, kind: 'hall', area: 10 },
    ] as const
    const { sides } = describeLight(house({ orientationRear: 'N', rooms }), 2026)
    expect(sides.map(({ side, facing, rooms }) => [side, facing, ...rooms.map(({ kind }) => kind)])).toEqual([
      ['rear', 'N', 'kitchen'],
      ['street', 'S'],
      ['right', 'E', 'office'],
    ])
  })

  test('a plot has none', () => {
    expect(describeLight(getProperty('s13'), 2026).sides).toEqual([])
  })
})

test('a hidden address changes times by less than a minute (ruling 10)', () => {
  const rise = (property: PropertyFacts) => describeLight(property, 2026).outdoor[0]?.spans.june[0]?.from.instant ?? 0
  expect(Math.abs(rise(getProperty('s12')) - rise(getRecord('s12')))).toBeLessThanOrEqual(60_000)
})

test.each([
  ['1', 'house'],
  ['2', 'apartment'],
  ['3', 'studio'],
  ['4', 'plot'],
  ['6', 'building'],
])('web type %s is called a %s', (webId, kind) => {
  expect(dwellingKindOf(webId)).toBe(kind)
})

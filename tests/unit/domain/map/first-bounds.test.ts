/** The initial view of a map. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { boundsOf } from '@/lib/domain/map/bounds'
import { clusterPoints } from '@/lib/domain/map/cluster'
import { firstBounds } from '@/lib/domain/map/first-bounds'
import { snapshot } from '../../../support/content'

const homes = snapshot.properties.filter(({ goal }) => goal === 'sale')
const wide = { width: 700, height: 620 }
/** A map above the mobile sheet, at 390 px. */
const narrow = { width: 230, height: 220 }

const inside = (box: NonNullable<ReturnType<typeof firstBounds>>) =>
  homes.filter(
    ({ latitude, longitude }) => latitude >= box.south && latitude <= box.north && longitude >= box.west && longitude <= box.east,
  )

test('shows all markers, if several prices are visible', () => {
  expect(firstBounds(homes, wide, 15)).toEqual(boundsOf(homes))
})

describe('a small map', () => {
  const box = firstBounds(homes, narrow, 15)

  test('shows the part with visible prices', () => {
    expect(box).not.toEqual(boundsOf(homes))
    const shown = box ? inside(box) : []
    expect(shown.length).toBeGreaterThanOrEqual(4)
    expect(shown.length).toBeLessThan(homes.length)
  })

  test('shows all markers where no part has visible prices, as for one building', () => {
    const flats = Array.from({ length: 6 }, (_, id) => ({ id, latitude: 51.2, longitude: 4.4 }))
    expect(firstBounds(flats, narrow, 15)).toEqual(boundsOf(flats))
  })
})

test('is undefined without markers or without space', () => {
  expect(firstBounds([], wide, 15)).toBeUndefined()
  expect(firstBounds(homes, { width: -10, height: 100 }, 15)).toEqual(boundsOf(homes))
})

test('is within the bounds of all markers, and has visible prices or contains all', () => {
  const point = fc.record({
    id: fc.nat(),
    latitude: fc.double({ min: 51, max: 51.4, noNaN: true }),
    longitude: fc.double({ min: 4.2, max: 4.6, noNaN: true }),
  })
  fc.assert(
    fc.property(fc.array(point, { minLength: 1, maxLength: 30 }), (points) => {
      const [box, all] = [firstBounds(points, narrow, 15), boundsOf(points)]
      if (!box || !all) return false
      const isWithin = box.south >= all.south && box.north <= all.north && box.west >= all.west && box.east <= all.east
      const isPart = JSON.stringify(box) !== JSON.stringify(all)
      return isWithin && (!isPart || clusterPoints(points, 15).length >= 4)
    }),
  )
})

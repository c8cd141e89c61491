/** Clustering of markers that would overlap. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { clusterPoints } from '@/lib/domain/map/cluster'
import { project } from '@/lib/domain/map/mercator'

const places = [
  { id: 1, latitude: 51.2, longitude: 4.4 },
  { id: 2, latitude: 51.2005, longitude: 4.4005 },
  { id: 3, latitude: 51.3, longitude: 4.5 },
]
const idsOf = (zoom: number) => clusterPoints(places, zoom).map(({ members }) => members.map(({ id }) => id))

test('the farther away, the fewer markers', () => {
  expect(idsOf(8)).toEqual([[1, 2, 3]])
  expect(idsOf(13)).toEqual([[1, 2], [3]])
  expect(idsOf(18)).toEqual([[1], [2], [3]])
})

test('a single marker keeps its position, a cluster is at the centre', () => {
  const [group, single] = clusterPoints(places, 13)
  expect(group?.latitude).toBeCloseTo(51.20025)
  expect(group?.longitude).toBeCloseTo(4.40025)
  expect(single).toMatchObject({ id: 3, latitude: 51.3, longitude: 4.5 })
})

test('units of one building stay together at every zoom', () => {
  const building = [1, 2, 3].map((id) => ({ id, latitude: 51.2, longitude: 4.4 }))
  expect(clusterPoints(building, 18)).toHaveLength(1)
})

const point = fc.record({
  latitude: fc.double({ min: 51, max: 51.4, noNaN: true }),
  longitude: fc.double({ min: 4.2, max: 4.7, noNaN: true }),
  isApproximate: fc.boolean(),
})
const points = fc.array(point, { maxLength: 60 }).map((all) => all.map((place, index) => ({ ...place, id: index + 1 })))

test('every point is in exactly one group', () => {
  fc.assert(
    fc.property(points, fc.integer({ min: 9, max: 18 }), (numbered, zoom) => {
      const ids = clusterPoints(numbered, zoom).flatMap(({ members }) => members.map(({ id }) => id))
      expect(ids.toSorted((a, b) => a - b)).toEqual(numbered.map(({ id }) => id))
    }),
  )
})

test('no two labels overlap, those of clusters included', () => {
  fc.assert(
    fc.property(points, fc.integer({ min: 9, max: 18 }), (numbered, zoom) => {
      const shown = clusterPoints(numbered, zoom).map(({ longitude, latitude, members: [first, ...others] }) => {
        const { x, y } = project(longitude, latitude, zoom)
        // A label is above its place, and on it where the address is hidden.
        return { x, y: first?.isApproximate && others.length === 0 ? y : y - 22 }
      })
      const covered = shown.filter((a, index) =>
        shown.slice(index + 1).some((b) => Math.abs(a.x - b.x) < 84 && Math.abs(a.y - b.y) < 36),
      )
      expect(covered).toEqual([])
    }),
  )
})

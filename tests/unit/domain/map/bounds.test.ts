/** Bounding boxes on the map, and the address of a search in one. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { boundsOf, overlaps, padBounds, roundBounds, searchAddress, shapesAddress } from '@/lib/domain/map/bounds'

const antwerp = { south: 51.1, west: 4.3, north: 51.3, east: 4.5 }

test('the smallest box around points', () => {
  const points = [
    { latitude: 51.3, longitude: 4.3 },
    { latitude: 51.1, longitude: 4.5 },
    { latitude: 51.2, longitude: 4.4 },
  ]
  expect(boundsOf(points)).toEqual(antwerp)
  expect(boundsOf([])).toBeUndefined()
})

test('a long list of points works', () => {
  const points = Array.from({ length: 200_000 }, (_, index) => ({ latitude: index / 10_000, longitude: 4 }))
  expect(boundsOf(points)?.north).toBe(19.9999)
})

test('padding moves every side out', () => {
  expect(padBounds({ south: 51, west: 4, north: 51, east: 4 }, 1, 0.5)).toEqual({ south: 50, west: 3.5, north: 52, east: 4.5 })
})

test('boxes that only touch do not overlap', () => {
  expect(overlaps(antwerp, { ...antwerp, south: 51.29, north: 52 })).toBe(true)
  expect(overlaps(antwerp, { ...antwerp, south: 51.3, north: 52 })).toBe(false)
  expect(overlaps(antwerp, { ...antwerp, west: 4.6, east: 4.7 })).toBe(false)
})

test('rounding never makes an area larger', () => {
  const degrees = fc.double({ min: -80, max: 80, noNaN: true })
  fc.assert(
    fc.property(degrees, degrees, (south, west) => {
      const exact = { south, west, north: south + 1, east: west + 1 }
      const round = roundBounds(exact)
      expect(round.south).toBeGreaterThanOrEqual(exact.south)
      expect(round.west).toBeGreaterThanOrEqual(exact.west)
      expect(round.north).toBeLessThanOrEqual(exact.north)
      expect(round.east).toBeLessThanOrEqual(exact.east)
    }),
  )
})

describe('the address of a search in an area', () => {
  const bounds = { south: 51.18001, west: 4.35, north: 51.25, east: 4.47999 }

  test.each([
    ['/nl/te-koop/?view=map', '/nl/te-koop/?view=map&bounds=51.1801,4.3500,51.2500,4.4799'],
    ['/nl/te-koop/?view=map&page=3', '/nl/te-koop/?view=map&bounds=51.1801,4.3500,51.2500,4.4799'],
    ['/nl/te-koop/?bounds=1,2,3,4&view=map#results', '/nl/te-koop/?bounds=51.1801,4.3500,51.2500,4.4799&view=map'],
    [
      '/nl/te-koop/?city=Antwerpen%7C2018&view=map',
      '/nl/te-koop/?city=Antwerpen%7C2018&view=map&bounds=51.1801,4.3500,51.2500,4.4799',
    ],
  ])('%s → %s', (from, to) => {
    expect(searchAddress(`https://www.scheldelicht.example${from}`, bounds)).toBe(`https://www.scheldelicht.example${to}`)
  })
})

test('a search within shapes starts at the first page, and removes other places from the address', () => {
  const href = 'https://site.example/nl/te-koop/?page=3&maxPrice=400000&zone=1,1&around=2,2&near=Gent&km=5#list'
  const shapes = { zone: ['51.1,4.3,51.2,4.4', '51,4,52,5'], around: ['51.2,4.4,2'] }
  expect(shapesAddress(href, shapes)).toBe(
    'https://site.example/nl/te-koop/?maxPrice=400000&zone=51.1,4.3,51.2,4.4&zone=51,4,52,5&around=51.2,4.4,2',
  )
  expect(shapesAddress(href, { zone: [], around: [] })).toBe('https://site.example/nl/te-koop/?maxPrice=400000')
})

/** The visitor's own places in the browser's storage, and the input of one. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { letterOf, nameLimit, parseCoordinates, parseOwnPlaces, placeLimit, toOwnPlace } from '@/lib/domain/places/own-places'

const work = { name: 'Werk', where: 'Berchem', latitude: 51.19923, longitude: 4.42883, mode: 'cycling' }

test('any stored text gives valid places only, at most four', () => {
  expect(parseOwnPlaces(JSON.stringify([work, { ...work, mode: 'bus' }, 3, null, work, work, work, work]))).toHaveLength(
    placeLimit,
  )
  expect(parseOwnPlaces(JSON.stringify([work]))).toEqual([work])
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      for (const place of parseOwnPlaces(text)) expect(toOwnPlace(place)).toEqual(place)
    }),
  )
})

test('a name is short and not empty, coordinates are on earth and exact to a metre', () => {
  expect(toOwnPlace({ ...work, name: '  ' })).toBeUndefined()
  expect(toOwnPlace({ ...work, latitude: 91 })).toBeUndefined()
  expect(toOwnPlace({ ...work, longitude: Number.NaN })).toBeUndefined()
  expect(toOwnPlace({ ...work, name: 'x'.repeat(90) })?.name).toHaveLength(nameLimit)
  expect(toOwnPlace({ ...work, latitude: 51.199_234_567 })?.latitude).toBe(51.199_23)
})

test.each([
  ['51.2194, 4.4025', 51.2194, 4.4025],
  ['51,2194 4,4025', 51.2194, 4.4025],
  ['51,2194; 4,4025', 51.2194, 4.4025],
  ['-12 -4.5', -12, -4.5],
])('%s are coordinates', (text, latitude, longitude) => {
  expect(parseCoordinates(text)).toEqual({ latitude, longitude })
})

test.each(['Berchem', '2018', '51.2', '91, 4', '51.2 4.4 3', ''])('"%s" are no coordinates', (text) => {
  expect(parseCoordinates(text)).toBeUndefined()
})

test('stored coordinates are parsed again', () => {
  const degrees = fc.double({ min: -80, max: 80, noNaN: true })
  fc.assert(
    fc.property(degrees, degrees, (latitude, longitude) => {
      const text = `${latitude.toFixed(5)}, ${longitude.toFixed(5)}`
      expect(parseCoordinates(text)).toEqual({ latitude: Number(latitude.toFixed(5)), longitude: Number(longitude.toFixed(5)) })
    }),
  )
})

test('each of four places has its letter', () => {
  expect([0, 1, 2, 3, 4].map(letterOf)).toEqual(['A', 'B', 'C', 'D', ''])
})

test('a place has valid coordinates, and its name and text have limited length', () => {
  for (const change of [{ latitude: 85 }, { latitude: -85 }, { longitude: 180 }, { longitude: -180 }])
    expect(toOwnPlace({ ...work, ...change })).toMatchObject(change)
  for (const change of [{ latitude: 85.1 }, { longitude: -180.1 }, { latitude: '51' }, { mode: 'bus' }, { name: 3 }])
    expect(toOwnPlace({ ...work, ...change })).toBeUndefined()
  expect(toOwnPlace({ ...work, where: 'x'.repeat(90) })?.where).toHaveLength(60)
  expect(toOwnPlace({ ...work, where: ' Gent ' })?.where).toBe('Gent')
})

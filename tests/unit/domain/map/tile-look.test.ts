/** The last part of a tile's address: language, scheme and version of the map. */
import { expect, test } from 'vitest'
import { lookName, parseLook, tileTemplate } from '@/lib/domain/map/tile'

test('a written look is parsed again', () => {
  const name = lookName({ language: 'fr', scheme: 'dark' }, '1a2b')
  expect(parseLook(name)).toEqual({ language: 'fr', scheme: 'dark', version: '1a2b' })
  expect(tileTemplate(name)).toBe('/tiles/{z}/{x}/{y}/fr-dark-1a2b/')
})

test.each(['', 'nl', 'nl-light', 'xx-light-1', 'nl-pink-1', 'nl-light-1-2', '__proto__-light-1'])('%s is not a look', (text) => {
  expect(parseLook(text)).toBeUndefined()
})

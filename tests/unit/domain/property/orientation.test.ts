/** The eight compass directions, clockwise. */
import { expect, test } from 'vitest'
import { azimuthOf, turn } from '@/lib/domain/property/orientation'

const winds = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const

test.each(winds.map((wind, index) => [wind, index * 45] as const))('%s is %d degrees', (wind, degrees) => {
  expect(azimuthOf(wind)).toBe(degrees)
})

test.each([
  ['N', 2, 'E'],
  ['N', 4, 'S'],
  ['N', -1, 'NW'],
  ['NW', 1, 'N'],
  ['SW', 6, 'SE'],
  ['E', 8, 'E'],
] as const)('%s and %d eighths is %s', (wind, eighths, expected) => expect(turn(wind, eighths)).toBe(expected))

/** The official spelling of towns. */
import { expect, test } from 'vitest'
import { townInCapitals } from '@/lib/domain/map/town-name'

test.each([
  ['Gent', 'GENT'],
  ['GENT', 'GENT'],
  ['liege', 'LIÈGE'],
  ['sint niklaas', 'SINT-NIKLAAS'],
  [' Berchem ', 'BERCHEM'],
])('%s in Belgium is %s', (town, written) => {
  expect(townInCapitals(town, true)).toBe(written)
})

test('a town abroad keeps its spelling', () => {
  expect(townInCapitals('Liege', false)).toBe('LIEGE')
})

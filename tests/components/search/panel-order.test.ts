/** The order of the panel's groups, and the numbers in the buttons. */
import { expect, test } from 'vitest'
import { countFound, panelOrder } from '@/components/search/panel-order'

const choice = (sale: number, rent: number) => ({ name: 'Berchem', query: '?city=Berchem%7C2600', sale, rent })

test('towns come first, unless the text names a type', () => {
  expect(panelOrder(false)).toEqual(['cities', 'properties', 'types'])
  expect(panelOrder(true)).toEqual(['types', 'cities', 'properties'])
})

test('the results are added up; without results the number is unknown, not zero', () => {
  expect(countFound([choice(2, 2), choice(3, 0)])).toEqual({ sale: 5, rent: 2 })
  expect(countFound([])).toEqual({})
})

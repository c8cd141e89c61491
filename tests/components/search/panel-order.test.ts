/** The order of the panel's groups, and what the buttons count. */
import { expect, test } from 'vitest'
import { countFound, panelOrder } from '@/components/search/panel-order'

const choice = (sale: number, rent: number) => ({ name: 'Berchem', query: '?city=Berchem%7C2600', sale, rent })

test('a town stands first, unless the text names a type', () => {
  expect(panelOrder(false)).toEqual(['cities', 'properties', 'types'])
  expect(panelOrder(true)).toEqual(['types', 'cities', 'properties'])
})

test('what was found is counted together; nothing found is not known, not none', () => {
  expect(countFound([choice(2, 2), choice(3, 0)])).toEqual({ sale: 5, rent: 2 })
  expect(countFound([])).toEqual({})
})

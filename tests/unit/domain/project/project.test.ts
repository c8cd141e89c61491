/** Figures of all units of a project: ranges of prices and bedrooms, and units by state. */
import { expect, test } from 'vitest'
import { bedroomRange, groupUnits, type PublicUnit, priceRange } from '@/lib/domain/project/project'
import { snapshot } from '../../../support/content'

const [sample] = snapshot.projects.flatMap(({ units }) => units)
if (!sample) throw new Error('the demo has no units')

const unit = (id: number, bedrooms: number, price: number | undefined, state: 'free' | 'option' = 'free'): PublicUnit =>
  price === undefined ? { ...sample, id, bedrooms, state: 'sold', price: undefined } : { ...sample, id, bedrooms, state, price }

const units = [unit(1, 3, 410_000), unit(2, 1, undefined), unit(3, 2, 295_000, 'option'), unit(4, 2, 320_000)]

test('the price range is that of unsold units', () => {
  expect(priceRange({ units })).toEqual({ from: 295_000, to: 410_000 })
  expect(priceRange({ units: [unit(3, 1, 295_000)] })).toEqual({ from: 295_000, to: 295_000 })
  expect(priceRange({ units: [unit(2, 1, undefined)] })).toBeUndefined()
})

test('the range of bedrooms includes sold units', () => {
  expect(bedroomRange({ units })).toEqual({ from: 1, to: 3 })
  expect(bedroomRange({ units: [] })).toBeUndefined()
})

test('a shop without bedrooms is no studio', () => {
  const shop: PublicUnit = { ...unit(7, 0, 250_000), kind: 'commercial' }
  expect(bedroomRange({ units: [...units, shop] })).toEqual({ from: 1, to: 3 })
  expect(bedroomRange({ units: [shop] })).toBeUndefined()
  expect(bedroomRange({ units: [...units, unit(8, 0, 250_000)] })).toEqual({ from: 0, to: 3 })
})

test('units by state, cheapest first; sold ones in their original order', () => {
  const more = [...units, unit(6, 1, undefined), unit(5, 1, 300_000, 'option')]
  const ids = Object.entries(groupUnits(more)).map(([state, list]) => [state, ...list.map(({ id }) => id)])
  expect(ids).toEqual([
    ['free', 4, 1],
    ['option', 3, 5],
    ['sold', 2, 6],
  ])
})

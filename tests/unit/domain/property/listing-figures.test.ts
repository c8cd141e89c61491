/** Statistics of a selection of homes: visible prices and available homes only (rulings 10 and 47). */
import { expect, test } from 'vitest'
import { findListingFigures } from '@/lib/domain/property/listing-figures'
import { getProperty, shownAt } from '../../../support/content.ts'

const home = {
  ...getProperty('s09'),
  availability: 'available' as const,
  zip: '2600',
  price: shownAt(300_000),
  surfaceLiving: 100,
}

test('ranges, and each postcode once, in order', () => {
  const homes = [
    home,
    { ...home, zip: '2018', price: shownAt(450_000), surfaceLiving: 80 },
    { ...home, price: shownAt(350_000), surfaceLiving: 120 },
  ]
  expect(findListingFigures(homes)).toEqual({
    prices: { from: 300_000, to: 450_000 },
    areas: { from: 80, to: 120 },
    zips: ['2018', '2600'],
  })
})

test('of sold homes only the postcode is used', () => {
  expect(findListingFigures([{ ...home, availability: 'sold' }])).toEqual({ prices: undefined, areas: undefined, zips: ['2600'] })
})

test('land has no area', () => {
  expect(findListingFigures([{ ...home, surfaceLiving: undefined }]).areas).toBeUndefined()
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findRegion } from '../../../../lib/domain/law/region.ts'

describe('findRegion', () => {
  test.each([
    ['1000', 'brussels'],
    ['1299', 'brussels'],
    ['1300', 'wallonia'],
    ['1499', 'wallonia'],
    ['1500', 'flanders'],
    ['3999', 'flanders'],
    ['4000', 'wallonia'],
    ['7999', 'wallonia'],
    ['8000', 'flanders'],
    ['9999', 'flanders'],
  ])('%s lies in %s (spec 9)', (zip, region) => {
    expect(findRegion(zip, 10)).toBe(region)
  })

  test('every postcode from 1000 to 9999 has a Region, none below (spec 9)', () => {
    fc.assert(fc.property(fc.integer({ min: 1000, max: 9999 }), (zip) => findRegion(String(zip), 10) !== undefined))
    fc.assert(fc.property(fc.integer({ min: 0, max: 999 }), (zip) => findRegion(String(zip).padStart(4, '0'), 10) === undefined))
  })

  test.each(['', '200', '20000', 'L-1234', '2000 ', '2e3', 'abcd'])('%j is no Belgian postcode', (zip) => {
    expect(findRegion(zip, 10)).toBeUndefined()
  })

  test.each([50, 0, 34])('country %d has no Regions (ruling 14)', (countryId) => {
    expect(findRegion('2000', countryId)).toBeUndefined()
  })
})

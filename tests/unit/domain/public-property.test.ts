import { describe, expect, test } from 'vitest'
import { toPublicProperty } from '../../../lib/domain/public-property.ts'
import { getProperty } from '../../support/content.ts'

const ignoreList = [4]

describe('toPublicProperty (ruling 10)', () => {
  test('a property that hides nothing stays as it is', () => {
    expect(toPublicProperty(getProperty('s01'), ignoreList)).toEqual(getProperty('s01'))
  })

  test('a hidden address leaves a rounded point', () => {
    const { street, houseNumber, boxNr, latitude, longitude, price } = toPublicProperty(getProperty('s12'), ignoreList)
    expect({ street, houseNumber, boxNr, latitude, longitude }).toEqual({
      street: '',
      houseNumber: '',
      boxNr: '',
      latitude: 51.3,
      longitude: 4.51,
    })
    expect(price).toBe(1_475_000)
  })

  test.each([
    ['not published', { publishPrice: false }],
    ['replaced by a marquee', { marquee: 4 }],
    ['in the archive', { archived: true }],
  ])('a price that is %s takes along what is reckoned from it', (_, change) => {
    const shown = toPublicProperty({ ...getProperty('r01'), totalCosts: 9000, ...change }, ignoreList)
    const { publishPrice, price, priceHistory, chargesRenter, deposit, minimumIncome, totalCosts } = shown
    expect({ publishPrice, price, priceHistory }).toEqual({ publishPrice: false, price: 0, priceHistory: [] })
    expect([chargesRenter, deposit, minimumIncome, totalCosts]).toEqual([undefined, undefined, undefined, undefined])
  })
})

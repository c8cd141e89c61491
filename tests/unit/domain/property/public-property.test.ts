import { describe, expect, test } from 'vitest'
import { toPublicProperty } from '../../../../lib/domain/property/public-property.ts'
import { getRecord } from '../../../support/content.ts'

const ignoreList = [4]

describe('toPublicProperty (rulings 9, 10 and 47)', () => {
  test('a property without hidden parts keeps all its facts, its price and its street', () => {
    const { publishPrice, price, priceUnit, priceHistory, publishAddress, street, houseNumber, boxNr, ...facts } =
      getRecord('s01')
    expect(toPublicProperty(getRecord('s01'), ignoreList)).toEqual({
      ...facts,
      price: { kind: 'shown', amount: 985_000, unit: priceUnit, history: priceHistory },
      address: { kind: 'shown', street: 'Schildersgildestraat', houseNumber: '24', boxNr },
    })
  })

  test('a hidden address is reduced to a rounded point, without a street anywhere', () => {
    const shown = toPublicProperty(getRecord('s12'), ignoreList)
    expect(shown).toMatchObject({ address: { kind: 'hidden' }, latitude: 51.3, longitude: 4.51, price: { amount: 1_475_000 } })
    expect(JSON.stringify(shown)).not.toContain('Zandwijzerdreef')
  })

  test.each([
    ['not published', { publishPrice: false }, 'request'],
    ['in the archive', { archived: true }, 'request'],
    ['replaced by a marquee', { marquee: 4 }, 'marquee'],
    ['replaced by a marquee and not published', { marquee: 4, publishPrice: false }, 'marquee'],
  ])('a price that is %s is removed together with the figures it could be calculated from', (_, change, by) => {
    const secrets = { notaryFee: 9001, registrationRights: 9002, totalCosts: 9003, rentalIncome: 9004, chargesRenter: 9005 }
    const rest = { deposit: 9006, minimumIncome: 9007, price: 9008, priceHistory: [{ date: '2026-01-01', price: 9009 }] }
    const shown = toPublicProperty({ ...getRecord('r01'), ...secrets, ...rest, ...change }, ignoreList)
    expect(shown.price).toEqual({ kind: 'hidden', by })
    expect(JSON.stringify(shown)).not.toMatch(/900\d/)
  })

  test.each([0, 1, 2, 3])('marquee %d is not in the ignore list and keeps the price (ruling 9)', (marquee) => {
    expect(toPublicProperty({ ...getRecord('s01'), marquee }, ignoreList).price).toMatchObject({ kind: 'shown', amount: 985_000 })
  })
})

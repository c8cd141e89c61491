import { describe, expect, test } from 'vitest'
import { calculate } from '../../../../lib/domain/costs/calculate-purchase.ts'
import { firstInput, type Purchase, usesOf } from '../../../../lib/domain/costs/calculator-fields.ts'
import { hasBuyingCosts, hasMovingInCosts } from '../../../../lib/domain/costs/has-calculator.ts'
import { findStatedCostsGaps } from '../../../../lib/domain/costs/stated-costs.ts'
import type { ConfidentialProperty } from '../../../../lib/domain/property/confidential-property.ts'
import { getProperty, getRecord, snapshot } from '../../../support/content.ts'

const { registrationDuty, notary, mortgage, offerDeposit } = snapshot.legalFigures
const figures = { duty: registrationDuty.flanders, notary, mortgage, depositShare: offerDeposit.share }
const house: Purchase = { price: 985_000, zip: '2000', isHome: true, figures }

describe('firstInput', () => {
  test('formats the rate for the language, and prices like every price of the site', () => {
    expect(firstInput(house, {}, 'en')).toMatchObject({ price: '985.000', rate: '3.5' })
  })

  test('begins with the price, an own home, and a fifth of 1 009 622.40 up to the next thousand', () => {
    expect(firstInput(house, {}, 'nl')).toEqual({
      price: '985.000',
      use: 'ownHome',
      contribution: '202.000',
      rate: '3,5',
      years: '25',
    })
  })

  test('uses the values of the query, valid or not, but only known uses', () => {
    expect(firstInput(house, { price: 'veel', use: 'other', years: '20' }, 'nl')).toMatchObject({
      price: 'veel',
      use: 'other',
      years: '20',
    })
    expect(firstInput(house, { use: 'castle' }, 'nl').use).toBe('ownHome')
    expect(firstInput({ ...house, isHome: false }, { use: 'ownHome' }, 'nl').use).toBe('other')
  })

  test('only Flanders has a rate for renovated homes, and only homes are own homes', () => {
    expect(usesOf(true, registrationDuty.flanders)).toEqual(['ownHome', 'renovatedHome', 'other'])
    expect(usesOf(true, registrationDuty.wallonia)).toEqual(['ownHome', 'other'])
    expect(usesOf(false, registrationDuty.flanders)).toEqual(['other'])
  })
})

describe('calculate', () => {
  const input = firstInput(house, {}, 'nl')

  test('adds costs, loan and deposit', () => {
    const answer = calculate(house, input)
    // 1 009 622.40 - 202 000 = 807 622.40, which is 82 % of the price; ten per cent of the price on account
    expect(answer).toMatchObject({
      kind: 'calculated',
      calculation: { deposit: 98_500, usualLoanToValue: 90, loan: { amount: 807_622.4, loanToValue: 82 } },
    })
  })

  test.each([
    ['price', ''],
    ['price', '0'],
    ['price', 'veel'],
    ['contribution', '-1'],
    ['rate', '16'],
    ['years', '0'],
    ['years', '41'],
    ['years', '12,5'],
  ] as const)('%s %j is reported as invalid', (field, text) => {
    expect(calculate(house, { ...input, [field]: text })).toEqual({ kind: 'invalid', fields: [field] })
  })
})

describe('which properties have a calculator (ruling 10)', () => {
  test.each<[string, Partial<ConfidentialProperty>, boolean]>([
    ['a house for sale', {}, true],
    ['with a hidden price', { publishPrice: false }, false],
    ['sold', { availability: 'sold' }, false],
    ['in the archive', { archived: true }, false],
    ['abroad', { countryId: 50 }, false],
    ['under VAT', { vat: true }, false],
    ['a takeover', { goal: 'takeover' }, false],
  ])('%s', (_case, change, expected) => {
    const property = getProperty('s01', { ...change })
    expect(hasBuyingCosts(property)).toBe(expected)
    expect(hasMovingInCosts(property)).toBe(false)
  })

  test.each(['r01', 'r03'])('%s, for rent', (record) => {
    expect(hasMovingInCosts(getProperty(record))).toBe(true)
    expect(hasBuyingCosts(getProperty(record))).toBe(false)
  })

  test('a rented property has none', () => {
    expect(hasMovingInCosts(getProperty('r02'))).toBe(false)
  })
})

describe('findStatedCostsGaps', () => {
  test('the figures of every listing of the demo agree with the calculator', () => {
    for (const property of snapshot.confidential.propertyById.values())
      expect(findStatedCostsGaps(property, snapshot.legalFigures)).toEqual([])
  })

  test('reports the figure that differs', () => {
    expect(findStatedCostsGaps({ ...getRecord('s01'), notaryFee: 4_900 }, snapshot.legalFigures)).toEqual([
      { field: 'notaryFee', expected: 4_920, found: 4_900 },
    ])
  })
})

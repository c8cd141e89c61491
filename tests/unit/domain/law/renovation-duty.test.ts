import { describe, expect, test } from 'vitest'
import { hasRenovationDuty } from '../../../../lib/domain/law/renovation-duty.ts'
import { snapshot } from '../../../support/content.ts'

const noText = {
  title: '',
  mainTypeName: '',
  marqueeName: '',
  countryName: '',
  priceUnitText: '',
  epcLabelText: '',
  description: '',
}
const textsWith = (epcLabelText: string) => ({ nl: { ...noText, epcLabelText }, fr: noText, en: noText, de: noText })
const house = { goal: 'sale', zip: '2140', countryId: 10, webIds: ['1'], energyPerformance: 612, texts: textsWith('') } as const

const { renovationDuty } = snapshot.legalFigures

describe('renovationDuty', () => {
  test('six years, labels E and F, from 2023 (spec 9, belgium.md)', () => {
    expect(renovationDuty).toMatchObject({ years: 6, labels: ['e', 'f'], from: '2023-01-01' })
  })
})

describe('hasRenovationDuty', () => {
  test.each([
    [400, false],
    [401, true],
    [500, true],
    [501, true],
    [241, false],
  ])('a house of %d kWh/m²: %s (spec 9: label E or F)', (energyPerformance, expected) => {
    expect(hasRenovationDuty({ ...house, energyPerformance }, renovationDuty)).toBe(expected)
  })

  test.each([
    [['1'], true],
    [['2'], true],
    [['3'], true],
    [['1', '8'], true],
    [['8'], false],
    [['4'], false],
    [['5', '6'], false],
    [['6'], false],
    [['7'], false],
  ])('web types %j: %s (spec 9: houses and apartments)', (webIds, expected) => {
    expect(hasRenovationDuty({ ...house, webIds }, renovationDuty)).toBe(expected)
  })

  test.each([
    ['for rent', { goal: 'rent' }],
    ['a takeover', { goal: 'takeover' }],
    ['in Brussels', { zip: '1000' }],
    ['in Wallonia', { zip: '4000' }],
    ['in Luxembourg', { countryId: 50 }],
    ['without label', { energyPerformance: 0 }],
  ] as const)('a house %s has no duty (belgium.md: Flanders, for sale)', (_case, change) => {
    expect(hasRenovationDuty({ ...house, ...change }, renovationDuty)).toBe(false)
  })

  test('a label that is only text counts too (spec 9)', () => {
    expect(hasRenovationDuty({ ...house, energyPerformance: 0, texts: textsWith('F') }, renovationDuty)).toBe(true)
    expect(hasRenovationDuty({ ...house, energyPerformance: 0, texts: textsWith('D') }, renovationDuty)).toBe(false)
  })
})

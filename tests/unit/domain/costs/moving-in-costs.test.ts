import { describe, expect, test } from 'vitest'
import { hasMovingInCosts } from '../../../../lib/domain/costs/has-calculator.ts'
import { exceedsDeposit, movingInCosts } from '../../../../lib/domain/costs/moving-in-costs.ts'
import type { ConfidentialProperty } from '../../../../lib/domain/property/confidential-property.ts'
import { getProperty, snapshot } from '../../../support/content.ts'

const deposits = snapshot.legalFigures.rentalDeposit
/** A rental of the demo with a visible price. */
function getRental(recordFile: string, change: Partial<ConfidentialProperty> = {}) {
  const property = getProperty(recordFile, change)
  if (!hasMovingInCosts(property)) throw new Error(`${recordFile} is not to let at a price that shows`)
  return property
}

const flat = getRental('r01', { deposit: undefined })

describe('movingInCosts (specification 9; belgium.md, "Renting")', () => {
  test('a flat in Antwerp: 1 150 + 125 + 3 × 1 150 + 145 = 4 870', () => {
    expect(movingInCosts(getRental('r01'), deposits)).toMatchObject({
      rent: 1_150,
      charges: 125,
      depositMonths: 3,
      deposit: 3_450,
      inventoryShare: 145,
      total: 4_870,
    })
  })

  test.each([
    ['2018', 3],
    ['1000', 2],
    ['4000', 2],
  ])('without a stated deposit, a home in %s has the legal maximum: %d months', (zip, months) => {
    expect(movingInCosts({ ...flat, zip }, deposits).depositMonths).toBe(months)
  })

  test('the legal maximum does not apply to an office: 2 650 + 620 + 3 × 2 650 = 11 220', () => {
    const costs = movingInCosts(getRental('r03'), deposits)
    expect(costs).toMatchObject({ deposit: 7_950, inventoryShare: undefined, total: 11_220, depositSource: undefined })
    expect(movingInCosts(getRental('r03', { deposit: undefined }), deposits).depositMonths).toBe(0)
  })

  test.each([
    ['2018', 3, false],
    ['2018', 4, true],
    ['1000', 3, true],
    ['4000', 2, false],
  ])('a home in %s that asks %d months exceeds the law: %s', (zip, deposit, expected) => {
    expect(exceedsDeposit({ ...flat, zip, deposit }, deposits)).toBe(expected)
  })
})

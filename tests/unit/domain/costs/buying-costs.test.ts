import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { buyingCosts } from '../../../../lib/domain/costs/buying-costs.ts'
import { notaryFee } from '../../../../lib/domain/costs/notary-fee.ts'
import { buyerUses } from '../../../../lib/domain/law/legal-figures.ts'
import { snapshot } from '../../../support/content.ts'

const { registrationDuty, notary } = snapshot.legalFigures
const figures = { duty: registrationDuty.flanders, notary }

describe('notaryFee, by the scale of the royal decree of 16-12-1950', () => {
  test('32 500: four bands', () => {
    //  7 500 × 4.56 % = 342.00
    // 10 000 × 2.85 % = 285.00
    // 12 500 × 2.28 % = 285.00
    //  2 500 × 1.71 % =  42.75
    //            fee  = 954.75; with 1 200 deed costs 2 154.75; 21 % VAT on that 452.4975, so 452.50
    expect(notaryFee(notary, 32_500)).toEqual({ fee: 954.75, deedCosts: 1_200, vat: 452.5, total: 2_607.25 })
  })

  test('985 000: all seven bands', () => {
    // 342 + 285 + 285 = 912.00; 15 495 × 1.71 % = 264.9645; 18 600 × 1.14 % = 212.04; 186 000 × 0.57 % = 1 060.20;
    // 734 905 × 0.057 % = 418.89585; fee 2 868.10035, so 2 868.10; (2 868.10 + 1 200) × 21 % = 854.301, so 854.30
    expect(notaryFee(notary, 985_000)).toEqual({ fee: 2_868.1, deedCosts: 1_200, vat: 854.3, total: 4_922.4 })
  })

  test.each([
    [0, 0],
    [7_500, 342],
    [17_500, 627],
    [30_000, 912],
  ])('the fee at the limit of a band: %d', (price, fee) => {
    expect(notaryFee(notary, price).fee).toBe(fee)
  })
})

test('buyingCosts: 985 000 in Flanders as the only own home (belgium.md, "Buying costs")', () => {
  // 985 000 × 2 % = 19 700; 19 700 + 4 922.40 = 24 622.40
  expect(buyingCosts(figures, 985_000, 'ownHome', '2000')).toMatchObject({ costs: 24_622.4, total: 1_009_622.4 })
})

const cents = fc.integer({ min: 1, max: 500_000_000 }).map((amount) => amount / 100)
const inCents = (amount: number) => Math.round(amount * 100)

test('the total is the sum of its parts, and rises with the price', () => {
  fc.assert(
    fc.property(cents, cents, fc.constantFrom(...buyerUses), (price, more, use) => {
      const { duty, notary: deed, costs, total } = buyingCosts(figures, price, use, '2000')
      expect(inCents(deed.total)).toBe(inCents(deed.fee) + inCents(deed.deedCosts) + inCents(deed.vat))
      expect(inCents(costs)).toBe(inCents(duty.amount) + inCents(deed.total))
      expect(inCents(total)).toBe(inCents(price) + inCents(costs))
      expect(buyingCosts(figures, price + more, use, '2000').total).toBeGreaterThan(total)
    }),
  )
})

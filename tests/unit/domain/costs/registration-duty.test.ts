/**
 * Worked examples; rates as in data/legal-figures.json, whose entries link to the page of the Region (belgium.md, "Buying costs").
 */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { registrationDuty } from '../../../../lib/domain/costs/registration-duty.ts'
import { buyerUses } from '../../../../lib/domain/law/legal-figures.ts'
import { snapshot } from '../../../support/content.ts'

const { flanders, brussels, wallonia } = snapshot.legalFigures.registrationDuty
const brasschaat = '2930'

describe('registrationDuty', () => {
  test.each([
    // Flanders: 459 000 × 2 % = 9 180
    ['Flanders, only own home', flanders, 459_000, 'ownHome', 2, 9_180],
    // 459 000 × 12 % = 55 080
    ['Flanders, other', flanders, 459_000, 'other', 12, 55_080],
    // 459 000 × 1 % = 4 590
    ['Flanders, thoroughly renovated', flanders, 459_000, 'renovatedHome', 1, 4_590],
    // Modest home: 149 000 × 2 % = 2 980; 2 980 - 1 867 = 1 113
    ['Flanders, modest home', flanders, 149_000, 'ownHome', 2, 1_113],
    // 220 000 × 2 % = 4 400; 4 400 - 1 867 = 2 533
    ['Flanders, modest home at its limit', flanders, 220_000, 'ownHome', 2, 2_533],
    // 220 001 × 2 % = 4 400.02, above the limit
    ['Flanders, just above the limit', flanders, 220_001, 'ownHome', 2, 4_400.02],
    // 90 000 × 2 % = 1 800, less than the reduction
    ['Flanders, reduction above the duty', flanders, 90_000, 'ownHome', 2, 0],
    // The reduction is for own homes: 149 000 × 12 % = 17 880
    ['Flanders, a cheap second home', flanders, 149_000, 'other', 12, 17_880],
    // Brussels: (450 000 - 200 000) × 12.5 % = 31 250
    ['Brussels, own home below 600 000', brussels, 450_000, 'ownHome', 12.5, 31_250],
    // (600 000 - 200 000) × 12.5 % = 50 000
    ['Brussels, own home of exactly 600 000', brussels, 600_000, 'ownHome', 12.5, 50_000],
    // 650 000 × 12.5 % = 81 250
    ['Brussels, own home above 600 000', brussels, 650_000, 'ownHome', 12.5, 81_250],
    // 450 000 × 12.5 % = 56 250
    ['Brussels, other', brussels, 450_000, 'other', 12.5, 56_250],
    // 180 000 lies wholly in the part without duty
    ['Brussels, own home below 200 000', brussels, 180_000, 'ownHome', 12.5, 0],
    // Wallonia: 320 000 × 3 % = 9 600
    ['Wallonia, only own home', wallonia, 320_000, 'ownHome', 3, 9_600],
    // 320 000 × 12.5 % = 40 000
    ['Wallonia, other', wallonia, 320_000, 'other', 12.5, 40_000],
    // No rate of its own for renovated homes: as an own home
    ['Wallonia, renovated', wallonia, 320_000, 'renovatedHome', 3, 9_600],
  ] as const)('%s', (_case, tariffs, price, use, rate, amount) => {
    expect(registrationDuty(tariffs, price, use, brasschaat)).toEqual({ rate, amount })
  })

  test('the limit of a modest home is higher in the city: 235 000 × 2 % = 4 700; 4 700 - 1 867 = 2 833', () => {
    expect(registrationDuty(flanders, 235_000, 'ownHome', '2140').amount).toBe(2_833)
    expect(registrationDuty(flanders, 235_000, 'ownHome', brasschaat).amount).toBe(4_700)
    expect(registrationDuty(flanders, 240_001, 'ownHome', '2140').amount).toBe(4_800.02)
  })

  test('Borsbeek is part of the city since 1-1-2025', () => {
    expect(registrationDuty(flanders, 235_000, 'ownHome', '2150').amount).toBe(2_833)
  })
})

const cents = fc.integer({ min: 0, max: 500_000_000 }).map((amount) => amount / 100)
const region = fc.constantFrom(flanders, brussels, wallonia)

test('a duty is never negative, has whole cents, and an own home never bears more', () => {
  fc.assert(
    fc.property(region, cents, fc.constantFrom(...buyerUses), (tariffs, price, use) => {
      const { amount } = registrationDuty(tariffs, price, use, '2000')
      expect(amount).toBeGreaterThanOrEqual(0)
      expect(amount).toBe(Math.round(amount * 100) / 100)
      expect(amount).toBeLessThanOrEqual(registrationDuty(tariffs, price, 'other', '2000').amount)
    }),
  )
})

test('a higher price never has a lower duty', () => {
  fc.assert(
    fc.property(region, cents, cents, fc.constantFrom(...buyerUses), (tariffs, one, other, use) => {
      const [low, high] = [Math.min(one, other), Math.max(one, other)]
      expect(registrationDuty(tariffs, high, use, '2000').amount).toBeGreaterThanOrEqual(
        registrationDuty(tariffs, low, use, '2000').amount,
      )
    }),
  )
})

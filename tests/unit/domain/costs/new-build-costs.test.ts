import fc from 'fast-check'
import { expect, test } from 'vitest'
import { newBuildCosts } from '../../../../lib/domain/costs/new-build-costs.ts'
import { snapshot } from '../../../support/content.ts'

const { registrationDuty, notary, newBuildVat } = snapshot.legalFigures
const figures = { duty: registrationDuty.flanders, notary, vatRate: newBuildVat.rate }

test('300 000 of which a fifth is land (belgium.md, "Buying costs")', () => {
  // land 300 000 × 20 % = 60 000, building 240 000; VAT 240 000 × 21 % = 50 400; duty 60 000 × 12 % = 7 200
  // notary: 2 449.2045 up to 250 095, 49 905 × 0.057 % = 28.44585, so 2 477.65; (2 477.65 + 1 200) × 1.21 = 4 449.96
  // 300 000 + 50 400 + 7 200 + 4 449.96 = 362 049.96
  expect(newBuildCosts(figures, 300_000, 20, '2060')).toEqual({
    land: 60_000,
    building: 240_000,
    vat: 50_400,
    duty: { rate: 12, amount: 7_200 },
    notary: 4_449.96,
    total: 362_049.96,
  })
})

test('the total is the sum of its parts, whatever the share of the land', () => {
  const cents = fc.integer({ min: 1, max: 500_000_000 }).map((amount) => amount / 100)
  fc.assert(
    fc.property(cents, fc.integer({ min: 0, max: 100 }), (price, share) => {
      const { land, building, vat, duty, notary: deed, total } = newBuildCosts(figures, price, share, '2060')
      for (const part of [land, building, vat, duty.amount, deed]) expect(part).toBeGreaterThanOrEqual(0)
      const sum = [land, building, vat, duty.amount, deed].reduce((cent, part) => cent + Math.round(part * 100), 0)
      expect(Math.round(total * 100)).toBe(sum)
    }),
  )
})

/** Total cost of a new-build home: VAT on the building, registration duty on the land share (belgium.md). */
import type { BuyingFigures } from './buying-costs.ts'
import { notaryFee } from './notary-fee.ts'
import { type Duty, registrationDuty } from './registration-duty.ts'
import { percentOf, sumCents } from './round-cents.ts'

/** Euro, to the cent. */
export type NewBuildCosts = { building: number; land: number; vat: number; duty: Duty; notary: number; total: number }

/**
 * The land bears the ordinary duty: reduced rates for own homes apply to existing homes only.
 * @param price euro, without VAT and duties.
 * @param landShare per cent of the price.
 */
export function newBuildCosts(
  figures: BuyingFigures & { vatRate: number },
  price: number,
  landShare: number,
  zip: string,
): NewBuildCosts {
  const land = percentOf(price, landShare)
  const building = sumCents([price, -land])
  const vat = percentOf(building, figures.vatRate)
  const duty = registrationDuty(figures.duty, land, 'other', zip)
  const notary = notaryFee(figures.notary, price).total
  return { building, land, vat, duty, notary, total: sumCents([price, vat, duty.amount, notary]) }
}

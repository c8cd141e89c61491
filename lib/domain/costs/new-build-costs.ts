/** What a new-build home costs in all: VAT on the building, registration duty on its share of the land (belgium.md). */
import type { BuyingFigures } from './buying-costs.ts'
import { notaryFee } from './notary-fee.ts'
import { type Duty, registrationDuty } from './registration-duty.ts'
import { percentOf, sumCents } from './round-cents.ts'

/** Euro, to the cent. */
export type NewBuildCosts = { building: number; land: number; vat: number; duty: Duty; notary: number; total: number }

/**
 * Land bears the ordinary duty: the rates for own homes are for homes that stand.
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

/** All costs of a purchase except a loan (belgium.md, "Buying costs"). */
import type { BuyerUse, DutyTariffs, NotaryScale } from '../law/legal-figures.ts'
import { type NotaryCosts, notaryFee } from './notary-fee.ts'
import { type Duty, registrationDuty } from './registration-duty.ts'
import { sumCents } from './round-cents.ts'

export type BuyingFigures = { duty: DutyTariffs; notary: NotaryScale }

/** Euro, to the cent. `costs`: duty and notary, `total`: price and costs. */
export type BuyingCosts = { price: number; duty: Duty; notary: NotaryCosts; costs: number; total: number }

/** The costs of buying an existing property at `price` (euro) in the town of `zip`. */
export function buyingCosts(figures: BuyingFigures, price: number, use: BuyerUse, zip: string): BuyingCosts {
  const duty = registrationDuty(figures.duty, price, use, zip)
  const notary = notaryFee(figures.notary, price)
  const costs = sumCents([duty.amount, notary.total])
  return { price, duty, notary, costs, total: sumCents([price, costs]) }
}

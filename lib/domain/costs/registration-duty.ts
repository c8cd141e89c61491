/** Registration duty on the purchase of an existing property (belgium.md, "Buying costs"). */
import type { BuyerUse, DutyTariff, DutyTariffs } from '../law/legal-figures.ts'
import { percentOf, roundCents } from './round-cents.ts'

/** The tariff of a use; a Region without a rate for renovated homes applies that for own homes. */
function tariffOf(tariffs: DutyTariffs, use: BuyerUse): DutyTariff {
  return use === 'renovatedHome' ? (tariffs.renovatedHome ?? tariffs.ownHome) : tariffs[use]
}

/** Highest price that qualifies for the reduction in the town of `zip`, euro. */
function reductionLimit(reduction: NonNullable<DutyTariff['reduction']>, zip: string): number {
  return reduction.higherLimits.find(({ zips }) => zips.includes(zip))?.upTo ?? reduction.upTo
}

export type Duty = {
  /** Per cent. */
  rate: number
  /** Euro, to the cent; never negative. */
  amount: number
}

/**
 * The duty on `price` (euro) in one Region. An abatement is subtracted from the price before the rate applies, a reduction from
 * the duty; both apply up to a highest price, inclusive.
 * @param zip postcode, since some towns have a higher limit for modest homes.
 */
export function registrationDuty(tariffs: DutyTariffs, price: number, use: BuyerUse, zip: string): Duty {
  const { rate, abatement, reduction } = tariffOf(tariffs, use)
  const exempt = abatement && price <= abatement.upTo ? abatement.amount : 0
  const full = percentOf(Math.max(price - exempt, 0), rate)
  const less = reduction && price <= reductionLimit(reduction, zip) ? reduction.amount : 0
  return { rate, amount: roundCents(Math.max(full - less, 0)) }
}

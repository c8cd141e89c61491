/** What a tenant pays before moving in (specification 9, appointment confirmation; belgium.md, "Renting"). */

import type { LegalFigures, Sourced } from '../law/legal-figures.ts'
import { findRegion } from '../law/region.ts'
import { isHome } from '../property/is-home.ts'
import type { PropertyFacts, PublicProperty } from '../property/property.ts'
import { roundCents, sumCents } from './round-cents.ts'

export type MovingInCosts = {
  /** Euro. */
  rent: number
  charges: number | undefined
  depositMonths: number
  deposit: number
  inventoryShare: number | undefined
  total: number
  /** The law on the deposit; undefined for commercial premises. */
  depositSource: Sourced | undefined
}

type Place = Pick<PropertyFacts, 'webIds' | 'zip' | 'countryId'>
type Rental = Place & Pick<PublicProperty, 'chargesRenter' | 'deposit' | 'inventoryShare'> & { price: { amount: number } }

/** The Region's law on rental deposits, which applies to homes only. */
function depositLaw({ webIds, zip, countryId }: Place, deposits: LegalFigures['rentalDeposit']) {
  const region = findRegion(zip, countryId)
  return region && isHome({ webIds }) ? deposits[region] : undefined
}

/** Whether a rental asks for more months of deposit than its Region allows. */
export function exceedsDeposit(
  property: Place & Pick<PublicProperty, 'goal' | 'deposit'>,
  deposits: LegalFigures['rentalDeposit'],
): boolean {
  const law = depositLaw(property, deposits)
  return property.goal === 'rent' && law !== undefined && (property.deposit ?? 0) > law.months
}

/**
 * First month, deposit and share of the inventory. The deposit is the listing's, else the Region's legal maximum for a home;
 * commercial premises without one have none. Deposits are counted in months of rent without charges.
 */
export function movingInCosts(property: Rental, deposits: LegalFigures['rentalDeposit']): MovingInCosts {
  const law = depositLaw(property, deposits)
  const depositMonths = property.deposit ?? law?.months ?? 0
  const deposit = roundCents(depositMonths * property.price.amount)
  const { chargesRenter: charges, inventoryShare } = property
  const rent = property.price.amount
  const total = sumCents([rent, charges ?? 0, deposit, inventoryShare ?? 0])
  return { rent, charges, depositMonths, deposit, inventoryShare, total, depositSource: law }
}

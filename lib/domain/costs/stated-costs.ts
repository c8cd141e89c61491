/** Checks a listing's own figures against the calculator on the same page. */

import type { LegalFigures } from '../law/legal-figures.ts'
import { findRegion } from '../law/region.ts'
import type { ConfidentialProperty } from '../property/confidential-property.ts'
import { toPublicProperty } from '../property/public-property.ts'
import { buyingCosts } from './buying-costs.ts'
import { hasBuyingCosts } from './has-calculator.ts'

const roundTens = (amount: number) => Math.round(amount / 10) * 10

export type StatedCostsGap = { field: 'registrationRights' | 'notaryFee' | 'totalCosts'; expected: number; found: number }

/**
 * Figures that differ from the calculated ones. Listings state them rounded to ten euro and for a buyer without reductions; a
 * missing figure is not reported.
 */
export function findStatedCostsGaps(record: ConfidentialProperty, figures: LegalFigures): StatedCostsGap[] {
  const property = toPublicProperty(record, [])
  const region = findRegion(property.zip, property.countryId)
  if (!region || !hasBuyingCosts(property)) return []
  const tariffs = { duty: figures.registrationDuty[region], notary: figures.notary }
  const { duty, notary } = buyingCosts(tariffs, property.price.amount, 'other', property.zip)
  const rounded = { registrationRights: roundTens(duty.amount), notaryFee: roundTens(notary.total) }
  const expected = { ...rounded, totalCosts: rounded.registrationRights + rounded.notaryFee }
  return (['registrationRights', 'notaryFee', 'totalCosts'] as const).flatMap((field) => {
    const found = property[field]
    return found === undefined || found === expected[field] ? [] : [{ field, expected: expected[field], found }]
  })
}

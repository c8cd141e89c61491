/** The total costs of buying or renting a property, for its page; undefined where no calculator is shown (ruling 10). */
import 'server-only'
import { type CalculatorInput, calculatorFields, firstInput, type Purchase } from '../../domain/costs/calculator-fields.ts'
import { hasBuyingCosts, hasMovingInCosts } from '../../domain/costs/has-calculator.ts'
import { type MovingInCosts, movingInCosts } from '../../domain/costs/moving-in-costs.ts'
import type { Sourced } from '../../domain/law/legal-figures.ts'
import { findRegion } from '../../domain/law/region.ts'
import { isHome } from '../../domain/property/is-home.ts'
import type { PublicProperty } from '../../domain/property/property.ts'
import type { Language } from '../../domain/text/language.ts'
import { getSnapshot } from '../content/snapshot/current-snapshot.ts'

/** Values of a query string; an array for a repeated name. */
export type PageQuery = Readonly<Record<string, string | readonly string[] | undefined>>

export type PurchaseDetail = {
  /** Sent to the browser: only the figures that the calculator uses. */
  purchase: Purchase
  input: CalculatorInput
  /** Conditions for the reduced rate; empty for anything but homes. */
  conditions: string
  /** Date of the suggested interest rate, ISO. */
  rateDate: string
  sources: readonly Sourced[]
}

/** The values of the calculator in a query, the first of each; other names are ignored. */
function calculatorQuery(query: PageQuery): Readonly<Record<string, string | undefined>> {
  return Object.fromEntries(calculatorFields.map((field) => [field, [query[field] ?? []].flat()[0]]))
}

export function findPurchase(property: PublicProperty, language: Language, query: PageQuery): PurchaseDetail | undefined {
  const { registrationDuty, notary, mortgage, offerDeposit } = getSnapshot().legalFigures
  const region = findRegion(property.zip, property.countryId)
  if (!region || !hasBuyingCosts(property)) return undefined
  const { other, ownHome, renovatedHome, conditions, source, checked } = registrationDuty[region]
  const { bands, deedCosts, vat } = notary
  const { rate, years, ownShare, loanToValue } = mortgage
  const isForLiving = isHome(property)
  const purchase: Purchase = {
    price: property.price.amount,
    zip: property.zip,
    isHome: isForLiving,
    figures: {
      duty: { other, ownHome, renovatedHome },
      notary: { bands, deedCosts, vat },
      mortgage: { rate, years, ownShare, loanToValue },
      depositShare: offerDeposit.share,
    },
  }
  return {
    purchase,
    input: firstInput(purchase, calculatorQuery(query), language),
    conditions: isForLiving ? conditions[language] : '',
    rateDate: mortgage.since,
    sources: [{ source, checked }, notary, mortgage].map((entry) => ({ source: entry.source, checked: entry.checked })),
  }
}

export function findMovingInCosts(property: PublicProperty): MovingInCosts | undefined {
  return hasMovingInCosts(property) ? movingInCosts(property, getSnapshot().legalFigures.rentalDeposit) : undefined
}

/** The fields of the buyer's calculator: names, initial values and validation. */

import type { BuyerUse, DutyTariffs, MortgageFigures } from '../law/legal-figures.ts'
import { formatDecimal } from '../text/format-number.ts'
import type { Language } from '../text/language.ts'
import { parseAmount, parseNumber } from '../text/parse-number.ts'
import { type BuyingFigures, buyingCosts } from './buying-costs.ts'

export const numberFields = ['price', 'contribution', 'rate', 'years'] as const
export type NumberField = (typeof numberFields)[number]

/** All field names, which are also the query parameters. */
export const calculatorFields = [...numberFields, 'use'] as const

/** What the visitor typed, as text, also when it is invalid. */
export type CalculatorInput = Readonly<Record<NumberField, string>> & { use: BuyerUse }

/** The property for sale and the legal figures that apply to it. */
export type Purchase = {
  price: number
  zip: string
  isHome: boolean
  figures: BuyingFigures & { mortgage: MortgageFigures; depositShare: number }
}

/** Lowest and highest value, inclusive. */
const limits = {
  price: [1, 100_000_000],
  contribution: [0, 100_000_000],
  rate: [0, 15],
  years: [1, 40],
} as const satisfies Record<NumberField, readonly [number, number]>

/** The uses to choose from: only homes can be an own home, and only some Regions have a rate for renovated ones. */
export function usesOf(isHome: boolean, tariffs: DutyTariffs): BuyerUse[] {
  if (!isHome) return ['other']
  return tariffs.renovatedHome ? ['ownHome', 'renovatedHome', 'other'] : ['ownHome', 'other']
}

/** The value of a field; undefined when it is not a number, out of range, or a number of years that is not whole. */
export function readField(field: NumberField, text: string): number | undefined {
  const value = field === 'price' || field === 'contribution' ? parseAmount(text) : parseNumber(text)
  const [lowest, highest] = limits[field]
  if (value === undefined || value < lowest || value > highest) return undefined
  return field === 'years' && !Number.isInteger(value) ? undefined : value
}

/** Whole euro, written as all prices of the site without the currency symbol (ruling 44). */
const formatAmount = (amount: number) => formatDecimal(amount, 'nl')

/** Initial own contribution: the usual share of the total, rounded up to the next thousand euro. */
function usualContribution({ price, zip, figures }: Purchase, use: BuyerUse): number {
  const { total } = buyingCosts(figures, price, use, zip)
  return Math.ceil((total * figures.mortgage.ownShare) / 100 / 1000) * 1000
}

/** Initial values: from the query parameters where present, else the listing's price and usual figures. */
export function firstInput(
  purchase: Purchase,
  query: Readonly<Record<string, string | undefined>>,
  language: Language,
): CalculatorInput {
  const uses = usesOf(purchase.isHome, purchase.figures.duty)
  const use = uses.find((known) => known === query['use']) ?? uses[0] ?? 'other'
  const { rate, years } = purchase.figures.mortgage
  return {
    use,
    price: query['price'] ?? formatAmount(purchase.price),
    contribution: query['contribution'] ?? formatAmount(usualContribution(purchase, use)),
    rate: query['rate'] ?? formatDecimal(rate, language),
    years: query['years'] ?? String(years),
  }
}

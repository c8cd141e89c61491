/** The fields of the buyer's calculator: names, first texts, and what a text must be. */

import type { BuyerUse, DutyTariffs, MortgageFigures } from '../law/legal-figures.ts'
import { formatDecimal } from '../text/format-number.ts'
import type { Language } from '../text/language.ts'
import { parseAmount, parseNumber } from '../text/parse-number.ts'
import { type BuyingFigures, buyingCosts } from './buying-costs.ts'

export const numberFields = ['price', 'contribution', 'rate', 'years'] as const
export type NumberField = (typeof numberFields)[number]

/** Names of all fields, which are those of the address's query. */
export const calculatorFields = [...numberFields, 'use'] as const

/** What the visitor typed, kept as text also when it is wrong. */
export type CalculatorInput = Readonly<Record<NumberField, string>> & { use: BuyerUse }

/** What is for sale and the figures that hold for it. */
export type Purchase = {
  price: number
  zip: string
  isHome: boolean
  figures: BuyingFigures & { mortgage: MortgageFigures; depositShare: number }
}

/** Lowest and highest value, included. */
const limits = {
  price: [1, 100_000_000],
  contribution: [0, 100_000_000],
  rate: [0, 15],
  years: [1, 40],
} as const satisfies Record<NumberField, readonly [number, number]>

/** The uses to choose from; only homes can be an own home, and only some regions know renovated ones. */
export function usesOf(isHome: boolean, tariffs: DutyTariffs): BuyerUse[] {
  if (!isHome) return ['other']
  return tariffs.renovatedHome ? ['ownHome', 'renovatedHome', 'other'] : ['ownHome', 'other']
}

/** The value of a field; undefined when it is no number, out of range, or years are not whole. */
export function readField(field: NumberField, text: string): number | undefined {
  const value = field === 'price' || field === 'contribution' ? parseAmount(text) : parseNumber(text)
  const [lowest, highest] = limits[field]
  if (value === undefined || value < lowest || value > highest) return undefined
  return field === 'years' && !Number.isInteger(value) ? undefined : value
}

/** Whole euro as every price of the site is written, without the sign (ruling 44). */
const formatAmount = (amount: number) => formatDecimal(amount, 'nl')

/** Own money to begin with: the usual share of the total, up to the next thousand euro. */
function usualContribution({ price, zip, figures }: Purchase, use: BuyerUse): number {
  const { total } = buyingCosts(figures, price, use, zip)
  return Math.ceil((total * figures.mortgage.ownShare) / 100 / 1000) * 1000
}

/** The fields as they stand first: from the query where it names one, else the listing's price and usual figures. */
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

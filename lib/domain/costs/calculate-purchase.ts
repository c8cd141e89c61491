/** The buyer's calculator: from the typed values to costs and loan. */
import { type BuyingCosts, buyingCosts } from './buying-costs.ts'
import { type CalculatorInput, type NumberField, numberFields, type Purchase, readField } from './calculator-fields.ts'
import { type Loan, loanFor } from './loan.ts'
import { percentOf } from './round-cents.ts'

export type Calculation = {
  costs: BuyingCosts
  loan: Loan
  years: number
  /** Advance paid when the contract of sale is signed, euro. */
  deposit: number
  /** Share of the price, per cent, up to which banks usually lend for this use. */
  usualLoanToValue: number
}

export type CalculatorAnswer =
  | { kind: 'calculated'; calculation: Calculation }
  /** Fields to correct, in the order of the form. */
  | { kind: 'invalid'; fields: readonly NumberField[] }

/** Pure, so that server and browser show the same result. */
export function calculate({ zip, figures }: Purchase, input: CalculatorInput): CalculatorAnswer {
  const price = readField('price', input.price)
  const contribution = readField('contribution', input.contribution)
  const rate = readField('rate', input.rate)
  const years = readField('years', input.years)
  if (price === undefined || contribution === undefined || rate === undefined || years === undefined)
    return { kind: 'invalid', fields: numberFields.filter((field) => readField(field, input[field]) === undefined) }
  const costs = buyingCosts(figures, price, input.use, zip)
  const { home, other } = figures.mortgage.loanToValue
  const calculation = {
    costs,
    loan: loanFor(costs, contribution, { rate, years }),
    years,
    deposit: percentOf(price, figures.depositShare),
    usualLoanToValue: input.use === 'other' ? other : home,
  }
  return { kind: 'calculated', calculation }
}

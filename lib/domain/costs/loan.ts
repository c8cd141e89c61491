/** A mortgage loan with the same payment every month. */
import { roundCents, sumCents } from './round-cents.ts'

/**
 * The monthly rate (a factor, 0.0029) of a yearly rate in per cent (3.5), by the effective method that Belgian mortgage law
 * prescribes: (1 + i)^12 = 1 + I, so i = (1 + I)^(1/12) - 1, and not a twelfth of I (Code of Economic Law, I.9, 44°).
 */
export function monthlyRate(yearlyRate: number): number {
  return (1 + yearlyRate / 100) ** (1 / 12) - 1
}

/**
 * The annuity that pays `amount` (euro) back in `years` at `yearlyRate` (per cent), to the cent: amount × i / (1 - (1 + i)^-n).
 * Without interest the amount is spread evenly.
 */
export function monthlyPayment(amount: number, yearlyRate: number, years: number): number {
  const months = years * 12
  const rate = monthlyRate(yearlyRate)
  return roundCents(rate === 0 ? amount / months : (amount * rate) / (1 - (1 + rate) ** -months))
}

export type Loan = {
  /** Euro. */
  amount: number
  perMonth: number
  interest: number
  /** The loan as a share of the price, per cent with one decimal. */
  loanToValue: number
}

/** Everything of `total` that `contribution` does not pay, borrowed; nothing when the contribution covers it. All in euro. */
export function loanFor(
  { price, total }: { price: number; total: number },
  contribution: number,
  terms: { rate: number; years: number },
): Loan {
  const amount = Math.max(sumCents([total, -contribution]), 0)
  const perMonth = monthlyPayment(amount, terms.rate, terms.years)
  const interest = Math.max(sumCents([perMonth * terms.years * 12, -amount]), 0)
  return { amount, perMonth, interest, loanToValue: Math.round((amount / price) * 1000) / 10 }
}

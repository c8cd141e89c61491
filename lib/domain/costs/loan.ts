/** A mortgage loan with constant monthly payments. */
import { roundCents, sumCents } from './round-cents.ts'

/**
 * The monthly rate as a fraction (0.0029) of a yearly rate in per cent (3.5). Belgian mortgage law prescribes the effective
 * method, not a twelfth of the yearly rate: (1 + i)^12 = 1 + I, so i = (1 + I)^(1/12) - 1 (Code of Economic Law, I.9, 44°).
 */
export function monthlyRate(yearlyRate: number): number {
  return (1 + yearlyRate / 100) ** (1 / 12) - 1
}

/**
 * Monthly annuity that repays `amount` in `years` at `yearlyRate`: amount × i / (1 - (1 + i)^-n). At a rate of 0 the amount is
 * divided evenly.
 * @param amount euro
 * @param yearlyRate per cent
 * @returns euro, to the cent
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

/** Borrows what `contribution` does not cover of `total`; 0 when it covers all. All in euro. */
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

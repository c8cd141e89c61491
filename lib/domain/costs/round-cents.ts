/** Amounts of money are euro with at most two decimals. */

/** Rounds to the nearest cent, half a cent up, also where the binary number is slightly below the half. */
export function roundCents(amount: number): number {
  return Math.round(amount * 100 * (1 + Number.EPSILON)) / 100
}

/** `rate` per cent of an amount, to the cent. */
export function percentOf(amount: number, rate: number): number {
  return roundCents((amount * rate) / 100)
}

/** The sum, rounded to the cent to remove floating-point errors. */
export function sumCents(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + Math.round(amount * 100), 0) / 100
}

/** A range of round amounts around a confidential price, wide enough that the price cannot be derived from it. */

/** Least distance of each bound from the price, as a share of it. */
const share = 0.06

/** The rounding step for a price. */
const step = (price: number): number => {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(price, 1))) - 1)
  return price / unit > 40 ? unit * 5 : unit
}

/** @param price euro, above 0. */
export function findPriceRange(price: number): { from: number; to: number } {
  const round = step(price)
  const from = Math.floor((price * (1 - share)) / round) * round
  const to = Math.ceil((price * (1 + share)) / round) * round
  return { from: Math.max(from, 1), to: Math.max(to, from + round) }
}

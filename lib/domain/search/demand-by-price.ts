/** How many subscribers would find a property at other asking prices, by the price bounds of their saved searches. */

export type PriceBounds = { min: number | undefined; max: number | undefined }

export type PriceDemand = { price: number; count: number; isAsked: boolean }

/** An asking price at which the number of subscribers who find the property changes, and by how many. */
export type PriceStep = { price: number; difference: number }

/** Number of prices below and above the asking price. */
const below = 6
const above = 5

/** Distance between two prices, as a share of the asking price. */
const share = 0.027

/** 1, 2, 2.5 or 5 times a power of ten, since people set bounds at round numbers. */
function roundStep(price: number): number {
  const wanted = Math.max(price * share, 1)
  const unit = 10 ** Math.floor(Math.log10(wanted))
  return ([1, 2, 2.5, 5, 10].find((factor) => factor * unit >= wanted) ?? 10) * unit
}

/** Round prices around the asking price, which is included. @param price euro, above 0. */
export function askingPrices(price: number): number[] {
  const step = roundStep(price)
  const base = Math.floor(price / step) * step
  const isRound = base === price
  const lower = Array.from({ length: below }, (_, index) => base - (isRound ? index + 1 : index) * step)
  const higher = Array.from({ length: above }, (_, index) => base + (index + 1) * step)
  return [...lower.reverse(), price, ...higher].filter((point) => point > 0)
}

const includes = ({ min, max }: PriceBounds, price: number) =>
  (min === undefined || price >= min) && (max === undefined || price <= max)

/** @param bounds of all subscribers whose other criteria match the property. */
export const countByPrice = (bounds: readonly PriceBounds[], price: number): PriceDemand[] =>
  askingPrices(price).map((point) => ({
    price: point,
    count: bounds.filter((bound) => includes(bound, point)).length,
    isAsked: point === price,
  }))

/** The largest change below and above the asking price; undefined where there is none. */
export function findPriceSteps(demand: readonly PriceDemand[]): { below: PriceStep | undefined; above: PriceStep | undefined } {
  const asked = demand.findIndex(({ isAsked }) => isAsked)
  const count = (index: number) => demand[index]?.count ?? 0
  const steepest = (indices: readonly number[], drop: (index: number) => number) =>
    indices.filter((index) => drop(index) > 0).toSorted((a, b) => drop(b) - drop(a))[0]
  const toStep = (index: number | undefined) => {
    const there = index === undefined ? undefined : demand[index]
    return there && { price: there.price, difference: there.count - count(asked) }
  }
  const indices = [...demand.keys()]
  return {
    below: toStep(
      steepest(
        indices.filter((index) => index < asked),
        (index) => count(index) - count(index + 1),
      ),
    ),
    above: toStep(
      steepest(
        indices.filter((index) => index > asked),
        (index) => count(index - 1) - count(index),
      ),
    ),
  }
}

/**
 * Price, unit and price history of a listing. A price that is not in euro becomes "on request"; a hidden price is stored but not
 * published.
 */
import type { FeedGoal } from '../feed-listing.ts'
import type { FeedPrice } from '../feed-parts.ts'
import type { ComposeContext, PricePoint, Remarks } from './context.ts'

const perMonth: Readonly<Record<NonNullable<FeedPrice['per']>, number>> = { once: 1, month: 1, week: 52 / 12, year: 1 / 12 }

/** Zero or one euro, which people type when a price field is mandatory but the price is not to be published. */
export const isNoPrice = (amount: number): boolean => amount <= 1

const cents = (amount: number) => Math.round(amount * 100) / 100

/** In euro. A rent is per month; converted to whole euros if the feed gives another period. */
function amountOf({ amount, currency = 'EUR', per = 'once' }: FeedPrice, goal: FeedGoal, remarks: Remarks): number | undefined {
  if (amount === undefined || !Number.isFinite(amount) || amount < 0) {
    if (amount !== undefined) remarks.add('gap', 'price', 'expected an amount', amount)
    return undefined
  }
  if (isNoPrice(amount)) {
    if (amount > 0) remarks.add('gap', 'price', 'expected a price; so small a one is taken for "on request"', amount)
    return undefined
  }
  if (currency !== 'EUR') {
    remarks.add('gap', 'price', 'expected an amount in euro; the listing shows without a price', `${amount} ${currency}`)
    return undefined
  }
  if (goal !== 'rent' || per === 'once' || per === 'month') return cents(amount)
  return Math.round(amount * perMonth[per])
}

function unitOf({ isFrom = false, isWithoutVat = false }: FeedPrice, goal: FeedGoal): number {
  if (goal === 'takeover') return 3
  if (goal === 'rent') return isWithoutVat ? 2 : 1
  return isFrom ? 7 : 0
}

/** The known history, plus today's price if it differs. Several changes on one day count as one. */
function continueHistory(known: readonly PricePoint[], price: number, today: string): readonly PricePoint[] {
  const before = known.at(-1)?.date === today ? known.slice(0, -1) : known
  if (known.at(-1)?.price === price) return known
  return before.at(-1)?.price === price ? before : [...before, { date: today, price }]
}

/** Earlier prices given by the feed, for a listing that is new here. */
function firstHistory({ history = [], former }: FeedPrice, price: number, { firstSeen, today }: ComposeContext): PricePoint[] {
  const points = history.map(({ date, amount }) => ({ date, price: cents(amount) })).sort((a, b) => a.date.localeCompare(b.date))
  if (points.length > 0) return [...continueHistory(points, price, today)]
  if (former !== undefined && former !== price && firstSeen < today)
    return [
      { date: firstSeen, price: cents(former) },
      { date: today, price },
    ]
  return [{ date: firstSeen, price }]
}

export type ComposedPrice = {
  fields: { PublishPrice: boolean; Price: number; PriceUnit: number; PriceHistory: { Date: string; Price: number }[] }
  prices: readonly PricePoint[]
}

/** Never fails: an unusable amount becomes a remark and "on request". */
export function composePrice(price: FeedPrice, goal: FeedGoal, context: ComposeContext, remarks: Remarks): ComposedPrice {
  const amount = amountOf(price, goal, remarks)
  if (amount === undefined && !price.isHidden && price.amount === undefined)
    remarks.add('gap', 'price', 'expected a price; the listing shows without one')
  // Zero was never a real price: a later price is not an increase from it.
  const known = context.prices.filter((point) => point.price > 0)
  // Without an amount today the last known price is stored: the price is on request and its history continues.
  const current = amount ?? known.at(-1)?.price ?? 0
  const first = () => (current > 0 ? firstHistory(price, current, context) : [])
  const prices = known.length > 0 ? continueHistory(known, current, context.today) : first()
  return {
    fields: {
      PublishPrice: amount !== undefined && amount > 0 && !price.isHidden,
      Price: current,
      PriceUnit: unitOf(price, goal),
      // A content file has at least one entry.
      PriceHistory: (prices.length > 0 ? prices : [{ date: context.firstSeen, price: current }]).map(
        ({ date, price: amount }) => ({
          Date: date,
          Price: amount,
        }),
      ),
    },
    prices,
  }
}

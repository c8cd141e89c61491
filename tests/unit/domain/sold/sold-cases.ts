/** Sales for tests. */
import type { SoldCase } from '@/lib/domain/sold/sold-case'

let count = 0

/** A terraced house sold in Berchem in October 2026, with the overrides of a test. */
export function aSale(wanted: Partial<SoldCase> = {}): SoldCase {
  count += 1
  return {
    id: `T${count}`,
    deal: 'sold',
    kind: 'terraced',
    title: undefined,
    town: 'Berchem',
    zip: '2600',
    street: 'Kroonlei',
    latitude: 51.2,
    longitude: 4.43,
    area: 150,
    bedrooms: 3,
    epc: 'c',
    state: 'ready',
    month: '2026-10',
    days: undefined,
    picture: undefined,
    agentId: 11,
    price: 450_000,
    asked: 460_000,
    isReference: true,
    ...wanted,
  }
}

/** Sales with these prices, otherwise equal. */
export const salesOf = (prices: readonly number[], wanted: Partial<SoldCase> = {}): SoldCase[] =>
  prices.map((price) => aSale({ ...wanted, price }))

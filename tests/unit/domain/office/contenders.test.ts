/** The order of applications, and the allowed reasons. */
import { expect, test } from 'vitest'
import { byArrival, orderReasons, reasonsIn, rentShare } from '@/lib/domain/office/contenders'

test('the first application comes first, regardless of other facts', () => {
  const at = (minute: number, id: string) => ({
    createdAt: new Date(Date.UTC(2026, 10, 20, 10, minute)),
    id,
    income: minute * 100,
  })
  expect([at(30, 'a'), at(5, 'c'), at(5, 'b')].toSorted(byArrival).map(({ id }) => id)).toEqual(['b', 'c', 'a'])
})

test.each([
  [1275, 4750, 27],
  [1000, 0, undefined],
])('rent and charges of %s are of %s: %s per cent', (cost, income, share) => expect(rentShare(cost, income)).toBe(share))

test('Brussels and Wallonia exclude the starting date, and no Region allows reasons about the person', () => {
  expect(reasonsIn('flanders')).toEqual(orderReasons)
  for (const region of ['brussels', 'wallonia', undefined] as const) expect(reasonsIn(region)).not.toContain('start')
  expect(orderReasons).toEqual(['withdrawn', 'incomplete', 'means', 'occupancy', 'start'])
})

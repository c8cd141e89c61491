/** The period that an owner views, chosen by query parameters. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isDay, isWithin, monthBefore, monthPeriod, parsePeriod, periodQuery } from '@/lib/domain/portal/period'
import { daysBetween } from '@/lib/domain/text/date'

const today = '2026-11-20'
const since = '2026-10-22'
const parse = (query: string) => parsePeriod(new URLSearchParams(query), today, since)

test.each([
  ['', '2026-10-22', today, '30'],
  ['period=7', '2026-11-14', today, '7'],
  ['period=all', since, today, 'all'],
  ['period=12', '2026-10-22', today, '30'],
  ['from=2026-11-01&to=2026-11-03', '2026-11-01', '2026-11-03', 'own'],
  ['from=2026-11-03&to=2026-11-01', '2026-11-01', '2026-11-03', 'own'],
  ['from=2026-11-01', '2026-11-01', today, 'own'],
  ['to=2026-10-30', since, '2026-10-30', 'own'],
  ['from=2026-11-01&to=2027-01-01', '2026-11-01', today, 'own'],
  ['from=2026-02-30', '2026-10-22', today, '30'],
  ['from=2026-11-01&period=7', '2026-11-01', today, 'own'],
])('%s is %s to %s', (query, from, to, choice) => {
  expect(parse(query)).toEqual({ from, to, choice })
})

test('any query gives a valid period that ends today at the latest, and its canonical query gives the same period', () => {
  const text = fc.oneof(fc.string(), fc.constantFrom('2026-11-01', '1900-01-01', '9999-12-31', '7', '90', 'all'))
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.constantFrom('period', 'from', 'to'), text)), (pairs) => {
      const period = parsePeriod(new URLSearchParams(pairs), today, since)
      expect(daysBetween(period.from, period.to)).toBeGreaterThanOrEqual(0)
      expect(period.to <= today).toBe(true)
      const again = parsePeriod(new URLSearchParams(periodQuery(period).map(([name, value]) => [name, value])), today, since)
      expect(again).toEqual(period)
    }),
  )
})

test('a day must exist', () => {
  expect(['2024-02-29', '2026-12-31'].map(isDay)).toEqual([true, true])
  expect(['2026-02-29', '2026-13-01', '26-01-01', '', null, undefined, 'today'].some((text) => isDay(text))).toBe(false)
})

test('months: their days, and the one before', () => {
  expect(monthPeriod('2026-02')).toMatchObject({ from: '2026-02-01', to: '2026-02-28' })
  expect(monthPeriod('2026-12')).toMatchObject({ from: '2026-12-01', to: '2026-12-31' })
  expect([monthBefore('2026-01-01'), monthBefore('2026-11-30')]).toEqual(['2025-12', '2026-10'])
  expect(isWithin('2026-12-31', monthPeriod('2026-12'))).toBe(true)
})

test('the default period is not in the address', () => {
  expect(periodQuery(parsePeriod(new URLSearchParams(), '2026-11-21', '2026-01-01'))).toEqual([])
})

test('the default period needs no query, others do', () => {
  expect(periodQuery(parse(''))).toEqual([])
  expect(periodQuery(parse('period=7'))).toEqual([['period', '7']])
})

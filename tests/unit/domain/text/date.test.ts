import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, daysBetween, formatDate, resolveContentDate } from '../../../../lib/domain/text/date.ts'

const isoDate = fc
  .date({ min: new Date('1900-01-01T00:00:00Z'), max: new Date('2199-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
const days = fc.integer({ min: -9999, max: 9999 })

describe('formatDate', () => {
  test.each([
    ['2034-01-12', '12-1-2034'],
    ['2026-11-05', '5-11-2026'],
    ['2026-10-30', '30-10-2026'],
  ])('%s is %s: day-month-year without padding (spec 9)', (iso, text) => {
    expect(formatDate(iso)).toBe(text)
  })

  test.each(['', 'today', '12-1-2034', '2026-09-14T10:00:00Z'])('%j is not an ISO date and is unchanged (spec 9)', (text) => {
    expect(formatDate(text)).toBe(text)
  })

  test('is parsed back to the same day (spec 9)', () => {
    fc.assert(
      fc.property(isoDate, (iso) => {
        const [day = '', month = '', year = ''] = formatDate(iso).split('-')
        expect(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`).toBe(iso)
      }),
    )
  })
})

describe('resolveContentDate', () => {
  test.each([
    ['today', '2026-11-21', '2026-11-21'],
    ['today-12', '2026-11-21', '2026-11-09'],
    ['today+9', '2026-11-21', '2026-11-30'],
    ['today+10', '2026-11-21', '2026-12-01'],
    ['today-0', '2026-11-21', '2026-11-21'],
    ['today+1', '2028-02-28', '2028-02-29'],
    ['today+1', '2026-02-28', '2026-03-01'],
    ['today+1', '2026-03-29', '2026-03-30'],
    ['today-1', '2026-10-26', '2026-10-25'],
    ['today-1', '2026-01-01', '2025-12-31'],
    ['2026-09-14', '2026-11-21', '2026-09-14'],
  ])('%s on %s is %s (ruling 12)', (text, today, date) => {
    expect(resolveContentDate(text, today)).toBe(date)
  })

  test('an offset resolves to a day that many days away, and back again (ruling 12)', () => {
    fc.assert(
      fc.property(isoDate, days, (today, offset) => {
        const resolved = resolveContentDate(`today${offset < 0 ? '' : '+'}${offset}`, today)
        expect(daysBetween(today, resolved)).toBe(offset)
        expect(addDays(resolved, -offset)).toBe(today)
      }),
    )
  })
})

describe('daysBetween', () => {
  test.each([
    ['2026-11-21', '2026-11-21', 0],
    ['2026-11-21', '2026-11-22', 1],
    ['2026-11-21', '2026-11-01', -20],
    ['2026-10-24', '2026-10-26', 2],
    ['2025-11-21', '2026-11-21', 365],
  ])('from %s to %s is %d, also across a change of daylight saving time (spec 9, last 30 days)', (from, to, count) => {
    expect(daysBetween(from, to)).toBe(count)
  })

  test('is NaN for invalid dates', () => {
    expect(daysBetween('2026-11-21', 'soon')).toBeNaN()
  })
})

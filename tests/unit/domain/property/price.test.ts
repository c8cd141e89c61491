import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { describePrice, formatDifference, formatPrice } from '../../../../lib/domain/property/price.ts'

describe('formatPrice', () => {
  test.each([
    [745000, '€\u00a0745.000'],
    [1475000, '€\u00a01.475.000'],
    [950, '€\u00a0950'],
    [0, '€\u00a00'],
    [-0, '€\u00a00'],
    [-0.001, '€\u00a00'],
    [1150.5, '€\u00a01.150,50'],
    [0.05, '€\u00a00,05'],
    [744999.999, '€\u00a0745.000'],
    [-745000, '€\u00a0-745.000'],
  ])('%d is %s: Belgian Dutch format, euro sign first (spec 9)', (amount, text) => {
    expect(formatPrice(amount)).toBe(text)
  })

  test.each([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY])(
    '%d gives the text NaN (spec 8, ruling 19)',
    (amount) => {
      expect(formatPrice(amount)).toBe('NaN')
    },
  )

  test('every whole amount is parsed back, without decimals (spec 9)', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (amount) => {
        const text = formatPrice(amount)
        expect(text).toMatch(/^€\u00a0\d{1,3}(\.\d{3})*$/)
        expect(Number(text.replace(/[^\d]/g, ''))).toBe(amount)
      }),
    )
  })
})

describe('describePrice', () => {
  const price = { kind: 'shown' as const, amount: 745000, unit: 0, history: [] }

  test('a plain price is an amount followed by its unit text (spec 9)', () => {
    expect(describePrice({ ...price, amount: 1150, unit: 1 }, '', 'per maand')).toEqual({
      kind: 'amount',
      amount: '€\u00a01.150',
      isStartingFrom: false,
      unitText: 'per maand',
    })
  })

  test("unit 7 shows 'starting from' and no unit text (spec 9)", () => {
    expect(describePrice({ ...price, unit: 7 }, '', 'per m²')).toEqual({
      kind: 'amount',
      amount: '€\u00a0745.000',
      isStartingFrom: true,
      unitText: '',
    })
  })

  test('a price hidden by a marquee shows its name, any other is on request (spec 9, rulings 9 and 10)', () => {
    expect(describePrice({ kind: 'hidden', by: 'marquee' }, 'Verkocht', 'per maand')).toEqual({
      kind: 'marquee',
      name: 'Verkocht',
    })
    expect(describePrice({ kind: 'hidden', by: 'request' }, 'Nieuw', 'per maand')).toEqual({ kind: 'on-request' })
  })

  test('an amount that cannot be formatted gives the text NaN (spec 8)', () => {
    expect(describePrice({ ...price, amount: Number.NaN }, '', '')).toMatchObject({ amount: 'NaN' })
  })
})

test('a difference has a sign', () => {
  expect(formatDifference(-19_000)).toBe('\u2212\u00a0€\u00a019.000')
  expect(formatDifference(5000)).toBe('+\u00a0€\u00a05.000')
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { loanFor, monthlyPayment, monthlyRate } from '../../../../lib/domain/costs/loan.ts'

describe('monthlyRate, by the effective method (Code of Economic Law, I.9, 44°)', () => {
  test('1.8 % a year is 0.1488 % a month, as lenders publish it', () => {
    // 1.018^(1/12) - 1 = 0.0014877; a twelfth would be 0.0015
    expect(monthlyRate(1.8)).toBeCloseTo(0.001488, 6)
  })

  test('twelve monthly rates compound to the yearly rate', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 15, noNaN: true }), (rate) => {
        expect((1 + monthlyRate(rate)) ** 12).toBeCloseTo(1 + rate / 100, 10)
      }),
    )
  })
})

describe('monthlyPayment', () => {
  test('100 000 in 20 years at 1.8 %: 495.78', () => {
    // (1 + i)^-240 = 1.018^-20 = 0.69991; 100 000 × 0.00148777 / 0.30009 = 495.78
    expect(monthlyPayment(100_000, 1.8, 20)).toBe(495.78)
  })

  test('without interest the loan is divided evenly: 120 000 / 120 = 1 000', () => {
    expect(monthlyPayment(120_000, 0, 10)).toBe(1_000)
  })

  test('one year at 12 %: i = 1.12^(1/12) - 1 = 0.00948879; 12 000 × i / (1 - 1/1.12) = 1 062.74', () => {
    expect(monthlyPayment(12_000, 12, 1)).toBe(1_062.74)
  })
})

describe('loanFor', () => {
  const terms = { rate: 3.5, years: 25 }

  test('borrows what the own contribution does not cover, including costs', () => {
    // 500 000 - 100 000 = 400 000; 400 000 / 480 000 = 83.3 %
    expect(loanFor({ price: 480_000, total: 500_000 }, 100_000, terms)).toMatchObject({ amount: 400_000, loanToValue: 83.3 })
  })

  test('is zero when the own contribution covers everything', () => {
    const none = { amount: 0, perMonth: 0, interest: 0, loanToValue: 0 }
    expect(loanFor({ price: 480_000, total: 500_000 }, 600_000, terms)).toEqual(none)
  })

  test('a higher contribution never raises the monthly payment, and interest is never negative', () => {
    const euro = fc.integer({ min: 0, max: 2_000_000 })
    fc.assert(
      fc.property(euro, euro, euro, fc.integer({ min: 1, max: 40 }), (total, own, more, years) => {
        const price = Math.max(total, 1)
        const less = loanFor({ price, total }, own + more, { rate: 3.5, years })
        const loan = loanFor({ price, total }, own, { rate: 3.5, years })
        expect(less.perMonth).toBeLessThanOrEqual(loan.perMonth)
        expect(loan.interest).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})

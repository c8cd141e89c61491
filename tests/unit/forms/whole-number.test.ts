/** Whole numbers as typed in Belgium (specification 9; ruling 44). */
import { expect, test } from 'vitest'
import { wholeNumber } from '@/lib/forms/fields'

const { rule } = wholeNumber({ min: 1, max: 100_000_000 })

const messageOf = (typed: string) => rule.safeParse(typed).error?.issues[0]?.message

test.each([
  ['1250', 1250],
  ['1.250', 1250],
  ['1 250', 1250],
  ['1\u00a0250', 1250],
  ['1,250', 1250],
  ['€ 500.000', 500_000],
  ['500.000,00', 500_000],
  ['339000.00', 339_000],
  ['339,000.00', 339_000],
  ['', undefined],
])('%s is %s', (typed, number) => {
  expect(rule.safeParse(typed)).toMatchObject({ success: true, data: number })
})

test.each(['339.5', '12.34', '120,5', '45000.50', '738.000,50'])(
  '%s is not a whole number, and not read as a larger one',
  (typed) => {
    expect(messageOf(typed)).toBe('numberNotWhole')
  },
)

test.each(['veel', '1.2.3', '1e5', '-5', '12.5000'])('%s is not a number', (typed) => {
  expect(messageOf(typed)).toBe('numberInvalid')
})

test('a number out of range is reported', () => {
  expect([messageOf('0'), messageOf('200.000.000')]).toEqual(['numberOutOfRange', 'numberOutOfRange'])
})

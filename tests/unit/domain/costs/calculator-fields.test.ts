/** Validation of the buyer's calculator: every limit, and the initial values. */
import { describe, expect, test } from 'vitest'
import { type NumberField, readField, usesOf } from '@/lib/domain/costs/calculator-fields'

describe('a field accepts', () => {
  test.each<[NumberField, string, number | undefined]>([
    ['price', '425.000', 425_000],
    ['price', '1', 1],
    ['price', '0', undefined],
    ['price', '100.000.000', 100_000_000],
    ['price', '100.000.001', undefined],
    ['contribution', '0', 0],
    ['contribution', '85.000', 85_000],
    ['contribution', '100.000.001', undefined],
    ['rate', '3,25', 3.25],
    ['rate', '0', 0],
    ['rate', '15', 15],
    ['rate', '15,1', undefined],
    ['years', '1', 1],
    ['years', '0', undefined],
    ['years', '40', 40],
    ['years', '41', undefined],
    ['years', '20,5', undefined],
    ['years', '', undefined],
    ['rate', 'x', undefined],
  ])('%s %j as %s', (field, text, value) => {
    expect(readField(field, text)).toBe(value)
  })
})

test('the uses depend on the property and the Region', () => {
  const tariffs = (renovatedHome: unknown) => ({ renovatedHome }) as Parameters<typeof usesOf>[1]
  expect(usesOf(false, tariffs(3))).toEqual(['other'])
  expect(usesOf(true, tariffs(undefined))).toEqual(['ownHome', 'other'])
  expect(usesOf(true, tariffs(3))).toEqual(['ownHome', 'renovatedHome', 'other'])
})

import { expect, test } from 'vitest'
import { isEmpty } from '../../../../lib/domain/text/is-empty.ts'

test.each([null, undefined, '', ' ', '\n\t\u00a0'])('%j is empty: null or blank text (spec 5)', (value) => {
  expect(isEmpty(value)).toBe(true)
})

test.each([0, false, Number.NaN, 'a', ' a ', [], {}])('%j is a value (spec 5)', (value) => {
  expect(isEmpty(value)).toBe(false)
})

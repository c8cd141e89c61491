import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatPhone } from '../../../../lib/domain/text/phone.ts'

describe('formatPhone', () => {
  test.each([
    ['0479123456', '0479 12 34 56'],
    ['0479/12.34.56', '0479 12 34 56'],
    ['031234567', '031 23 45 67'],
    ['03 123 45 67', '031 23 45 67'],
    ['(03) 123-45-67', '031 23 45 67'],
  ])('%s becomes %s: 10 digits 4-2-2-2, 9 digits 3-2-2-2 (spec 5)', (phone, text) => {
    expect(formatPhone(phone)).toBe(text)
  })

  test.each(['', '112', '03 12 34 56', '00323123456', '+32 3 123 45 67', '+3231234567', '0479123456 (Jan)', 'n.v.t.'])(
    '%j is unchanged (spec 5)',
    (phone) => {
      expect(formatPhone(phone)).toBe(phone)
    },
  )

  test('never changes a digit, and is idempotent (spec 5)', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[\d ./+()-]{0,16}$/), (phone) => {
        const text = formatPhone(phone)
        expect(text.replace(/\D/g, '')).toBe(phone.replace(/\D/g, ''))
        expect(formatPhone(text)).toBe(text)
      }),
    )
  })
})

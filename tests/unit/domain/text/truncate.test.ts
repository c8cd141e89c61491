import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { truncate } from '../../../../lib/domain/text/truncate.ts'

describe('truncate', () => {
  test('250 characters are unchanged, 251 are cut: the default limit (spec 9)', () => {
    expect(truncate('a'.repeat(250))).toBe('a'.repeat(250))
    expect(truncate('a'.repeat(251))).toBe(`${'a'.repeat(250)}...`)
  })

  test.each([
    ['a last space past 80 percent is the cut', 'aaaaaaaaa bbb', 'aaaaaaaaa...'],
    ['a last space at 80 percent is not past it', 'aaaaaaaa bbbb', 'aaaaaaaa b...'],
    ['a last space before 80 percent is not used', 'aaa bbbbbbbbb', 'aaa bbbbbb...'],
    ['no space: the limit', 'aaaaaaaaaaaa', 'aaaaaaaaaa...'],
    ['exactly the limit stays', 'aaaaa bbbb', 'aaaaa bbbb'],
    ['empty stays empty', '', ''],
  ])('%s (spec 9)', (_case, text, expected) => {
    expect(truncate(text, 10)).toBe(expected)
  })

  test('100 characters for the search result (spec 9)', () => {
    expect(truncate('x'.repeat(101), 100)).toHaveLength(103)
  })

  test('a limit of zero or below gives the dots only', () => {
    expect([truncate('abc', 0), truncate('abc', -1)]).toEqual(['...', '...'])
  })

  test('a surrogate pair is not split', () => {
    expect(truncate('123456789🏠🏠', 10)).toBe('123456789...')
  })

  test('never exceeds limit + 3, and is the beginning of the text (spec 9)', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('a', ' ', 'é', '🏠', '\n'), maxLength: 400 }),
        fc.integer({ min: 0, max: 300 }),
        (text, limit) => {
          const short = truncate(text, limit)
          expect(short.length).toBeLessThanOrEqual(limit + 3)
          if (text.length <= limit) expect(short).toBe(text)
          else expect(text.startsWith(short.slice(0, -3))).toBe(true)
        },
      ),
    )
  })
})

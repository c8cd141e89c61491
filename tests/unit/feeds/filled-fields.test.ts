/** The share of our fields that listings of a feed fill, as the command line shows it. */
import { expect, test } from 'vitest'
import { countFilled, feedFieldNames, formatShares } from '@/lib/feeds/filled-fields'
import { wholeListing } from '@/tests/support/feeds'

test('a line per listing, then the fields that some leave out, the least filled first', () => {
  const { price: _, ...bare } = wholeListing('2')
  const shares = countFilled([wholeListing('1'), bare])
  expect(shares.listings.map(({ id }) => id)).toEqual(['1', '2'])
  expect((shares.listings[0]?.filled ?? 0) - (shares.listings[1]?.filled ?? 0)).toBe(1)
  expect(shares.fields).toHaveLength(feedFieldNames.length)
  const lines = formatShares(shares)
  expect(lines[0]).toBe(`2 listing(s), of ${feedFieldNames.length} fields each:`)
  expect(lines).toContain(' 50 %  price')
  expect(lines).not.toContain('100 %  bedrooms')
  expect(lines.indexOf('  0 %  heating')).toBeLessThan(lines.indexOf(' 50 %  price'))
})

test('a feed without listings has lines, too', () => {
  expect(formatShares(countFilled([]))[0]).toContain('0 listing(s)')
})

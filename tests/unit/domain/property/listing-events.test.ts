import { describe, expect, test } from 'vitest'
import type { ConfidentialProperty } from '../../../../lib/domain/property/confidential-property.ts'
import { findListingEvents } from '../../../../lib/domain/property/listing-events.ts'
import { getProperty } from '../../../support/content.ts'

const eventsOf = (recordFile: string, change: Partial<ConfidentialProperty> = {}) =>
  findListingEvents(getProperty(recordFile, change))

describe('findListingEvents', () => {
  test('listed, then each new price with its difference', () => {
    expect(eventsOf('s08')).toEqual([
      { kind: 'listed', date: '2026-08-17', price: 298_000 },
      { kind: 'price', date: '2026-11-15', price: 279_000, difference: -19_000, step: 1 },
    ])
  })

  test('a repeated price is no change; steps keep their number', () => {
    const priceHistory = [
      { date: '2026-09-01', price: 300_000 },
      { date: '2026-09-02', price: 300_000 },
      { date: '2026-10-01', price: 310_000 },
    ]
    expect(eventsOf('s01', { creationDate: '2026-09-01', priceHistory })).toMatchObject([
      { kind: 'listed', price: 300_000 },
      { kind: 'price', difference: 10_000, step: 2 },
    ])
  })

  test.each([
    ['s03', 'option', '2026-11-15'],
    ['s15', 'sold', '2026-10-19'],
    ['r02', 'rented', '2026-11-02'],
  ])('%s is %s since %s', (recordFile, kind, date) => {
    expect(eventsOf(recordFile).at(-1)).toEqual({ kind, date })
  })

  test('a marker without a date, or unrelated to the state, is no event', () => {
    expect(eventsOf('s03', { marqueeDate: undefined })).toHaveLength(1)
    expect(eventsOf('s01', { marqueeDate: '2026-11-20' })).toHaveLength(1)
  })

  test('a hidden price hides its changes (ruling 10)', () => {
    expect(eventsOf('s08', { publishPrice: false })).toEqual([{ kind: 'listed', date: '2026-08-17', price: undefined }])
    expect(eventsOf('s08', { archived: true })).toHaveLength(1)
  })
})

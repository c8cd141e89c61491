/** Listings for partners and feed readers: available ones only, nothing hidden. */
import { describe, expect, test } from 'vitest'
import type { PublicProperty } from '@/lib/domain/property/property'
import { feedEventsInPieces, findFeedEvents } from '@/lib/domain/syndication/feed-events'
import { exactPoint, isForPartners, shownPrice, totalBathrooms } from '@/lib/domain/syndication/partner-listing'
import { bare, full, one } from '@/tests/support/partner-listing'

describe('the events of a feed', () => {
  const at = (id: number, creationDate: string, more: Partial<PublicProperty> = {}) =>
    ({ ...one, id, creationDate, published: true, archived: false, availability: 'available', ...more }) as PublicProperty
  const newOnes = (...properties: PublicProperty[]) =>
    findFeedEvents(properties)
      .filter(({ event }) => event.kind === 'listed')
      .map(({ property }) => property.id)

  test('are those of available listings, newest first, on the same day the higher number first', () => {
    expect(newOnes(at(1, '2026-01-01'), at(2, '2026-01-03'), at(3, '2026-01-02'), at(4, '2026-01-02'))).toEqual([2, 4, 3, 1])
    expect(
      newOnes(
        at(1, '2026-01-01', { published: false }),
        at(2, '2026-01-01', { archived: true }),
        at(3, '2026-01-01', { availability: 'sold' }),
        at(4, '2026-01-01'),
      ),
    ).toEqual([4])
    expect(findFeedEvents(Array.from({ length: 60 }, (_, index) => at(index, '2026-01-01')))).toHaveLength(50)
  })

  test('are the same in pieces', () => {
    const many = Array.from({ length: 3_000 }, (_, index) => at(index, `2026-01-${10 + (index % 17)}`))
    const pieces = feedEventsInPieces(many)
    let next = pieces.next()
    while (!next.done) next = pieces.next()
    expect(next.value).toEqual(findFeedEvents(many))
  })
})

describe('listings for partners', () => {
  test('are available ones without takeovers', () => {
    const available = { ...bare, availability: 'available' } as PublicProperty
    expect(isForPartners(available)).toBe(true)
    expect(isForPartners({ ...available, goal: 'takeover' } as PublicProperty)).toBe(false)
    expect(isForPartners({ ...available, availability: 'sold' } as unknown as PublicProperty)).toBe(false)
  })

  test('have no hidden price and no point of a hidden address, and add shower rooms to bathrooms', () => {
    expect([shownPrice(bare), shownPrice(full), exactPoint(bare), exactPoint(full)]).toEqual([
      undefined,
      495_000.4,
      undefined,
      { latitude: 51.2117, longitude: 4.39842 },
    ])
    expect([
      totalBathrooms(bare),
      totalBathrooms(full),
      totalBathrooms({ ...bare, bathrooms: 1 }),
      totalBathrooms({ ...bare, showerRooms: 2 }),
    ]).toEqual([undefined, 3, 1, 2])
  })
})

/** Every field that a CRM can supply has its place in the neutral listing. */
import { expect, test } from 'vitest'
import { propertyFields } from '@/lib/domain/property/property-fields'
import { type FeedListing, placedElsewhere } from '@/lib/feeds/feed-listing'

/** Our lists and texts, and their place in the neutral listing. */
const lists = {
  pictures: 'pictures',
  openHouses: 'openings',
  documents: 'documents',
  rooms: 'rooms',
  nearby: 'nearby',
  texts: 'texts',
  smallPicture: 'pictures',
  floorPlans: 'plans',
} as const satisfies Record<string, keyof FeedListing>

const simple = ['yes-no', 'number', 'text', 'date', 'link', 'choice']

test('every field is a fact, has its own place, or is a list', () => {
  const elsewhere = new Set<string>([...placedElsewhere, ...Object.keys(lists)])
  const homeless = Object.entries(propertyFields).filter(([name, { kind }]) => !elsewhere.has(name) && !simple.includes(kind))
  expect(homeless.map(([name]) => name)).toEqual([])
})

test('facts use the words of our field table, questions have four answers', () => {
  const listing: FeedListing = {
    id: '7f3a',
    facts: {
      surfaceLiving: 120,
      epcCode: '20260422-0003418826-RES-1',
      heating: { theirs: 'Gas (cv)', ours: 'gas-condensing' },
      facades: { theirs: '3', ours: 3 },
      permit: 'requested',
      summons: 'not-stated',
      // @ts-expect-error: a yes-or-no question is never a plain truth value, which could not say "requested"
      lift: true,
      // @ts-expect-error: no word of ours
      kitchen: { theirs: 'US', ours: 'american' },
    },
  }
  expect(Object.keys(listing.facts ?? {})).toHaveLength(8)
})

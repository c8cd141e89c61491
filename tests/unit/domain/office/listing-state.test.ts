/** The fields that a state sets in a property's file, and the state of a record. */
import { expect, test } from 'vitest'
import { fieldsOfState, findListingState, listingStates } from '@/lib/domain/office/listing-state'

const today = '2026-11-23'
const facts = { published: true, archived: false, availability: 'available', marquee: 0 }

test.each(['sale', 'rent', 'takeover'] as const)('a %s with the fields of a state is in that state', (goal) => {
  for (const state of listingStates) {
    const fields = fieldsOfState(state, goal, 1, today)
    const record = {
      ...facts,
      published: fields['Published'] === true,
      availability: String(fields['Availability'] ?? 'available'),
      marquee: Number(fields['Marquee'] ?? 0),
    }
    expect(findListingState(record, state === 'discreet')).toBe(state)
  }
})

test('online keeps the marker of the file, except option and sold', () => {
  expect([0, 1, 2, 3, 4].map((own) => fieldsOfState('online', 'sale', own, today)['Marquee'])).toEqual([0, 1, 0, 3, 0])
})

test('a rental is let, other goals sold; option and sale set the date', () => {
  expect(fieldsOfState('sold', 'rent', 0, today)).toMatchObject({ Availability: 'rented', Marquee: 4, MarqueeDate: today })
  expect(fieldsOfState('sold', 'takeover', 0, today)).toMatchObject({ Availability: 'sold' })
  expect(fieldsOfState('option', 'sale', 1, today)).toMatchObject({ Marquee: 2, MarqueeDate: today })
})

test('an archived property stays archived in every state', () => {
  expect(findListingState({ ...facts, archived: true, published: false }, true)).toBe('archived')
})

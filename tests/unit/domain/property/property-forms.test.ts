/** The forms on a property's page (specification 1; rulings 6, 11). */
import { describe, expect, test } from 'vitest'
import { belgiumId, luxembourgId } from '@/lib/domain/law/country'
import { isHome } from '@/lib/domain/property/is-home'
import { formsOf, isPropertyForm, propertyForms } from '@/lib/domain/property/property-forms'

type Facts = Parameters<typeof formsOf>[0]

const home: Facts = {
  archived: false,
  availability: 'available',
  goal: 'rent',
  webIds: ['2'],
  documents: [],
  countryId: belgiumId,
}
const always = ['visit', 'information', 'send-to-friend']

describe('the rental application', () => {
  test.each(['1', '2', '3'])('is offered for a rental home of web type %s', (webId) => {
    expect(formsOf({ ...home, webIds: [webId] })).toEqual([...always, 'rental-application'])
    expect(formsOf({ ...home, webIds: ['8', webId] })).toContain('rental-application')
  })
  test.each([[['4']], [['5']], [['6']], [['8']], [[]]])(
    'is not offered for land, garages, shops and offices: web types %j',
    (webIds) => {
      expect(formsOf({ ...home, webIds })).toEqual(always)
    },
  )
  test('is not offered for a home for sale', () => {
    expect(formsOf({ ...home, goal: 'sale' })).toEqual([...always, 'purchase-offer'])
  })
})

test('a purchase offer is possible for every type for sale in Belgium', () => {
  const land: Facts = { ...home, goal: 'sale', webIds: ['4'] }
  expect(formsOf(land)).toEqual([...always, 'purchase-offer'])
  expect(formsOf({ ...land, countryId: luxembourgId })).toEqual(always)
})

test('the documents form is offered where there are documents, in the order of the page', () => {
  const [first = 'visit', second = 'information', ...rest] = always
  const documents = [{} as Facts['documents'][number]]
  expect(formsOf({ ...home, documents })).toEqual([first, second, 'documents', ...rest, 'rental-application'])
})

test('sold, rented and archived properties have none', () => {
  expect(formsOf({ ...home, archived: true })).toEqual([])
  for (const availability of ['sold', 'rented', 'option'] as Facts['availability'][])
    expect(formsOf({ ...home, availability }), availability).toEqual([])
})

test('isPropertyForm recognises the names of forms', () => {
  expect(propertyForms.every(isPropertyForm)).toBe(true)
  expect(['', 'contact', 'VISIT'].some(isPropertyForm)).toBe(false)
})

test.each([
  [['1'], true],
  [['8', '3'], true],
  [['8'], false],
  [['12'], false],
  [[], false],
])('web types %j are a home: %s', (webIds, expected) => expect(isHome({ webIds })).toBe(expected))

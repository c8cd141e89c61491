/**
 * Tables of the portal are sorted and filtered by query parameters (specification 3: date, type, contact, subject, comment,
 * status).
 */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { arrangeItems, hasItemFilter, itemQueryPairs, parseItemQuery, sortedBy } from '@/lib/domain/portal/item-query'
import { isPlanned, nextViewing, type PortalItem } from '@/lib/domain/portal/portal-item'

const item = (change: Partial<PortalItem>): PortalItem => ({
  id: 'a',
  kind: 'visit',
  date: '2026-11-20',
  time: undefined,
  type: 'visit',
  contact: '',
  subject: '',
  comment: '',
  status: 'done',
  link: undefined,
  views: undefined,
  contacts: undefined,
  ...change,
})

const items = [
  item({ id: 'a', date: '2026-11-18', time: '16:00', contact: 'L. Ahmadi', comment: 'Vindt de kelder te laag' }),
  item({ id: 'b', date: '2026-11-22', time: '10:30', contact: 'Familie V.', type: 'second-visit', status: 'confirmed' }),
  item({ id: 'c', date: '2026-11-22', time: '09:00', contact: 'Émilie Claes', status: 'requested' }),
  item({ id: 'd', date: '2026-11-15', contact: 'Open huis', type: 'open-house', views: 12 }),
]

const words: Readonly<Record<string, string>> = { done: 'Geweest', confirmed: 'Bevestigd', requested: 'Aangevraagd' }
const ask = (query: string) => {
  const parsed = parseItemQuery(new URLSearchParams(query), 'visit')
  const textOf = (one: PortalItem, column: 'type' | 'contact' | 'subject' | 'comment' | 'status') =>
    words[one[column]] ?? one[column]
  return arrangeItems(items, parsed, textOf, 'nl-BE')
    .map(({ id }) => id)
    .join('')
}

test.each([
  ['', 'bcad'],
  ['dir=asc', 'dacb'],
  ['sort=contact', 'cbad'],
  ['sort=contact&dir=desc', 'dabc'],
  ['sort=status', 'cbad'],
  ['sort=views', 'dbca'],
  ['sort=geheim', 'bcad'],
  ['status=done', 'ad'],
  ['status=weg', 'bcad'],
  ['type=second-visit', 'b'],
  ['q=KELDER+laag', 'a'],
  ['q=emilie', 'c'],
  ['q=aangevraagd', 'c'],
  ['q=niets', ''],
  ['from=2026-11-16&to=2026-11-20', 'a'],
])('"%s" shows %s', (query, shown) => {
  expect(ask(query)).toBe(shown)
})

test.each([
  ['', []],
  ['sort=date&dir=desc', []],
  ['dir=asc', [['dir', 'asc']]],
  ['sort=contact&dir=asc', [['sort', 'contact']]],
])('"%s" is written without default values', (query, pairs) => {
  expect(itemQueryPairs(parseItemQuery(new URLSearchParams(query), 'visit'))).toEqual(pairs)
})

test('any query is parsed, and its canonical form means the same', () => {
  const name = fc.constantFrom('sort', 'dir', 'type', 'status', 'q', 'from', 'to')
  const value = fc.oneof(fc.string(), fc.constantFrom('contact', 'asc', 'desc', 'date', 'done', '2026-11-01'))
  fc.assert(
    fc.property(fc.array(fc.tuple(name, value)), (pairs) => {
      const query = parseItemQuery(new URLSearchParams(pairs), 'visit')
      expect(parseItemQuery(new URLSearchParams(itemQueryPairs(query)), 'visit')).toEqual(query)
    }),
  )
})

test('a column is first sorted in its own direction, then reversed', () => {
  const usual = parseItemQuery(new URLSearchParams(), 'visit')
  const byContact = sortedBy(usual, 'contact')
  expect([sortedBy(usual, 'date').direction, byContact.direction, sortedBy(byContact, 'contact').direction]).toEqual([
    'asc',
    'asc',
    'desc',
  ])
})

test('the next viewing is the first with a confirmed time', () => {
  expect(items.filter((item) => isPlanned(item, '2026-11-20')).map(({ id }) => id)).toEqual(['b', 'c'])
  expect(nextViewing(items, '2026-11-20')?.id).toBe('b')
  expect(nextViewing(items, '2026-11-23')).toBeUndefined()
})

test('a requested viewing has no time, and is not planned', () => {
  const [asked, logged] = [item({ id: 'asked', status: 'requested' }), item({ id: 'logged', status: 'confirmed' })]
  expect([asked, logged].filter((item) => isPlanned(item, '2026-11-20'))).toEqual([])
  // Without a time of day it may still be the next one.
  expect(nextViewing([asked, logged], '2026-11-20')?.id).toBe('logged')
})

test('an unknown kind of item is cut at the length of a word', () => {
  expect(parseItemQuery(new URLSearchParams({ type: 'x'.repeat(10_000), q: `  ${'y'.repeat(10_000)}` }), 'visit')).toMatchObject({
    type: expect.stringMatching(/^x{100}$/),
    text: expect.stringMatching(/^y{100}$/),
  })
})

test('the next viewing is the earliest confirmed one; today counts, yesterday does not', () => {
  const confirmed = (id: string, date: string, time: string | undefined) => item({ id, date, time, status: 'confirmed' })
  const later = [
    confirmed('late', '2026-11-25', '15:00'),
    confirmed('early', '2026-11-25', '09:30'),
    confirmed('past', '2026-11-24', '10:00'),
    confirmed('other', '2026-11-26', undefined),
  ]
  expect(nextViewing(later, '2026-11-25')?.id).toBe('early')
  expect(nextViewing(later.toReversed(), '2026-11-26')?.id).toBe('other')
  expect(
    nextViewing([item({ id: 'call', kind: 'communication', status: 'confirmed', date: '2026-11-25' })], '2026-11-20'),
  ).toBeUndefined()
})

test('media are sorted by views and contacts; zero comes before unknown', () => {
  const media = [
    item({ id: 'none', kind: 'media' }),
    item({ id: 'zero', kind: 'media', views: 0, contacts: 2 }),
    item({ id: 'ten', kind: 'media', views: 10, contacts: 1 }),
  ]
  const sorted = (query: string) =>
    arrangeItems(media, parseItemQuery(new URLSearchParams(query), 'media'), (one, column) => one[column], 'nl-BE').map(
      ({ id }) => id,
    )
  expect(sorted('sort=views&dir=asc')).toEqual(['none', 'zero', 'ten'])
  expect(sorted('sort=contacts&dir=desc')).toEqual(['zero', 'ten', 'none'])
})

test.each(['type=visit', 'status=done', 'q=x', 'from=2026-11-01', 'to=2026-11-01'])('%s filters the list', (query) => {
  expect(hasItemFilter(parseItemQuery(new URLSearchParams(query), 'visit'))).toBe(true)
})

test('sorting and paging filter nothing', () => {
  for (const query of ['', 'sort=contact&dir=asc', 'page=2'])
    expect(hasItemFilter(parseItemQuery(new URLSearchParams(query), 'visit'))).toBe(false)
})

test('items with the same time are sorted by id, in either direction', () => {
  const same = ['b', 'c', 'a'].map((id) => item({ id, date: '2026-11-20', time: '10:00' }))
  for (const query of ['', 'dir=asc', 'sort=status', 'sort=status&dir=asc', 'sort=views'])
    for (const given of [same, same.toReversed()])
      expect(
        arrangeItems(given, parseItemQuery(new URLSearchParams(query), 'visit'), (one, column) => one[column], 'nl-BE')
          .map(({ id }) => id)
          .join(''),
      ).toBe('abc')
})

import { expect, test } from 'vitest'
import { noFilter } from '@/lib/domain/search/property-filter'
import { countInterested, type HomeFacts, matchesHome } from '@/lib/domain/sold/interested-subscribers'

const home: HomeFacts = { kind: 'terraced', zip: '2600', area: 165, bedrooms: 3 }
const subscribers = (count: number, maxPrice?: number) =>
  Array.from({ length: count }, (_, index) => ({ subscriberId: `${maxPrice}-${index}`, maxPrice }))

test.each([
  [4, undefined],
  [5, 5],
  [9, 5],
  [10, 10],
  [29, 20],
  [2000, 1000],
])('%i people are published as %s', (count, said) => expect(countInterested(subscribers(count), [])?.subscribers).toBe(said))

test('five searches of one person count as one person', () => {
  expect(
    countInterested(
      Array.from({ length: 5 }, () => ({ subscriberId: 'same', maxPrice: undefined })),
      [],
    ),
  ).toBeUndefined()
})

test('price ranges are shown when each has five people, otherwise none is', () => {
  const edges = [450_000, 550_000]
  const whole = countInterested([...subscribers(5, 400_000), ...subscribers(6, 500_000), ...subscribers(12, 600_000)], edges)
  expect(whole?.byPrice.map((range) => range.subscribers)).toEqual([5, 5, 10])
  const thin = countInterested([...subscribers(4, 400_000), ...subscribers(6, 500_000), ...subscribers(12, 600_000)], edges)
  expect(thin).toEqual({ subscribers: 20, byPrice: [] })
})

test.each([
  ['nothing at all', {}, true],
  ['its type and postcode', { types: ['1'], cities: [{ name: 'Berchem', zip: '2600' }] }, true],
  ['another postcode', { cities: [{ name: 'Borgerhout', zip: '2140' }] }, false],
  ['another type', { types: ['2'] }, false],
  ['more bedrooms', { minBedrooms: 4 }, false],
  ['an area of its step', { minArea: 160 }, true],
  ['an area between two steps, which would reveal the area of the home', { minArea: 165 }, false],
  ['a garden, which is not known', { flags: ['garden'] as const }, false],
  ['words', { text: 'erker' }, false],
])('a search that asks for %s: %s', (_, filter, shows) => expect(matchesHome({ ...noFilter, ...filter }, home)).toBe(shows))

test.each([{ minBathrooms: 1 }, { minGarages: 1 }, { minParkings: 1 }, { minPlot: 100 }])(
  'a search with other criteria than those known of the home, such as %o, is not counted',
  (filter) => expect(matchesHome({ ...noFilter, ...filter }, home)).toBe(false),
)

test('several searches of one person count once with the highest price, in any order', () => {
  const edges = [450_000]
  const high = subscribers(5, 600_000)
  const lower = high.map(({ subscriberId }) => ({ subscriberId, maxPrice: 400_000 }))
  const open = high.map(({ subscriberId }) => ({ subscriberId, maxPrice: undefined }))
  const others = subscribers(5, 450_000)
  for (const found of [
    [...lower, ...high],
    [...high, ...lower],
    [...open, ...high],
    [...high, ...open],
  ])
    expect(countInterested([...others, ...found], edges)?.byPrice).toEqual([
      { from: undefined, to: 450_000, subscribers: 5 },
      { from: 450_000, to: undefined, subscribers: 5 },
    ])
})

test('people without a price are in no range', () => {
  expect(countInterested([...subscribers(5, 100_000), ...subscribers(20)], [])).toMatchObject({
    subscribers: 20,
    byPrice: [{ subscribers: 5 }],
  })
  expect(countInterested(subscribers(20), [])).toEqual({ subscribers: 20, byPrice: [] })
})

test.each([
  [{ minBedrooms: 3 }, true],
  [{ minArea: 170 }, false],
  [{ reference: '4102311' }, false],
  [{ epc: 'a' as const }, false],
  [{ bounds: { south: 50, west: 3, north: 52, east: 5 } }, false],
])('a search that asks for %o: %s', (filter, shows) => expect(matchesHome({ ...noFilter, ...filter }, home)).toBe(shows))

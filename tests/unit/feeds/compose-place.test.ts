/** Names of towns as CRMs write them, and impossible coordinates. */
import { expect, test } from 'vitest'
import { composeProperty } from '@/lib/feeds/compose/property'
import type { FeedAddress } from '@/lib/feeds/feed-parts'
import { composeContext, wholeListing } from '@/tests/support/feeds'

const composed = (address: FeedAddress) =>
  composeProperty({ ...wholeListing(), address: { ...wholeListing().address, ...address } }, composeContext())

test.each([
  [{ town: 'LIEGE', zip: '4000' }, 'LUIK'],
  [{ town: 'St-Gilles', zip: '1060' }, 'SINT-GILLIS'],
  [{ town: 'Saint-Nicolas', zip: '4420' }, 'SAINT-NICOLAS'],
  [{ town: 'Saint-Nicolas', zip: 'B-9100' }, 'SINT-NIKLAAS'],
  // Another town, with the name of a Belgian one.
  [{ town: 'Mons', zip: '83440', country: 'FR', latitude: 43.69, longitude: 6.71 }, 'MONS'],
])('the town of %j is %s', (address, city) => expect(composed(address).file['City']).toBe(city))

test.each([['B-2000'], ['BE-2000'], ['be 2000'], ['2000 ']])('the postcode %s is that of Antwerp', (zip) => {
  expect(composed({ zip }).file['Zip']).toBe('2000')
})

test('a point with swapped latitude and longitude is rejected', () => {
  const { file, remarks } = composed({ latitude: 3.7253, longitude: 51.0507 })
  expect(file).toMatchObject({ PublishAddress: false, City: 'GENT' })
  expect(Number(file['Latitude'])).toBeCloseTo(51.05, 1)
  expect(remarks).toMatchObject([{ level: 'gap', field: 'latitude', found: '3.7253, 51.0507' }])
  expect(composed({ country: 'ES', latitude: 36.6, longitude: -4.5 }).remarks).toEqual([])
})

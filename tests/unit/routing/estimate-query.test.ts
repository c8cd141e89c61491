import { expect, test } from 'vitest'
import { hasEstimateQuery, readEstimateQuery } from '@/lib/routing/estimate-query'

const read = (query: string) => readEstimateQuery(new URLSearchParams(query))

test('the query is parsed', () => {
  expect(read('zip=2600&kind=terraced&area=165&bedrooms=3&state=ready&epc=c').home).toEqual({
    zip: '2600',
    kind: 'terraced',
    area: 165,
    bedrooms: 3,
    state: 'ready',
    epc: 'c',
  })
})

test('label and state are optional; a studio has no bedrooms', () => {
  expect(read('zip=2600&kind=studio&area=35&bedrooms=4').home).toMatchObject({ bedrooms: 0, state: undefined, epc: undefined })
})

test.each([
  ['zip=26&kind=terraced&area=165', ['zip']],
  ['zip=26000&kind=terraced&area=165', ['zip']],
  ['zip=B2600&kind=terraced&area=165', ['zip']],
  ['zip=2600&kind=castle&area=165', ['kind']],
  ['zip=2600&kind=terraced&area=0x99', ['area']],
  ['zip=2600&kind=terraced&area=1001&bedrooms=13', ['area', 'bedrooms']],
  ['', ['zip', 'kind', 'area']],
])('%s is invalid in %j and gives no home', (query, wrong) => expect(read(query)).toMatchObject({ home: undefined, wrong }))

test('only a query with an estimate is one', () => {
  expect(hasEstimateQuery(new URLSearchParams('utm_source=x'))).toBe(false)
  expect(hasEstimateQuery(new URLSearchParams('kind=&area='))).toBe(true)
})

test('typed values are returned, valid or not, truncated to the length of a field', () => {
  const typed = { zip: '26', kind: 'castle', area: '0x99', bedrooms: 'many', state: 'bad', epc: 'z' }
  expect(read(`${new URLSearchParams(typed)}&other=1`).typed).toEqual(typed)
  expect(read('').typed).toEqual({ zip: '', kind: '', area: '', bedrooms: '', state: '', epc: '' })
  expect(read(`zip=${'2'.repeat(50)}`).typed['zip']).toBe('2'.repeat(40))
})

test.each([
  ['area=15', true],
  ['area=14', false],
  ['area=1000', true],
  ['area=100000', false],
  ['area= 165 ', true],
  ['area=-20', false],
  ['area=20.5', false],
  ['area=100&bedrooms=0', true],
  ['area=100&bedrooms=12', true],
  ['area=100&bedrooms=', true],
  ['area=100&bedrooms=x', false],
  ['area=100&state=unknown&epc=z', true],
])('%s makes a home: %s', (query, isHome) => {
  expect(read(`zip=2600&kind=terraced&${query}`).home !== undefined).toBe(isHome)
})

test('a home without a number of bedrooms is assumed to have two', () => {
  expect(read('zip= 2600 &kind=apartment&area=80').home).toMatchObject({ zip: '2600', bedrooms: 2 })
})

test('an estimate needs kind and area', () => {
  for (const query of ['kind=terraced', 'area=100']) expect(hasEstimateQuery(new URLSearchParams(query))).toBe(false)
})

import { expect, test } from 'vitest'
import { hasEstimateQuery, readEstimateQuery } from '@/lib/routing/estimate-query'

const read = (query: string) => readEstimateQuery(new URLSearchParams(query))

test('what was typed is read', () => {
  expect(read('zip=2600&kind=terraced&area=165&bedrooms=3&state=ready&epc=c').home).toEqual({
    zip: '2600',
    kind: 'terraced',
    area: 165,
    bedrooms: 3,
    state: 'ready',
    epc: 'c',
  })
})

test('label and state may be left open; a studio has no bedrooms', () => {
  expect(read('zip=2600&kind=studio&area=35&bedrooms=4').home).toMatchObject({ bedrooms: 0, state: undefined, epc: undefined })
})

test.each([
  ['zip=26&kind=terraced&area=165', ['zip']],
  ['zip=2600&kind=castle&area=165', ['kind']],
  ['zip=2600&kind=terraced&area=0x99', ['area']],
  ['zip=2600&kind=terraced&area=1001&bedrooms=13', ['area', 'bedrooms']],
  ['', ['zip', 'kind', 'area']],
])('%s is wrong in %j and gives no home', (query, wrong) => expect(read(query)).toMatchObject({ home: undefined, wrong }))

test('only a question is one', () => {
  expect(hasEstimateQuery(new URLSearchParams('utm_source=x'))).toBe(false)
  expect(hasEstimateQuery(new URLSearchParams('kind=&area='))).toBe(true)
})

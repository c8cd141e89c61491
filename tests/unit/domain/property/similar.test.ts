import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { PublicProperty } from '../../../../lib/domain/property/property.ts'
import { areAllNear, findSimilar, likenessOf } from '../../../../lib/domain/property/similar.ts'
import { getProperty, shownAt } from '../../../support/content.ts'

const own: PublicProperty = {
  ...getProperty('s09'),
  id: 1,
  webIds: ['2'],
  zip: '2600',
  city: 'BERCHEM',
  price: shownAt(300_000),
  surfaceLiving: 100,
}

const other = (id: number, change: Partial<PublicProperty> = {}): PublicProperty => ({ ...own, id, ...change })

const ids = (candidates: readonly PublicProperty[], property: PublicProperty = own) =>
  findSimilar(likenessOf(property), candidates).map(({ id }) => id)

describe('findSimilar', () => {
  test('never the property itself, another goal or archived ones', () => {
    expect(ids([own, other(2, { goal: 'rent' }), other(3, { archived: true }), other(4)])).toEqual([4])
  })

  test('at most four', () => {
    expect(ids([2, 3, 4, 5, 6].map((id) => other(id)))).toEqual([2, 3, 4, 5])
  })

  test('available ones, then type, town, price', () => {
    const candidates = [
      other(2, { availability: 'sold' }),
      other(3, { webIds: ['1'] }),
      other(4, { zip: '2018', city: 'ANTWERPEN' }),
      other(5, { price: shownAt(320_000) }),
    ]
    expect(ids(candidates)).toEqual([5, 4, 3, 2])
  })

  test('in another postcode, the same town before a nearer price', () => {
    expect(ids([other(2, { zip: '2610', city: 'WILRIJK' }), other(3, { zip: '2601', price: shownAt(400_000) })])).toEqual([3, 2])
  })

  test('the nearer price first, however hidden ones compare', () => {
    const candidates = [
      other(2, { price: { kind: 'hidden', by: 'request' } }),
      other(3, { price: shownAt(500_000) }),
      other(4, { price: shownAt(290_000) }),
    ]
    expect(ids(candidates)).toEqual([4, 3, 2])
  })

  test('one shared type is enough', () => {
    expect(ids([other(2, { webIds: ['1'] }), other(3, { webIds: ['1', '2'], price: shownAt(900_000) })])).toEqual([3, 2])
  })

  test('the order of the candidates does not matter', () => {
    const candidates = [2, 3, 4].map((id) => other(id))
    expect(ids(candidates.toReversed())).toEqual(ids(candidates))
  })
})

test('four that are near in every respect are the most similar of all', () => {
  const change = fc.record({
    availability: fc.constantFrom('available', 'sold'),
    webIds: fc.constantFrom(['2'], ['1', '2'], ['1']),
    zip: fc.constantFrom('2600', '2018'),
    surfaceLiving: fc.constantFrom(80, 100, undefined),
    price: fc.constantFrom(shownAt(290_000), shownAt(300_000), { kind: 'hidden', by: 'request' } as const),
  })
  fc.assert(
    fc.property(fc.array(change, { maxLength: 30 }), (changes) => {
      const candidates = changes.map((one, place) => other(place + 2, one as Partial<PublicProperty>))
      const near = findSimilar(
        likenessOf(own),
        candidates.filter(({ zip }) => zip === own.zip),
      )
      if (areAllNear(likenessOf(own), near)) expect(near).toEqual(findSimilar(likenessOf(own), candidates))
    }),
  )
})

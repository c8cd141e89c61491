/** Properties as the map shows them: nothing hidden (rulings 9 and 10). */
import { describe, expect, test } from 'vitest'
import type { PublicProperty } from '@/lib/domain/property/property'
import { toMapProperties } from '@/lib/server/map/map-properties'
import { getProperty, getRecord } from '@/tests/support/content'

const onMap = (property: PublicProperty) => toMapProperties([property], 'nl')[0]

test('a property for sale', () => {
  expect(onMap(getProperty('s02'))).toMatchObject({
    id: 4102318,
    latitude: 51.23284,
    longitude: 4.40917,
    isApproximate: false,
    price: { kind: 'amount', amount: '€\u00a0545.000' },
    href: expect.stringMatching(/^\/nl\/te-koop\/antwerpen\/.*\/4102318\/$/),
    markerKind: 'rest',
  })
})

test('a hidden address leaves a rounded point and no trace of the true one', () => {
  const villa = getRecord('s12')
  const shown = onMap(getProperty('s12'))
  expect(shown).toMatchObject({ isApproximate: true, latitude: 51.3, longitude: 4.51 })
  expect(JSON.stringify(shown)).not.toContain(String(villa.latitude))
  expect(JSON.stringify(shown)).not.toContain(villa.street)
})

describe('the price', () => {
  test('that begins somewhere says so (unit 7)', () => {
    expect(onMap(getProperty('s12'))?.price).toMatchObject({ kind: 'amount', isStartingFrom: true })
  })

  test('that is not published is nowhere', () => {
    const shown = onMap(getProperty('s01', { publishPrice: false, price: 987_654 }))
    expect(shown?.price).toEqual({ kind: 'on-request' })
    expect(JSON.stringify(shown)).not.toMatch(/987.?654/)
  })

  test('of what is sold gives way to the marquee of the ignore list', () => {
    const shown = onMap(getProperty('s15', { price: 987_654 }))
    expect(shown).toMatchObject({
      price: { kind: 'marquee', name: 'Verkocht' },
      marquee: 4,
      marqueeName: 'Verkocht',
      markerKind: 'off',
    })
    expect(JSON.stringify(shown)).not.toMatch(/987.?654/)
  })
})

test('the order of the list is preserved', () => {
  const list = ['s03', 's01', 's02'].map((recordFile) => getProperty(recordFile))
  expect(toMapProperties(list, 'en').map(({ id }) => id)).toEqual(list.map(({ id }) => id))
})

/** Properties abroad are found by number and address, and stand in nothing that is filtered or counted (ruling 14). */

import { beforeEach, describe, expect, test } from 'vitest'
import { labelOf } from '@/lib/domain/energy/epc'
import { labelPicture } from '@/lib/domain/energy/label-picture'
import { belgiumId, isAbroad, luxembourgId } from '@/lib/domain/law/country'
import { noFilter } from '@/lib/domain/search/property-filter'
import { emptyListQuery } from '@/lib/routing/list-query'
import { countProperties } from '@/lib/server/pages/page-frame'
import { getPropertyDetail, propertyCrumbs } from '@/lib/server/property/property-detail'
import { countFiltered, findCityChoices, findFirst, findLatest } from '@/lib/server/property/property-lists'
import { findForPanel, findPanelStock, findPanelTypes } from '@/lib/server/search/panel'
import { buildSitemap } from '@/lib/server/syndication/sitemap'
import { getProperty, snapshot } from '../../../support/content'

const abroad = ['f01', 'f02'].map((recordFile) => getProperty(recordFile))
const ids = abroad.map(({ id }) => id)

beforeEach(() => {
  globalThis.currentSnapshot = snapshot
})

test('abroad is every country but Belgium', () => {
  expect([belgiumId, luxembourgId, 70].map((countryId) => isAbroad({ countryId }))).toEqual([false, true, true])
})

describe('they stay out of', () => {
  test('lists and their counts', () => {
    const listed = [...findFirst('sale', emptyListQuery, 100), ...findLatest(100)].map(({ id }) => id)
    expect(listed.filter((id) => ids.includes(id))).toEqual([])
    expect([countProperties('sale'), countFiltered('sale', noFilter)]).toEqual([16, 16])
  })

  test('towns of filters and panel, and counts per type', () => {
    const towns = [...findCityChoices('sale'), ...findCityChoices('rent'), ...(findPanelStock('nl')?.cities ?? [])].map(
      ({ name }) => name,
    )
    expect(towns).toContain('Berchem')
    expect(towns.filter((name) => /Strassen|Dénia/.test(name))).toEqual([])
    const houses = snapshot.properties.filter(({ webIds, goal }) => goal === 'sale' && webIds.includes('1')).length
    expect(findPanelTypes('nl')[0]?.sale).toBe(houses)
  })

  test('what is like a property at home, as those stay out of theirs', () => {
    const similarTo = (recordFile: string) => getPropertyDetail(getProperty(recordFile), 'nl').similar.map(({ id }) => id)
    expect(similarTo('s12').filter((id) => ids.includes(id))).toEqual([])
    expect(similarTo('f01')).toEqual([getProperty('f02').id])
  })
})

describe('they are found', () => {
  test('by their number in the panel', () => {
    const found = findForPanel('4102445', 'en').properties
    expect(found.map(({ href }) => href)).toEqual(['/en/abroad/strassen/apartment-with-garden-terrace-and-two-bedrooms/4102445/'])
  })

  test('in the sitemap, with their other languages', () => {
    const entries = buildSitemap().filter(({ url }) => ids.some((id) => url.includes(`/${id}/`)))
    expect(entries).toHaveLength(ids.length * snapshot.languages.length)
    expect(Object.keys(entries[0]?.alternates ?? {})).toEqual(['nl', 'fr', 'en', 'x-default'])
  })

  test('below their own list, which has no town', () => {
    expect(propertyCrumbs(getProperty('f02'), 'fr').map(({ name }) => name)).toEqual([
      'Accueil',
      'Étranger',
      'Villa avec piscine, la mer accessible à pied',
    ])
  })
})

test('Luxembourg has label pictures of its own, Spain a label as text', () => {
  const [luxembourg, spain] = abroad.map((property) => labelOf(property, property.texts.nl.epcLabelText))
  expect(luxembourg).toMatchObject({ kind: 'picture', imageUrl: labelPicture('luxembourg', 'b') })
  expect(spain).toEqual({ kind: 'text', letterText: 'D' })
})

/** The result of the content check for the demo, and its warnings. */
import { describe, expect, test } from 'vitest'
import { formatIssue } from '@/lib/content/content-issue'
import { loadSnapshot } from '@/lib/server/content/snapshot/load-snapshot'
import { breakFile, findMistakes, folder, prepareContent } from '../../../support/broken-content.ts'
import { checkedDemo } from '../../../support/checked-demo.ts'
import { snapshot } from '../../../support/content'

prepareContent()

test('the demo content is in order', () => {
  expect(findMistakes()).toEqual([])
})

test('a link may name a list by its final segment (specification 2)', () => {
  breakFile('site.json', '"link": "for-rent"', '"link": "aanbod/for-rent"')
  expect(findMistakes()).toEqual([])
})

test.each([
  ['a total', 'site.json', '"sale": 16', '"sale": 17', 'expected 16, the number of properties for sale; found 17'],
  ['a count of a city', 'cities.json', '"PropertyCount": 4', '"PropertyCount": 5', 'expected PropertyCount'],
])('%s of the CRM that differs from ours is a warning: ours shows', (_, file, from, to, message) => {
  breakFile(file, from, to)
  expect(loadSnapshot(folder, '2026-11-21', checkedDemo('2026-11-21')).warnings.map(formatIssue).join()).toContain(message)
})

test('a missing legally required fact is a warning once the property is sold', () => {
  const sold = [...snapshot.confidential.propertyById.values()].find(
    ({ availability, archived }) => availability === 'sold' && !archived,
  )
  breakFile(`properties/${sold?.id}.json`, /\s*"PScore": "[A-D]",/, '')
  expect(loadSnapshot(folder, '2026-11-21', checkedDemo('2026-11-21')).warnings.map(formatIssue).join()).toContain(
    `${sold?.id}.json: PScore`,
  )
})

test('a missing recommended fact is a warning, not an error', () => {
  breakFile('properties/4102311.json', /\s*"CadastralIncome": \d+,/, '')
  expect(loadSnapshot(folder, '2026-11-21', checkedDemo('2026-11-21')).warnings.map(formatIssue).join()).toContain(
    'CadastralIncome',
  )
})

describe('the figures the snapshot must keep (snapshot.md)', () => {
  test('19 listings: 16 for sale, 3 for rent; beside them 2 takeovers, 2 abroad, 3 projects, 2 archived', () => {
    const goals = snapshot.properties.map((property) => property.goal)
    expect([goals.filter((goal) => goal === 'sale').length, goals.filter((goal) => goal === 'rent').length]).toEqual([16, 3])
    expect([snapshot.takeovers.length, snapshot.foreignProperties.length, snapshot.projects.length]).toEqual([2, 2, 3])
    expect([...snapshot.propertyById.values()].filter((property) => property.archived)).toHaveLength(2)
  })

  test('8 web types in their order; the last has no name in French and English', () => {
    expect(snapshot.types.map((type) => type.webId)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8'])
    expect([snapshot.types[7]?.name.fr, snapshot.types[7]?.name.en]).toEqual(['', ''])
    expect(snapshot.types[4]?.name.en).toBe('Leaseback')
  })

  test('descriptions have 250 to 450 words in nl, fr and en', () => {
    for (const property of snapshot.propertyById.values()) {
      for (const language of ['nl', 'fr', 'en'] as const) {
        const words = property.texts[language].description.split(/\s+/).length
        expect([property.recordFile, language, words >= 250 && words <= 450]).toEqual([property.recordFile, language, true])
      }
    }
  })

  test('relative dates are resolved with the day of loading (ruling 12)', () => {
    const later = loadSnapshot('data', '2027-06-01').snapshot.propertyById.get(4102311)
    expect(later?.creationDate.startsWith('2027-05')).toBe(true)
  })
})

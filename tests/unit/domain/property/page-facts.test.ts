import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { factGroups } from '../../../../lib/domain/property/facts.ts'
import { findPageFacts, type PageFacts } from '../../../../lib/domain/property/page-facts.ts'
import { getProperty, snapshot } from '../../../support/content.ts'

const nothing = { light: false, scale: false, calculator: false }

const labelsOf = (facts: PageFacts) => [
  ...[facts.key, facts.main, facts.certificate, facts.installations, facts.legal, facts.costs].flat().map(({ label }) => label),
  ...facts.features.flatMap((group) => group.facts).map(({ label }) => label),
  ...facts.present,
  ...facts.absent,
]

const records = [...snapshot.propertyById.values()].map(({ recordFile }) => recordFile)
const shownSomewhere = fc.record({ light: fc.boolean(), scale: fc.boolean(), calculator: fc.boolean() })

test('no fact is shown twice, whatever sections the page has', () => {
  fc.assert(
    fc.property(fc.constantFrom(...records), shownSomewhere, (record, elsewhere) => {
      const labels = labelsOf(findPageFacts(getProperty(record), elsewhere))
      expect(labels).toHaveLength(new Set(labels).size)
    }),
  )
})

test('every known fact is shown, except those implied by a figure', () => {
  const property = getProperty('s01', { garages: 2, garage: true, furnished: true })
  const labels = new Set<string>(labelsOf(findPageFacts(property, nothing)))
  const known = Object.values(factGroups)
    .flat()
    .filter(({ read }) => read(property) !== undefined)
  const missing = new Set(known.map(({ label }) => label).filter((label) => !labels.has(label)))
  expect([...missing].sort()).toEqual(['garage', 'garden', 'terrace'])
})

describe('facts shown elsewhere', () => {
  test.each([
    ['light', 'orientationGarden'],
    ['scale', 'energyPerformance'],
    ['calculator', 'totalCosts'],
    ['calculator', 'vat'],
  ] as const)('by %s: %s is left out', (place, label) => {
    const property = getProperty('s01')
    expect(labelsOf(findPageFacts(property, nothing))).toContain(label)
    expect(labelsOf(findPageFacts(property, { ...nothing, [place]: true }))).not.toContain(label)
  })

  test('a sale under VAT is marked', () => {
    const facts = findPageFacts(getProperty('s01', { vat: true }), { ...nothing, calculator: true })
    expect(facts.costs.map(({ label }) => label)).toContain('vat')
  })
})

test('a property for sale is not marked as unfurnished', () => {
  expect(findPageFacts(getProperty('s01', { furnished: false }), nothing).absent).not.toContain('furnished')
  expect(findPageFacts(getProperty('r01', { furnished: false }), nothing).absent).toContain('furnished')
})

test('taxes are among the costs, in Belgium only', () => {
  const taxes = ['cadastralIncome', 'realEstateTax']
  const costsOf = (record: string) =>
    findPageFacts(getProperty(record, { cadastralIncome: 1000, realEstateTax: 900 }), nothing).costs.map(({ label }) => label)
  expect(costsOf('s01')).toEqual(expect.arrayContaining(taxes))
  for (const tax of taxes) expect(costsOf('f01')).not.toContain(tax)
})

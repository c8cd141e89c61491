import { describe, expect, test } from 'vitest'
import { factGroups, findFacts, findKeyFacts } from '../../../../lib/domain/property/facts.ts'
import { getProperty } from '../../../support/content.ts'

const labels = (facts: readonly { label: string }[]) => facts.map(({ label }) => label)

describe('findFacts', () => {
  test('leaves out empty values and zero counts', () => {
    const property = getProperty('s01', { garages: 0, parkings: undefined, floor: 0 })
    expect(labels(findFacts('rooms', property))).toEqual(['bedrooms', 'bathrooms', 'showerRooms', 'toilets', 'floors', 'floor'])
  })

  test('"no" is a fact', () => {
    expect(findFacts('comfort', getProperty('s01'))).toContainEqual({ label: 'lift', value: { kind: 'yes-no', value: false } })
  })

  test('a certificate includes its date', () => {
    const property = getProperty('s01', { gasCertificate: undefined })
    expect(findFacts('installations', property).at(-1)).toEqual({
      label: 'electricityCertificate',
      value: { kind: 'word', list: 'certificate', word: 'conform', date: '2019-11-14' },
    })
  })

  test('a house is terraced or detached, an apartment on its floor is not', () => {
    expect(labels(findFacts('building', getProperty('s01')))).toContain('facades')
    expect(labels(findFacts('building', getProperty('r01')))).not.toContain('facades')
    expect(labels(findFacts('overview', getProperty('f01')))).not.toContain('facades')
  })

  test('energy performance 0 is not a fact', () => {
    expect(labels(findFacts('certificate', getProperty('t01', { energyPerformance: 0 })))).toEqual([])
  })
})

test('every detail label of specification 3 has a place', () => {
  const asked = [
    ...['epcCode', 'chargesOwner', 'chargesRenter', 'deposit', 'bedrooms', 'bathrooms', 'showerRooms', 'toilets', 'garages'],
    ...[
      'parkings',
      'floors',
      'surfaceLiving',
      'surfaceTotal',
      'surfaceGround',
      'surfaceGarden',
      'surfaceTerrace',
      'surfaceOffice',
    ],
    ...['surfaceStore', 'surfaceConstructed', 'frontWidth', 'plotWidth', 'constructionYear', 'renovationYear', 'facades'],
    ...['energyPerformance', 'epcTotal', 'epcCO2', 'epcExpiryDate', 'eLevel', 'asbestosType', 'electricityCertificate'],
    ...['gasCertificate', 'heating', 'kitchen', 'interior', 'glazing', 'frame', 'roof', 'roofMaterial', 'orientationTerrace'],
    ...['orientationGarden', 'orientationRear', 'gas', 'water', 'lift', 'cellar', 'terrace', 'garden', 'attic', 'furnished'],
    ...['garage', 'parking', 'pool', 'cadastralIncome', 'realEstateTax', 'notaryFee', 'registrationRights', 'vat', 'totalCosts'],
  ]
  const known = new Set<string>(Object.values(factGroups).flatMap((specs) => labels(specs)))
  expect(asked.filter((label) => !known.has(label))).toEqual([])
})

describe('findKeyFacts', () => {
  test('are four at most, bedrooms first', () => {
    expect(labels(findKeyFacts(getProperty('s01')))).toEqual(['bedrooms', 'bathrooms', 'surfaceLiving', 'surfaceGarden'])
  })

  test('of a plot are its area', () => {
    expect(labels(findKeyFacts(getProperty('s13')))).toEqual(['surfaceGround'])
  })

  test('of a shop or an office include its area', () => {
    expect(labels(findKeyFacts(getProperty('s07')))).toContain('surfaceStore')
    expect(labels(findKeyFacts(getProperty('r03')))).toContain('surfaceOffice')
  })
})

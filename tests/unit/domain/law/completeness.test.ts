import { describe, expect, test } from 'vitest'
import { checkCompleteness } from '../../../../lib/domain/law/completeness.ts'
import type { NoticeProperty } from '../../../../lib/domain/law/notice-property.ts'
import type { PropertyDocument } from '../../../../lib/domain/property/property.ts'

const text = {
  title: '',
  mainTypeName: '',
  marqueeName: '',
  countryName: '',
  priceUnitText: '',
  epcLabelText: '',
  description: '',
}
const allTexts = (epcLabelText: string) => ({ nl: { ...text, epcLabelText }, fr: { ...text, epcLabelText }, en: text, de: text })
const planning: PropertyDocument = { id: 1, kind: 'planning', name: { nl: '', fr: '', en: '', de: '' }, date: '2026-07-14' }

/** A house for sale with every field that any Region requires. */
const house: NoticeProperty = {
  published: true,
  archived: false,
  availability: 'available',
  goal: 'sale',
  webIds: ['1'],
  zip: '2000',
  countryId: 10,
  documents: [planning],
  texts: allTexts(''),
  publishPrice: true,
  price: 985_000,
  chargesRenter: 0,
  cadastralIncome: 1684,
  energyPerformance: 241,
  epcCode: '20240312-0003187452-KNR-1',
  epcTotal: 65_526,
  epcCO2: 0,
  eLevel: undefined,
  publishAddress: true,
  constructionYear: 1904,
  asbestosType: 'safe',
  electricityCertificate: 'conform',
  pScore: 'A',
  gScore: 'B',
  permit: true,
  destination: 'Wg',
  summons: false,
  preemptiveRights: false,
  allotmentPermit: false,
}
const flat: NoticeProperty = { ...house, goal: 'rent', webIds: ['2'], price: 1150, chargesRenter: 95 }
const zips = { flanders: '2000', brussels: '1000', wallonia: '4000' }

const gaps = (property: NoticeProperty) => checkCompleteness(property).map(({ level, field }) => `${level} ${field}`)

const nothingKnown: Partial<NoticeProperty> = {
  documents: [],
  publishPrice: false,
  price: 0,
  chargesRenter: undefined,
  cadastralIncome: undefined,
  energyPerformance: 0,
  epcCode: undefined,
  epcTotal: undefined,
  epcCO2: undefined,
  publishAddress: false,
  asbestosType: undefined,
  electricityCertificate: undefined,
  pScore: undefined,
  gScore: undefined,
  permit: undefined,
  destination: undefined,
  summons: undefined,
  preemptiveRights: undefined,
  allotmentPermit: undefined,
}

describe('checkCompleteness', () => {
  test.each(Object.entries(zips))('a complete notice in %s has no gaps; false and 0 are answers (belgium.md)', (_region, zip) => {
    expect(checkCompleteness({ ...house, zip })).toEqual([])
    expect(checkCompleteness({ ...flat, zip })).toEqual([])
  })

  test.each([
    [
      'flanders',
      'sale',
      'energyPerformance epcCode pScore gScore permit destination summons preemptiveRights allotmentPermit electricityCertificate',
      'asbestosType cadastralIncome',
    ],
    ['brussels', 'sale', 'energyPerformance epcCO2 documents electricityCertificate', 'cadastralIncome'],
    ['wallonia', 'sale', 'energyPerformance epcTotal epcCode electricityCertificate', 'cadastralIncome'],
    ['flanders', 'rent', 'energyPerformance epcCode price chargesRenter publishPrice', ''],
    ['brussels', 'rent', 'energyPerformance epcCO2 price chargesRenter publishPrice', ''],
    ['wallonia', 'rent', 'energyPerformance epcTotal epcCode price chargesRenter publishPrice', ''],
  ] as const)(
    'a house in %s for %s without any optional field (belgium.md, "A notice must show")',
    (region, goal, errors, warnings) => {
      const found = checkCompleteness({ ...house, ...nothingKnown, goal, zip: zips[region] })
      const fieldsOf = (level: string) => found.filter((gap) => gap.level === level).map(({ field }) => field)
      expect([fieldsOf('error').join(' '), fieldsOf('warning').join(' ')]).toEqual([errors, warnings])
      expect(found.every(({ rule }) => rule !== '')).toBe(true)
    },
  )

  test('Flanders: a hidden address makes the code mandatory, a visible one replaces it (belgium.md)', () => {
    expect(gaps({ ...house, epcCode: undefined })).toEqual([])
    expect(gaps({ ...house, epcCode: '', publishAddress: false })).toEqual(['error epcCode'])
  })

  test.each([
    [
      'plot',
      ['4'],
      [
        'error pScore',
        'error permit',
        'error destination',
        'error summons',
        'error preemptiveRights',
        'error allotmentPermit',
        'warning cadastralIncome',
      ],
    ],
    [
      'garage',
      ['7'],
      [
        'error pScore',
        'error gScore',
        'error permit',
        'error destination',
        'error summons',
        'error preemptiveRights',
        'error allotmentPermit',
        'error electricityCertificate',
        'warning asbestosType',
        'warning cadastralIncome',
      ],
    ],
  ])('Flanders: a %s needs no energy certificate (belgium.md)', (_case, webIds, expected) => {
    expect(gaps({ ...house, ...nothingKnown, webIds })).toEqual(expected)
  })

  test.each(Object.values(zips))('a garage or plot in %s needs no energy figures (belgium.md)', (zip) => {
    const property = {
      ...house,
      zip,
      energyPerformance: 0,
      epcCode: undefined,
      epcTotal: undefined,
      epcCO2: undefined,
      publishAddress: false,
    }
    expect(gaps({ ...property, webIds: ['7'] })).toEqual([])
    expect(gaps({ ...property, webIds: ['4'] })).toEqual([])
    expect(gaps({ ...property, webIds: ['4', '1'] })).not.toEqual([])
  })

  test('Flanders: the E-level of a new building replaces the certificate, but not that of an old one (belgium.md)', () => {
    const uncertified = { ...house, energyPerformance: 0, epcCode: undefined, publishAddress: false, eLevel: 20 }
    expect(gaps({ ...uncertified, webIds: ['1', '8'] })).toEqual([])
    expect(gaps(uncertified)).toEqual(['error energyPerformance', 'error epcCode'])
  })

  test("a label 'below 0' needs no figure above 0, another label does (ruling 19)", () => {
    expect(gaps({ ...house, energyPerformance: 0, texts: allTexts('A+') })).toEqual([])
    expect(gaps({ ...house, energyPerformance: 0, texts: allTexts('A') })).toEqual(['error energyPerformance'])
    expect(gaps({ ...house, zip: zips.wallonia, energyPerformance: 0, texts: allTexts('A++') })).toEqual([])
  })

  test('Brussels: the class may be stated as text (belgium.md: class and CO2)', () => {
    expect(gaps({ ...house, zip: zips.brussels, energyPerformance: 0, texts: allTexts('D-') })).toEqual([])
  })

  test('Brussels: the urban planning information is required, whatever other documents there are', () => {
    const inBrussels = { ...house, zip: zips.brussels }
    const other: PropertyDocument = { ...planning, id: 2, kind: 'survey' }
    expect(gaps({ ...inBrussels, documents: [other] })).toEqual(['error documents'])
    expect(gaps({ ...inBrussels, documents: [other, planning] })).toEqual([])
  })

  test("Wallonia: 'PEB en cours' is forbidden (belgium.md)", () => {
    const texts = { ...allTexts(''), fr: { ...text, epcLabelText: 'PEB en cours' } }
    expect(gaps({ ...house, zip: zips.wallonia, texts })).toEqual(['error texts'])
    expect(gaps({ ...house, texts })).toEqual([])
  })

  test.each([
    [2000, ['warning asbestosType']],
    [2001, []],
    [undefined, []],
  ])('asbestos is good practice for buildings before 2001: %s (belgium.md)', (constructionYear, expected) => {
    expect(gaps({ ...house, asbestosType: undefined, constructionYear })).toEqual(expected)
  })

  test('the rent is required while the flat is available; only a rented one may hide it (ruling 10)', () => {
    expect(gaps({ ...flat, publishPrice: false })).toEqual(['error publishPrice'])
    expect(gaps({ ...flat, publishPrice: false, availability: 'rented' })).toEqual([])
    expect(gaps({ ...flat, price: 0, chargesRenter: undefined, availability: 'rented' })).toEqual([
      'error price',
      'error chargesRenter',
    ])
  })

  test('a price on request is allowed for a sale (ruling 10)', () => {
    expect(gaps({ ...house, publishPrice: false })).toEqual([])
  })

  test.each<[string, Partial<NoticeProperty>]>([
    ['not published', { published: false }],
    ['archived', { archived: true }],
    ['in Luxembourg', { countryId: 50 }],
    ['a takeover', { goal: 'takeover' }],
  ])('a property that is %s is not checked (belgium.md)', (_case, change) => {
    expect(gaps({ ...house, ...nothingKnown, ...change })).toEqual([])
  })
})

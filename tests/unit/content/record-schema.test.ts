/** Schema, conversion and type of a listing's file are derived from one table of fields. */
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, expectTypeOf, test } from 'vitest'
import { crmNameOf } from '@/lib/content/crm-names'
import { plainMessage } from '@/lib/content/plain-message'
import { recordSchema } from '@/lib/content/record-schema'
import { projectFields } from '@/lib/domain/project/project-fields'
import type { ConfidentialProperty } from '@/lib/domain/property/confidential-property'
import { listOf, oneOf, optional, optionally, type RecordOf, record, texts, whole, yesNo } from '@/lib/domain/property/field'
import type { PublicProperty } from '@/lib/domain/property/property'
import { confidentialFields, propertyFields } from '@/lib/domain/property/property-fields'
import { toPublicProperty } from '@/lib/domain/property/public-property'

const today = '2026-11-21'

const readJson = (path: string): Record<string, unknown> => JSON.parse(readFileSync(path, 'utf8'))
const readDemo = (folder: string) => readdirSync(`data/${folder}`).map((file) => readJson(`data/${folder}/${file}`))
const house = () => readJson('data/properties/4102311.json')

/** Paths and messages of the issues of a property's file. */
function mistakesOf(change: Record<string, unknown>): string[] {
  const result = recordSchema(propertyFields, today).safeParse({ ...house(), ...change }, { error: plainMessage })
  return result.success ? [] : result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
}

describe('a new field', () => {
  const fields = {
    ...propertyFields,
    ...optionally({ trialField: yesNo, chargers: listOf(record({ kilowatts: whole({ above: 0 }) })) }),
    plug: optional(oneOf('type-2', 'ccs')),
  }
  const schema = recordSchema(fields, today)

  test('only needs a line in the table: the file has it with a capital', () => {
    const file = { ...house(), TrialField: true, Chargers: [{ Kilowatts: 11 }], Plug: 'ccs' }
    expect(schema.parse(file)).toMatchObject({ trialField: true, chargers: [{ kilowatts: 11 }], plug: 'ccs' })
  })

  test('may be left out: then it is undefined, and a list is empty', () => {
    expect(schema.parse(house())).toMatchObject({ trialField: undefined, chargers: [], plug: undefined })
  })

  test('has the type of its line', () => {
    expectTypeOf<RecordOf<typeof fields>['trialField']>().toEqualTypeOf<boolean | undefined>()
    expectTypeOf<RecordOf<typeof fields>['plug']>().toEqualTypeOf<'type-2' | 'ccs' | undefined>()
    expectTypeOf<RecordOf<typeof fields>['chargers'][number]['kilowatts']>().toEqualTypeOf<number>()
  })
})

describe('the demo', () => {
  test.each([
    ['properties', propertyFields],
    ['takeovers', propertyFields],
    ['foreign', propertyFields],
    ['projects', projectFields],
  ] as const)('%s: no value of a file is lost', (folder, fields) => {
    for (const file of readDemo(folder)) {
      const found: Readonly<Record<string, unknown>> = recordSchema<typeof propertyFields | typeof projectFields>(
        fields,
        today,
      ).parse(file)
      const said = Object.keys(fields).filter((field) => crmNameOf(fields, field) in file)
      expect(said).toHaveLength(Object.keys(file).length)
      expect(said.filter((field) => found[field] === undefined)).toEqual([])
    }
  })

  test('relative dates count from today, indices become words', () => {
    const file = { ...house(), Goal: 1, WebIDs: '1,8', CreationDate: 'today-21' }
    const found = recordSchema(propertyFields, today).parse(file)
    expect(found).toMatchObject({ goal: 'rent', webIds: ['1', '8'], creationDate: '2026-10-31' })
    expect(found.texts.fr.title).not.toBe(found.texts.nl.title)
  })
})

describe('a mistake has its path in the file and what was expected', () => {
  test.each([
    [{ Goal: 3 }, 'Goal: expected at most 2'],
    [{ Facades: 5 }, 'Facades: expected 2, 3 or 4'],
    [{ Heating: 'coal' }, expect.stringContaining('Heating: expected "gas-condensing", ')],
    [{ SurfaceLiving: 0 }, 'SurfaceLiving: expected more than 0'],
    [{ Bedrooms: 2.5 }, 'Bedrooms: expected a whole number'],
    [{ Bedrooms: 101 }, 'Bedrooms: expected at most 100'],
    [{ EPCExpiryDate: 'tomorrow' }, 'EPCExpiryDate: expected a date such as 2026-09-14, or today-12'],
    [{ Published: 1 }, 'Published: expected true or false'],
    [{ Nearby: [{ Kind: 'tram', Name: 'A', Minutes: 4, By: 'foot' }] }, 'Nearby.0.Name: expected at least 2 character(s)'],
    [
      { VideoUrl: 'film' },
      'VideoUrl: expected a full address such as https://www.example.be/, or a file such as /media/film.mp4',
    ],
    [{ VideoUrl: '/film.mp4' }, expect.stringContaining('VideoUrl: expected a full address')],
    [{ VirtualTourUrl: '/media/tour.mp4' }, 'VirtualTourUrl: expected a full address such as https://www.example.be/'],
    [{ WebIDs: '1,9' }, 'WebIDs: expected values parted by commas, such as 1,8'],
    [{ PriceHistory: [] }, 'PriceHistory: expected at least 1 entry or entries'],
    [{ Rooms: [{ Floor: 0, Kind: 'ballroom', Area: 80 }] }, expect.stringContaining('Rooms.0.Kind: expected "hall", ')],
    [{ FloorPlans: [{ Floor: 0, Url: '', Width: 1, Height: 1 }] }, 'FloorPlans.0.Url: expected a text that is not empty'],
    [{ Ballroom: true }, ': expected no field of the name "Ballroom"'],
  ])('%o', (change, mistake) => {
    expect(mistakesOf(change)).toEqual([mistake])
  })

  test('a record without Dutch texts', () => {
    const records = house()['Languages']
    const Languages = Array.isArray(records) ? records.filter(({ language }) => language !== 'nl') : []
    expect(mistakesOf({ Languages })).toEqual(['Languages: expected a record with language "nl"'])
  })

  test('too few languages', () => {
    const schema = recordSchema({ texts: texts({ open: yesNo }) }, today)
    expect(schema.safeParse({ Languages: [{ language: 'nl', Open: true }] }).error?.issues[0]?.path).toEqual(['Languages'])
  })
})

describe('confidential fields are not in a public property', () => {
  test('by type', () => {
    type Hidden = Exclude<keyof typeof confidentialFields, 'price'>
    expectTypeOf<Extract<keyof PublicProperty, Hidden>>().toBeNever()
    expectTypeOf<PublicProperty['price']>().not.toEqualTypeOf<ConfidentialProperty['price']>()
  })

  test('nor in the object: a field in neither table of facts is left out', () => {
    const found = recordSchema(propertyFields, today).parse(house())
    const keys = Object.keys(toPublicProperty({ ...found, ...{ secretNote: 'sells below 900 000' } }, []))
    const hidden = Object.keys(confidentialFields).filter((field) => field !== 'price')
    expect(keys.filter((key) => hidden.includes(key) || key === 'secretNote')).toEqual([])
  })
})

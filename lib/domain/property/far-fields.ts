/**
 * Fields that lists, filters, the map and the panel do not need. Where there are very many listings they lie elsewhere until somebody asks for
 * them: the record reads as if it had them (docs/decisions/061). None of them is ever hidden from visitors, and none is asked of all listings
 * at each change of the content: addresses of films and tours are, for the policy of pages.
 */
import type { Language } from '../text/language.ts'
import { inEachLanguage, languageCodes } from '../text/language.ts'
import type { PropertyFacts, PropertyTexts } from './property.ts'

export const farKeys = [
  'pictures',
  'documents',
  'rooms',
  'nearby',
  'floorPlans',
  'frontWidth',
  'plotWidth',
  'renovationYear',
  'epcCode',
  'epcTotal',
  'epcCO2',
  'epcExpiryDate',
  'eLevel',
  'floodReportDate',
  'asbestosType',
  'asbestosDate',
  'electricityCertificate',
  'electricityDate',
  'gasCertificate',
  'gasDate',
  'kitchen',
  'glazing',
  'frame',
  'roof',
  'roofMaterial',
  'orientationTerrace',
  'orientationGarden',
  'orientationRear',
  'permit',
  'allotmentPermit',
  'preemptiveRights',
  'summons',
  'judicialDecision',
  'housingSummons',
  'destination',
  'cadastralIncome',
  'realEstateTax',
  'chargesOwner',
  'maxPersons',
  'inventoryShare',
] as const satisfies readonly (keyof PropertyFacts)[]

export type FarKey = (typeof farKeys)[number]

export type FarFields = Pick<PropertyFacts, FarKey> & { descriptions: Record<Language, string> }

/** Where the far fields of one listing lie. */
export type FarPart = { read: () => FarFields }

type WithTexts = Pick<PropertyFacts, FarKey | 'texts'>

/** A record without its far fields; of its texts, all but the descriptions. */
export type Near<T extends WithTexts> = Omit<T, FarKey | 'texts'> & {
  texts: Record<Language, Omit<PropertyTexts, 'description'>>
}

const partKey = Symbol('far part')

type Holder = { [partKey]?: FarPart }

const isFar = new Set<string>(farKeys)

/** Undefined for a record that has all its fields itself. */
export const farPartOf = (record: object): FarPart | undefined => (record as Holder)[partKey]

function readFrom(holder: Holder): FarFields {
  const part = holder[partKey]
  if (!part) throw new Error('a far field was asked for without its part')
  return part.read()
}

// The same functions for all records, so that the engine keeps them once and none of the records grows by them.
const fieldGetters = farKeys.map((key) => [
  key,
  {
    get(this: Holder) {
      return readFrom(this)[key]
    },
    enumerable: true,
    configurable: true,
  },
]) as readonly [FarKey, PropertyDescriptor][]

const descriptionGetters = Object.fromEntries(
  languageCodes.map((language) => [
    language,
    {
      get(this: Holder) {
        return readFrom(this).descriptions[language]
      },
      enumerable: true,
      configurable: true,
    },
  ]),
) as Record<Language, PropertyDescriptor>

function hold<T extends object>(record: T, part: FarPart): T {
  return Object.defineProperty(record, partKey, { value: part })
}

/** The record with fields that are read where they lie. @param near its texts must be its own: they get their descriptions. */
export function withFarPart<T extends object>(near: T, part: FarPart): T {
  hold(near, part)
  for (const [key, getter] of fieldGetters) Object.defineProperty(near, key, getter)
  return near
}

function withDescription(texts: Omit<PropertyTexts, 'description'>, language: Language, part: FarPart): PropertyTexts {
  return Object.defineProperty(hold({ ...texts }, part), 'description', descriptionGetters[language]) as PropertyTexts
}

export const nearKeysOf = <Key extends string>(keys: readonly Key[]): Exclude<Key, FarKey>[] =>
  keys.filter((key): key is Exclude<Key, FarKey> => !isFar.has(key))

/** Taken apart, without asking for anything that lies elsewhere. */
export function takeNear<T extends WithTexts>(record: T): Near<T> {
  const near = Object.fromEntries(nearKeysOf(Object.keys(record)).map((key) => [key, Reflect.get(record, key)]))
  const languages = languageCodes.map((language) => {
    const keys = Object.keys(record.texts[language]).filter((key) => key !== 'description')
    return [language, Object.fromEntries(keys.map((key) => [key, Reflect.get(record.texts[language], key)]))]
  })
  return { ...near, texts: Object.fromEntries(languages) } as Near<T>
}

export function takeFar(record: WithTexts): FarFields {
  const fields = Object.fromEntries(farKeys.map((key) => [key, record[key]]))
  const descriptions = inEachLanguage((language) => record.texts[language].description)
  return { ...fields, descriptions } as FarFields
}

/** Whole again: the far fields are read from the part when they are asked for. */
export function joinFar<T extends WithTexts>(near: Near<T>, part: FarPart): T {
  const texts = Object.fromEntries(
    languageCodes.map((language) => [language, withDescription(near.texts[language], language, part)]),
  )
  // From entries and not spread: objects made so stay small, see `withFarPart`.
  const own = Object.fromEntries(Object.entries({ ...near, texts }))
  return withFarPart(own, part) as unknown as T
}

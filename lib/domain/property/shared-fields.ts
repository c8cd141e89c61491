/**
 * Where there are very many listings, a record and its public side hold what both say once, and of their far fields only where those lie
 * (docs/decisions/061). Both read as if all fields were their own: listed, spread and cloned like any others.
 */
import { languageCodes } from '../text/language.ts'
import type { ConfidentialProperty } from './confidential-property.ts'
import { type FarFields, farKeys, nearKeysOf } from './far-fields.ts'
import type { PropertyTexts } from './property.ts'
import { confidentialFields, factFields, priceTermFields } from './property-fields.ts'

const keysOf = <Shape extends object>(fields: Shape) => Object.keys(fields) as (keyof Shape & string)[]

/** A hidden address has another point than the record. */
const pointKeys = ['latitude', 'longitude'] as const

/** Those of the record that its public side does not have, or not as they are. */
const ownKeys = [...keysOf(priceTermFields), ...keysOf(confidentialFields), ...pointKeys] as const

/** Near facts that are the same in both. */
const sharedKeys = nearKeysOf(keysOf(factFields)).filter((key) => key !== 'latitude' && key !== 'longitude')

const textsPlace = sharedKeys.indexOf('texts')

type NearTexts = Omit<PropertyTexts, 'description'>

const textKeys = [
  'title',
  'mainTypeName',
  'marqueeName',
  'countryName',
  'priceUnitText',
  'epcLabelText',
] as const satisfies readonly (keyof NearTexts)[]

/** What a record and its public side have in common: a value for each of `sharedKeys`, and a way to the far fields. */
export type SharedPart = { readonly values: readonly unknown[]; read: () => FarFields }

/** A record without far fields, as plain values in a fixed order; of each language, all texts but the description. */
export type NearValues = { own: readonly unknown[]; shared: readonly unknown[]; texts: readonly (readonly string[])[] }

const partKey = Symbol('shared part')
const languageKey = Symbol('language')

type Holder = { [partKey]: SharedPart; [languageKey]: (typeof languageCodes)[number] }

/** Undefined for a record that has all its fields itself. */
export const sharedPartOf = (record: object): SharedPart | undefined => (record as Partial<Holder>)[partKey]

const getter = (get: (this: Holder) => unknown): PropertyDescriptor => ({ get, enumerable: true, configurable: true })

// The same functions for all records, so that the engine keeps them once and none of the records grows by them.
const getters: readonly (readonly [string, PropertyDescriptor])[] = [
  ...sharedKeys.map(
    (key, place) =>
      [
        key,
        getter(function () {
          return this[partKey].values[place]
        }),
      ] as const,
  ),
  ...farKeys.map(
    (key) =>
      [
        key,
        getter(function () {
          return this[partKey].read()[key]
        }),
      ] as const,
  ),
]

// One for all languages: where it differed, the engine would keep each record by itself.
const description = getter(function () {
  return this[partKey].read().descriptions[this[languageKey]]
})

/** The record with all fields that it does not have itself. */
export function withSharedPart<T extends object>(own: T, part: SharedPart): T {
  Object.defineProperty(own, partKey, { value: part })
  for (const [key, descriptor] of getters) Object.defineProperty(own, key, descriptor)
  return own
}

function joinTexts(values: readonly string[], language: string, part: SharedPart): PropertyTexts {
  const [title = '', mainTypeName = '', marqueeName = '', countryName = '', priceUnitText = '', epcLabelText = ''] = values
  // A text that is missing here does not compile.
  const texts: NearTexts = { title, mainTypeName, marqueeName, countryName, priceUnitText, epcLabelText }
  Object.defineProperty(texts, partKey, { value: part })
  Object.defineProperty(texts, languageKey, { value: language })
  return Object.defineProperty(texts, 'description', description) as PropertyTexts
}

/** Taken apart, without asking for anything that lies elsewhere. */
export const takeNear = (record: ConfidentialProperty): NearValues => ({
  own: ownKeys.map((key) => record[key]),
  shared: sharedKeys.map((key, place) => (place === textsPlace ? undefined : record[key])),
  texts: languageCodes.map((language) => textKeys.map((key) => record.texts[language][key])),
})

/** Whole again: the far fields are read when they are asked for. @param partOf makes the part of the values, which it keeps as they are. */
export function joinNear(
  { own, shared, texts }: NearValues,
  partOf: (values: readonly unknown[]) => SharedPart,
): ConfidentialProperty {
  const values = [...shared]
  const part = partOf(values)
  values[textsPlace] = Object.fromEntries(
    languageCodes.map((language, place) => [language, joinTexts(texts[place] ?? [], language, part)]),
  )
  const record = Object.fromEntries(ownKeys.map((key, place) => [key, own[place]]))
  return withSharedPart(record, part) as ConfidentialProperty
}

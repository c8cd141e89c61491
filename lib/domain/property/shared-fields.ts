/**
 * Saves memory with thousands of listings: a confidential record and its public version share the values that are equal in both, and read
 * cold fields from disk (docs/decisions/061). Both behave like plain objects: their keys are enumerable, they can be spread and cloned.
 */
import { languageCodes } from '../text/language.ts'
import { type ColdFields, coldKeys, hotKeysOf } from './cold-fields.ts'
import type { ConfidentialProperty } from './confidential-property.ts'
import type { PropertyTexts } from './property.ts'
import { confidentialFields, factFields, priceTermFields } from './property-fields.ts'

const keysOf = <Shape extends object>(fields: Shape) => Object.keys(fields) as (keyof Shape & string)[]

/** Not shared: the public version of a hidden address has an approximate point. */
const pointKeys = ['latitude', 'longitude'] as const

/** Fields that the public version lacks or has with another value. */
const ownKeys = [...keysOf(priceTermFields), ...keysOf(confidentialFields), ...pointKeys] as const

/** Hot facts that are equal in both. */
const sharedKeys = hotKeysOf(keysOf(factFields)).filter((key) => key !== 'latitude' && key !== 'longitude')

const textsPlace = sharedKeys.indexOf('texts')

type HotTexts = Omit<PropertyTexts, 'description'>

const textKeys = [
  'title',
  'mainTypeName',
  'marqueeName',
  'countryName',
  'priceUnitText',
  'epcLabelText',
] as const satisfies readonly (keyof HotTexts)[]

/** What both have in common. `values`: one for each of `sharedKeys`, in that order. `read`: loads the cold fields. */
export type SharedPart = { readonly values: readonly unknown[]; read: () => ColdFields }

/** The hot fields of a record as arrays in a fixed order. `texts`: per language, all texts except the description. */
export type HotValues = { own: readonly unknown[]; shared: readonly unknown[]; texts: readonly (readonly string[])[] }

const partKey = Symbol('shared part')
const languageKey = Symbol('language')

type Holder = { [partKey]: SharedPart; [languageKey]: (typeof languageCodes)[number] }

/** Undefined for a record that shares nothing and has no cold fields on disk. */
export const sharedPartOf = (record: object): SharedPart | undefined => (record as Partial<Holder>)[partKey]

const getter = (get: (this: Holder) => unknown): PropertyDescriptor => ({ get, enumerable: true, configurable: true })

// The same getter functions for all records, so that V8 gives all records one hidden class.
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
  ...coldKeys.map(
    (key) =>
      [
        key,
        getter(function () {
          return this[partKey].read()[key]
        }),
      ] as const,
  ),
]

// One getter for all languages: with one per language, V8 would give up the common hidden class.
const description = getter(function () {
  return this[partKey].read().descriptions[this[languageKey]]
})

/** Adds getters for the shared and cold fields to `own`, which it changes and returns. */
export function withSharedPart<T extends object>(own: T, part: SharedPart): T {
  Object.defineProperty(own, partKey, { value: part })
  for (const [key, descriptor] of getters) Object.defineProperty(own, key, descriptor)
  return own
}

function joinTexts(values: readonly string[], language: string, part: SharedPart): PropertyTexts {
  const [title = '', mainTypeName = '', marqueeName = '', countryName = '', priceUnitText = '', epcLabelText = ''] = values
  // A variable with a type, so that a text that is missing here does not compile.
  const texts: HotTexts = { title, mainTypeName, marqueeName, countryName, priceUnitText, epcLabelText }
  Object.defineProperty(texts, partKey, { value: part })
  Object.defineProperty(texts, languageKey, { value: language })
  return Object.defineProperty(texts, 'description', description) as PropertyTexts
}

/** The hot fields of a record; reads nothing from disk. */
export const hotValuesOf = (record: ConfidentialProperty): HotValues => ({
  own: ownKeys.map((key) => record[key]),
  shared: sharedKeys.map((key, place) => (place === textsPlace ? undefined : record[key])),
  texts: languageCodes.map((language) => textKeys.map((key) => record.texts[language][key])),
})

/**
 * Inverse of `hotValuesOf`; cold fields are read on first access.
 * @param partOf creates the shared part; it must store the array that it gets, as texts are added to that array afterwards.
 */
export function joinHotValues(
  { own, shared, texts }: HotValues,
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

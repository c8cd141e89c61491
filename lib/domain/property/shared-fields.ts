/**
 * Saves memory with thousands of listings: a confidential record and its public version share the values that are equal in both, and read
 * cold fields from disk (docs/decisions/061). Both behave like plain objects: their keys are enumerable, they can be spread and cloned.
 */
import { type Language, languageCodes } from '../text/language.ts'
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

/** Holds the names, from which texts are made when they are read: as objects they would take more memory than all other hot fields. */
const textsPlace = sharedKeys.indexOf('texts')

type HotTexts = Omit<PropertyTexts, 'description'>

const nameKeys = [
  'mainTypeName',
  'marqueeName',
  'countryName',
  'priceUnitText',
  'epcLabelText',
] as const satisfies readonly Exclude<keyof HotTexts, 'title'>[]

type Texts = Readonly<Record<Language, PropertyTexts>>

/**
 * What both have in common. `values`: one for each of `sharedKeys`, in that order, then the titles, see `joinHotValues`. `read`: loads
 * the cold fields. `texts`: the result of `textsOf`, which it may cache.
 */
export type SharedPart = { readonly values: readonly unknown[]; read: () => ColdFields; texts: () => Texts }

/**
 * The hot fields of a record as arrays in a fixed order. `titles`: one per language. `names`: per language, the other texts except the
 * description; many listings have them in common.
 */
export type HotValues = {
  own: readonly unknown[]
  shared: readonly unknown[]
  titles: readonly string[]
  names: readonly (readonly string[])[]
}

const partKey = Symbol('shared part')
const languageKey = Symbol('language')

type Holder = { [partKey]: SharedPart; [languageKey]: Language }

/** Undefined for a record that shares nothing and has no cold fields on disk. */
export const sharedPartOf = (record: object): SharedPart | undefined => (record as Partial<Holder>)[partKey]

const getter = (get: (this: Holder) => unknown): PropertyDescriptor => ({ get, enumerable: true, configurable: true })

// The same getter functions for all records, so that V8 gives all records one hidden class.
const getters: readonly (readonly [string, PropertyDescriptor])[] = [
  ...sharedKeys.map(
    (key, place) =>
      [
        key,
        getter(
          key === 'texts'
            ? function () {
                return this[partKey].texts()
              }
            : function () {
                return this[partKey].values[place]
              },
        ),
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

function joinTexts(title: string, names: readonly string[], language: Language, part: SharedPart): PropertyTexts {
  const [mainTypeName = '', marqueeName = '', countryName = '', priceUnitText = '', epcLabelText = ''] = names
  // A variable with a type, so that a text that is missing here does not compile.
  const texts: HotTexts = { title, mainTypeName, marqueeName, countryName, priceUnitText, epcLabelText }
  Object.defineProperty(texts, partKey, { value: part })
  Object.defineProperty(texts, languageKey, { value: language })
  return Object.defineProperty(texts, 'description', description) as PropertyTexts
}

/** The texts of a part, in new objects. */
export function textsOf(part: SharedPart): Texts {
  const names = part.values[textsPlace] as HotValues['names']
  const titles = part.values.slice(sharedKeys.length) as string[]
  return Object.fromEntries(
    languageCodes.map((language, place) => [language, joinTexts(titles[place] ?? '', names[place] ?? [], language, part)]),
  ) as Texts
}

/** The hot fields of a record; reads nothing from disk. */
export function hotValuesOf(record: ConfidentialProperty): HotValues {
  const { texts } = record
  return {
    own: ownKeys.map((key) => record[key]),
    shared: sharedKeys.map((key, place) => (place === textsPlace ? undefined : record[key])),
    titles: languageCodes.map((language) => texts[language].title),
    names: languageCodes.map((language) => nameKeys.map((key) => texts[language][key])),
  }
}

/** Inverse of `hotValuesOf`; cold fields are read on first access. */
export function joinHotValues(
  { own, shared, titles, names }: HotValues,
  partOf: (values: readonly unknown[]) => SharedPart,
): ConfidentialProperty {
  const record = Object.fromEntries(ownKeys.map((key, place) => [key, own[place]]))
  return withSharedPart(record, partOf([...shared.with(textsPlace, names), ...titles])) as ConfidentialProperty
}

/**
 * Typographic characters and no-break spaces, so that authors can type plainly: rules per language for every text of the site.
 */
import { isLanguage, type Language } from './language.ts'

const noBreak = '\u00a0'

type Rule = readonly [pattern: RegExp, replacement: string]

/** Rules never change a brace or a single quote next to one: in messages these are placeholder syntax. */
const common: readonly Rule[] = [
  [/(\p{L})'(?=\p{L})/gu, '$1’'],
  [/(?<=\d) (?=(?:m²|m³|kWh|kWp|km|cm|ha|kg|°C)(?![\p{L}\d])|%|€)/gu, noBreak],
  [/(?<=\}) (?=(?:m²|kWh|km|cm|%|€))/gu, noBreak],
  [/€ (?=[\d{])/gu, `€${noBreak}`],
]

/** `'s avonds`, `'t Zuid`. */
const dutch: readonly Rule[] = [[/(?<![\p{L}\d}])'(?=[snt] )/gu, '’']]

/** `five minutes' walk`, `the owners' consent`. */
const english: readonly Rule[] = [[/(?<=s)'(?= \p{L})/gu, '’']]

const french: readonly Rule[] = [
  [/« ?(?=\S)/gu, `«${noBreak}`],
  [/(?<=\S) ?»/gu, `${noBreak}»`],
  [/(?<=[\p{L}\d)”»}%*²³]) (?=[:;?!](?:[\s.)»}]|$))/gu, noBreak],
  [/(?<=[\p{L})”»])(?=[:;?!](?:\s|$))/gu, noBreak],
  [/(?<![\d.,\u202f])([1-9]\d{0,2}) (?=\d{3}(?!\d))/gu, `$1${noBreak}`],
]

const rules: Readonly<Record<Language, readonly Rule[]>> = {
  nl: [...common, ...dutch],
  fr: [...common, ...french],
  en: [...common, ...english],
  de: common,
}

/** @returns the text with typographic apostrophes, and with no-break spaces where a line must not end. Idempotent. */
export function typeset(text: string, language: Language): string {
  return rules[language].reduce((set, [pattern, replacement]) => set.replace(pattern, replacement), text)
}

/**
 * Applies `set` to every text within a value whose language is known: by a key that is a language, by a sibling field `language`,
 * else `language`.
 */
export function mapTexts<Value>(value: Value, set: SetText, language?: Language): Value
export function mapTexts(value: unknown, set: SetText, language?: Language): unknown {
  if (typeof value === 'string') return language === undefined ? value : set(value, language)
  if (Array.isArray(value)) return value.map((entry) => mapTexts(entry, set, language))
  if (!isPlainObject(value)) return value
  const entries = Object.entries(value)
  const isLocalized = entries.length > 0 && entries.every(([key]) => isLanguage(key))
  const stated: unknown = Reflect.get(value, 'language')
  const inherited = typeof stated === 'string' && isLanguage(stated) ? stated : language
  return Object.fromEntries(
    entries.map(([key, entry]) => [key, mapTexts(entry, set, isLocalized && isLanguage(key) ? key : inherited)]),
  )
}

type SetText = (text: string, language: Language) => string

/** Maps, dates and other class instances are not searched for texts. */
const isPlainObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype

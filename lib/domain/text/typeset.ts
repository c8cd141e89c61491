/** Signs and spaces as printers set them, so that writers may type plainly: one rule per language for every text of the site. */
import { isLanguage, type Language } from './language.ts'

const noBreak = '\u00a0'

type Rule = readonly [pattern: RegExp, replacement: string]

/** Rules never touch a brace or a single quote beside one: messages carry placeholders in them. */
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

/** @returns the text with its apostrophes, and with spaces that do not break where a line must not end. Setting twice changes nothing. */
export function typeset(text: string, language: Language): string {
  return rules[language].reduce((set, [pattern, replacement]) => set.replace(pattern, replacement), text)
}

/** Makes of every text of a value what `set` makes of it, where its language is known: below a key or beside a `language` that names one, else `language`. */
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

/** Maps, days and the like are no containers of texts. */
const isPlainObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype

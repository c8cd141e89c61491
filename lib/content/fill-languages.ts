/**
 * Fills texts that a document leaves out in a language with those of the default language. Only texts of the default language are
 * required, and only gaps in languages in use are reported.
 */
import { isLanguage, type Language, languageCodes } from '../domain/text/language.ts'

export type UsedLanguages = { inUse: readonly Language[]; defaultLanguage: Language }

export type LanguageGap = {
  /** Path of the text in its file, such as `modules.2.title`. */
  path: string
  language: Language
  /** The texts used instead, in parts. */
  texts: readonly string[]
}

export type FilledDocument = {
  document: unknown
  gaps: readonly LanguageGap[]
  /** Paths of texts that are missing in the default language. */
  unsaid: readonly string[]
  /** Paths of all filled texts, in any language. */
  filled: readonly string[]
}

type Entries = Readonly<Record<string, unknown>>
type Found = { gaps: LanguageGap[]; unsaid: string[]; filled: string[] }

/** Texts derived from other fields in every language: never filled from the default language. */
const derivedTexts: readonly string[] = ['MainTypeName', 'MarqueeName', 'CountryName', 'PriceUnitText', 'EPCLabelText']

const isRecord = (value: unknown): value is Entries => typeof value === 'object' && value !== null && !Array.isArray(value)

/** `{ "nl": …, "fr": … }`: a text, or a record such as a page's metadata, per language. */
function isPerLanguage(value: Entries): boolean {
  const entries = Object.entries(value)
  return entries.length > 0 && entries.every(([key, part]) => isLanguage(key) && (typeof part === 'string' || isRecord(part)))
}

/** Paths of files are not texts. */
const isText = (text: string) => text !== '' && !text.startsWith('/')

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return isText(value) ? [value] : []
  return value instanceof Object ? Object.values(value).flatMap(textsOf) : []
}

function noteGap(path: string, language: Language, value: unknown, { inUse }: UsedLanguages, found: Found): void {
  found.filled.push(path)
  const texts = textsOf(value)
  if (inUse.includes(language) && texts.length > 0) found.gaps.push({ path, language, texts })
}

function fillText(value: Entries, path: string, used: UsedLanguages, found: Found): Entries {
  const defaultText = value[used.defaultLanguage]
  if (defaultText === undefined) found.unsaid.push(path)
  const instead = defaultText ?? Object.values(value)[0]
  const missing = languageCodes.filter((language) => value[language] === undefined)
  for (const language of missing) noteGap(`${path}.${language}`, language, instead, used, found)
  return { ...value, ...Object.fromEntries(missing.map((language) => [language, instead])) }
}

type TextRecord = Entries & { language: Language }

const isTextRecord = (value: unknown): value is TextRecord =>
  isRecord(value) && typeof value['language'] === 'string' && isLanguage(value['language'])

/** Texts of a listing, a record per language: filled field by field. */
function fillRecords(records: readonly TextRecord[], path: string, used: UsedLanguages, found: Found): TextRecord[] {
  const recordIn = (language: Language) => records.findLast((record) => record.language === language)
  const defaultRecord = recordIn(used.defaultLanguage)
  if (!defaultRecord) found.unsaid.push(path)
  const instead = Object.entries(defaultRecord ?? records[0] ?? {}).filter(
    ([key]) => !derivedTexts.includes(key) && key !== 'language',
  )
  return languageCodes.map((language) => {
    const own = recordIn(language)
    const missing = instead.filter(([key]) => own?.[key] === undefined)
    if (!own) noteGap(`${path}.${language}`, language, Object.fromEntries(missing), used, found)
    else for (const [key, text] of missing) noteGap(`${path}.${language}.${key}`, language, text, used, found)
    return { ...own, ...Object.fromEntries(missing), language }
  })
}

function fill(value: unknown, path: readonly string[], used: UsedLanguages, found: Found): unknown {
  if (Array.isArray(value)) {
    if (path.at(-1) === 'Languages' && value.length > 0 && value.every(isTextRecord))
      return fillRecords(value, path.join('.'), used, found)
    return value.map((item, index) => fill(item, [...path, String(index)], used, found))
  }
  if (!isRecord(value)) return value
  if (isPerLanguage(value)) return fillText(value, path.join('.'), used, found)
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, fill(part, [...path, key], used, found)]))
}

/** @param path of the document within its file; empty for the whole file. */
export function fillLanguages(document: unknown, used: UsedLanguages, path: readonly string[] = []): FilledDocument {
  const found: Found = { gaps: [], unsaid: [], filled: [] }
  return { document: fill(document, path, used, found), ...found }
}

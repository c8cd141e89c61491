/**
 * Texts of a listing, one record per language. A language that the feed lacks is left out: the content falls back to the default
 * language.
 */
import { type Language, languageCodes } from '../../domain/text/language.ts'
import type { FeedKind } from '../feed-listing.ts'
import type { FeedText, FeedTexts } from '../feed-parts.ts'
import type { ComposeContext, Remarks } from './context.ts'

/** Longest title (characters) that fits on a card. */
const longestTitle = 140

const clean = (text: string | undefined) =>
  text
    ?.replace(/\r\n?/g, '\n')
    .replace(/[ \t\u00a0]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim() || undefined

/** A shorter title (characters) says too little to be used. */
const shortestTitle = 5

/** Cuts at the last space before the limit. */
function cut(text: string): string {
  if (text.length <= longestTitle) return text
  const start = text.slice(0, longestTitle - 1)
  return `${start.slice(0, Math.max(start.lastIndexOf(' '), longestTitle / 2)).trimEnd()}…`
}

/** "Woning, Gent": a title from type and town, for listings without one. */
function titleFrom(kind: FeedKind, town: string | undefined, language: Language, context: ComposeContext): string | undefined {
  const name = context.kindName(kind, language)
  return name && town ? `${name}, ${town}` : name
}

const hasText = (text: FeedText | undefined) => languageCodes.some((language) => clean(text?.[language]))

/**
 * The content requires every text in the default language. If the feed lacks it, the text of another language is used.
 * @param languages of the source; the first is the first fallback.
 */
function withDefault(text: FeedText, languages: readonly Language[], { defaultLanguage }: ComposeContext): FeedText {
  if (clean(text[defaultLanguage])) return text
  const other = [...languages, ...languageCodes].find((language) => clean(text[language]))
  const said = other && text[other]
  return said === undefined ? text : { ...text, [defaultLanguage]: said }
}

export type TextRecord = { language: Language } & Readonly<Record<string, string>>

/** @param fields text per language, by field name of content files. */
export function toRecords(fields: Readonly<Record<string, FeedText>>, context: ComposeContext): TextRecord[] {
  const filled = Object.entries(fields).map(
    ([field, text]) => [field, withDefault(text, context.source.languages, context)] as const,
  )
  return languageCodes.flatMap((language): TextRecord[] => {
    const said = filled.flatMap(([field, text]) => {
      const found = clean(text[language])
      return found === undefined ? [] : [[field, found] as const]
    })
    return said.length > 0 ? [{ language, ...Object.fromEntries(said) }] : []
  })
}

function titlesOf(texts: FeedTexts, kind: FeedKind, town: string | undefined, context: ComposeContext): FeedText {
  const titles = Object.entries(texts.title ?? {}).map(([language, title]) => [language, cut(clean(title) ?? '')] as const)
  const said = titles.filter(([, title]) => title.length >= shortestTitle)
  if (said.length > 0) return Object.fromEntries(said)
  return Object.fromEntries(languageCodes.map((language) => [language, titleFrom(kind, town, language, context)]))
}

/** The certificate's label, repeated for every language that has texts. */
const labelIn = (label: string, texts: readonly FeedText[]): FeedText =>
  Object.fromEntries(
    languageCodes.filter((language) => texts.some((text) => text[language])).map((language) => [language, label]),
  )

/** The country's name, which content files must contain for countries without a number in this software. */
export function countryNameOf(country: string | undefined, context: ComposeContext): { CountryName?: FeedText } {
  if (country === undefined) return {}
  return { CountryName: Object.fromEntries(languageCodes.map((language) => [language, context.countryName(country, language)])) }
}

type What = { kind: FeedKind; town: string | undefined; country: string | undefined }

/** Texts of a property: title, description, energy label if the feed has one, and the country's name where needed. */
export function composeTexts(
  texts: FeedTexts,
  { kind, town, country }: What,
  context: ComposeContext,
  remarks: Remarks,
): TextRecord[] {
  const title = titlesOf(texts, kind, town, context)
  const description = hasText(texts.description) ? (texts.description ?? {}) : (texts.summary ?? {})
  if (!hasText(description)) remarks.add('held-back', 'description', 'expected a description in any language')
  for (const language of context.source.languages)
    if (hasText(description) && !clean(description[language]))
      remarks.add('gap', 'description', `expected a description in "${language}"`, undefined, language)
  const named = [title, description]
  return toRecords(
    {
      TypeDescription: title,
      ...(texts.epcLabel && { EPCLabelText: labelIn(texts.epcLabel, named) }),
      ...countryNameOf(country, context),
      Description: description,
    },
    context,
  )
}

/** Text per language for alternative texts and names; undefined if the feed has none. */
export function composeText(text: FeedText | undefined, context: ComposeContext): FeedText | undefined {
  if (!text || !hasText(text)) return undefined
  const filled = withDefault(text, context.source.languages, context)
  return Object.fromEntries(
    languageCodes.flatMap((language) => {
      const said = clean(filled[language])
      return said === undefined ? [] : [[language, said]]
    }),
  )
}

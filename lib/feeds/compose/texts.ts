/** The texts of a listing, a record per language. A language that the feed lacks is left out: the content shows the default one. */
import { type Language, languageCodes } from '../../domain/text/language.ts'
import type { FeedKind } from '../feed-listing.ts'
import type { FeedText, FeedTexts } from '../feed-parts.ts'
import type { ComposeContext, Remarks } from './context.ts'

/** Longest title that a card has room for. */
const longestTitle = 140

const clean = (text: string | undefined) =>
  text
    ?.replace(/\r\n?/g, '\n')
    .replace(/[ \t\u00a0]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim() || undefined

/** What is shorter says nothing. */
const shortestTitle = 5

/** At the last space before the limit. */
function cut(text: string): string {
  if (text.length <= longestTitle) return text
  const start = text.slice(0, longestTitle - 1)
  return `${start.slice(0, Math.max(start.lastIndexOf(' '), longestTitle / 2)).trimEnd()}…`
}

/** "Woning, Gent": what it is and where, where the feed gives no title at all. */
function titleFrom(kind: FeedKind, town: string | undefined, language: Language, context: ComposeContext): string | undefined {
  const name = context.kindName(kind, language)
  return name && town ? `${name}, ${town}` : name
}

const hasText = (text: FeedText | undefined) => languageCodes.some((language) => clean(text?.[language]))

/**
 * The default language says what any language says: the content asks for it. Without it another language stands in its place.
 * @param languages of the source, the one to fall back to first.
 */
function withDefault(text: FeedText, languages: readonly Language[], { defaultLanguage }: ComposeContext): FeedText {
  if (clean(text[defaultLanguage])) return text
  const other = [...languages, ...languageCodes].find((language) => clean(text[language]))
  const said = other && text[other]
  return said === undefined ? text : { ...text, [defaultLanguage]: said }
}

export type TextRecord = { language: Language } & Readonly<Record<string, string>>

/** @param fields names that files use, and the text of each. */
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

/** The label of the certificate is the same in every language that has texts. */
const labelIn = (label: string, texts: readonly FeedText[]): FeedText =>
  Object.fromEntries(
    languageCodes.filter((language) => texts.some((text) => text[language])).map((language) => [language, label]),
  )

/** Of a country that the software knows no number of, the name that files have to give. */
export function countryNameOf(country: string | undefined, context: ComposeContext): { CountryName?: FeedText } {
  if (country === undefined) return {}
  return { CountryName: Object.fromEntries(languageCodes.map((language) => [language, context.countryName(country, language)])) }
}

type What = { kind: FeedKind; town: string | undefined; country: string | undefined }

/** Texts of a property: title, description, the label where the feed gives one, the country's name where we have no number for it. */
export function composeTexts(
  texts: FeedTexts,
  { kind, town, country }: What,
  context: ComposeContext,
  remarks: Remarks,
): TextRecord[] {
  const title = titlesOf(texts, kind, town, context)
  const description = hasText(texts.description) ? (texts.description ?? {}) : (texts.summary ?? {})
  if (!hasText(description)) remarks.say('held-back', 'description', 'expected a description in any language')
  for (const language of context.source.languages)
    if (hasText(description) && !clean(description[language]))
      remarks.say('gap', 'description', `expected a description in "${language}"`, undefined, language)
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

/** A text per language for alternative texts and names; undefined where the feed says nothing. */
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

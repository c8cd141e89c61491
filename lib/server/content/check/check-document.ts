/** Validates a document of the content against its schema, and finishes its texts (typography, promises). */
import 'server-only'
import type { z } from 'zod'
import type { ContentIssue } from '../../../content/content-issue.ts'
import { placeNamed } from '../../../content/content-item.ts'
import { type Difference, fillDerived } from '../../../content/fill-derived.ts'
import { fillLanguages } from '../../../content/fill-languages.ts'
import { plainMessage } from '../../../content/plain-message.ts'
import type { Language } from '../../../domain/text/language.ts'
import { mapTexts } from '../../../domain/text/typeset.ts'
import { fillPlaceholders } from '../files/placeholder-listing.ts'
import { derivedWordsOf } from '../snapshot/derived-words.ts'
import { type FileFindings, finisherOf, report } from './file-findings.ts'
import { schemaErrorsOf } from './schema-errors.ts'

type Place = { file: string; path?: string; item?: string; isListing?: boolean }

const toWarning = (file: string, { path, computed, stated }: Difference): ContentIssue => ({
  file,
  path,
  message: `expected "${computed}", which follows from the other fields; found "${stated}", which shows`,
  level: 'warning',
})

/** The validated value with its texts finished; a fallback text by the rules of the default language, in which it is written. */
function finishDocument<Value>(
  findings: FileFindings,
  { file, item }: Place,
  value: Value,
  gaps: ReturnType<typeof fillLanguages>['gaps'],
  named: (path: string) => string,
): Value {
  const { defaultLanguage } = findings.used
  const finish = finisherOf(findings, file, item)
  const writtenIn = (text: string, language: Language) =>
    gaps.some((gap) => gap.language === language && gap.texts.includes(text)) ? defaultLanguage : language
  for (const gap of gaps) {
    const fallbackTexts = gap.texts.map((text) => finish(text, defaultLanguage))
    findings.gaps.push({ ...gap, path: named(gap.path), texts: fallbackTexts, file })
  }
  return mapTexts(value, (text, language) => finish(text, writtenIn(text, language)))
}

/** @returns the validated document, or undefined after reporting the mistakes. */
export function checkDocument<Schema extends z.ZodType>(
  findings: FileFindings,
  schema: Schema,
  document: unknown,
  place: Place,
): z.output<Schema> | undefined {
  const { used } = findings
  const start = place.path === undefined ? [] : [place.path]
  const filled = fillLanguages(document, used, start)
  const named = (path: string) => placeNamed(place.file, document, path)
  const note = (path: string, message: string) => report(findings, place.file, named(path), message, place.item)
  for (const path of filled.unsaid) note(path, `expected a text in "${used.defaultLanguage}", the default language`)
  const { document: whole, differences } = place.isListing
    ? fillDerived(filled.document, derivedWordsOf)
    : { document: filled.document, differences: [] }
  const result = schema.safeParse(whole, { error: plainMessage })
  if (result.success && filled.unsaid.length === 0) {
    findings.warnings.push(...differences.map((difference) => toWarning(place.file, difference)))
    return finishDocument(findings, place, result.data, filled.gaps, named)
  }
  for (const [path, message] of schemaErrorsOf(whole, start, result.error?.issues ?? [], filled.filled)) note(path, message)
  const placeholder = place.isListing ? fillPlaceholders(schema, whole, result.error?.issues ?? []) : undefined
  if (placeholder) findings.placeholders.push({ file: place.file, ...placeholder })
  return undefined
}

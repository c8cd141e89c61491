/** Reads and checks the files of the content, gathering every mistake instead of stopping at the first. */
import 'server-only'
import { z } from 'zod'
import type { ContentIssue } from '../../content/content-issue.ts'
import { entryItem, entryLists, placeNamed } from '../../content/content-item.ts'
import { type Difference, fillDerived } from '../../content/fill-derived.ts'
import { fillLanguages, type LanguageGap } from '../../content/fill-languages.ts'
import { plainMessage } from '../../content/plain-message.ts'
import { readUsedLanguages } from '../../content/used-languages.ts'
import { finishText } from '../../domain/text/finish-text.ts'
import type { Language } from '../../domain/text/language.ts'
import { findUnknownPromise, type Promises, promiseNames, usualPromises } from '../../domain/text/promises.ts'
import { mapTexts } from '../../domain/text/typeset.ts'
import type { CheckedFiles } from './checked-files.ts'
import type { ContentFiles } from './content-files.ts'
import { derivedWordsOf } from './derived-words.ts'
import { KeptText, KeptTexts, markOf } from './kept-texts.ts'
import { tableOf } from './listing-schema.ts'
import { type MendedListing, mendListing } from './mend-listing.ts'
import { faultsOf, valueAt } from './schema-faults.ts'
import type { Steps } from './steps.ts'

const toWarning = (file: string, { path, computed, stated }: Difference): ContentIssue => ({
  file,
  path,
  message: `expected "${computed}", which follows from the other fields; found "${stated}", which shows`,
  level: 'warning',
})

/** Where a document stops being one: the engine tells the place of the first sign that it could not use. */
function describeCut(text: string, error: unknown): string {
  const [, place] = /position (\d+)/.exec(error instanceof Error ? error.message : '') ?? []
  const line = text.slice(0, place === undefined ? text.length : Number(place)).split('\n').length
  return `expected JSON; a bracket, quote or comma is missing or stands too much at line ${line} or before it`
}

export type FileReader = ReturnType<typeof createFileReader>

/** `"today-12"` in a file, see `resolveContentDate`. */
const saysToday = /"today/

const anyList = z.array(z.unknown(), 'expected a list')

/** A text that is missing in a language in use. */
export type FiledGap = LanguageGap & { file: string }

/** The file that was read last is not read once more: its text would be held twice. */
function readingOnce({ read, list }: ContentFiles): ContentFiles {
  let last: { file: string; text: string | undefined } | undefined
  return {
    list,
    read: (file) => {
      if (last?.file !== file) last = { file, text: read(file) }
      return last.text
    },
  }
}

/**
 * A reader for one load; `issues` holds what it found wrong, `texts` what it read, `gaps` which texts are missing in a language, `mended`
 * the listings with mistakes as they would be without them.
 * @param checked what is known of files from the load before; a file of a folder that is the same is not checked again.
 */
export function createFileReader(source: ContentFiles, checked?: CheckedFiles) {
  const files = readingOnce(source)
  const issues: ContentIssue[] = []
  const gaps: FiledGap[] = []
  const warnings: ContentIssue[] = []
  const used = readUsedLanguages(files.read('site.json'))
  const texts = new KeptTexts()
  const mended: MendedListing[] = []

  function report(file: string, path: string, message: string, item?: string): void {
    issues.push({ file, path, message, level: 'error', ...(item !== undefined && { item }) })
  }

  /** Until `site.json` is read, what usually holds. */
  let promises: Promises = usualPromises

  /** What a file's texts are finished with; one string for all of them. */
  const rests = new Map<boolean, string>()

  function restOf(isListing: boolean): string {
    const rest = rests.get(isListing) ?? JSON.stringify([used, promises, isListing])
    rests.set(isListing, rest)
    return rest
  }

  function setPromises(stated: Promises): void {
    promises = stated
    rests.clear()
  }

  function finisherOf(file: string, item?: string): (text: string, language: Language) => string {
    return (text, language) => {
      const unknown = findUnknownPromise(text)
      if (unknown) report(file, '', `expected one of ${promiseNames.join(', ')} between brackets; found [[${unknown}]]`, item)
      return finishText(text, language, promises)
    }
  }

  /** A running text, finished in its language. */
  function readBody(file: string, language: Language): string | undefined {
    const text = readText(file)
    return text === undefined ? undefined : finisherOf(file)(text, language)
  }

  function readText(file: string): string | undefined {
    const text = files.read(file)
    if (text === undefined) report(file, '', 'expected this file, it is missing or cannot be read')
    else if (!texts.has(file)) texts.set(file, text)
    return text
  }

  function check<Schema extends z.ZodType>(
    schema: Schema,
    document: unknown,
    place: { file: string; path?: string; item?: string; isListing?: boolean },
  ): z.output<Schema> | undefined {
    const start = place.path === undefined ? [] : [place.path]
    const filled = fillLanguages(document, used, start)
    const named = (path: string) => placeNamed(place.file, document, path)
    for (const path of filled.unsaid)
      report(place.file, named(path), `expected a text in "${used.defaultLanguage}", the default language`, place.item)
    const { document: whole, differences } = place.isListing
      ? fillDerived(filled.document, derivedWordsOf)
      : { document: filled.document, differences: [] }
    const result = schema.safeParse(whole, { error: plainMessage })
    if (result.success && filled.unsaid.length === 0) {
      const finish = finisherOf(place.file, place.item)
      const writtenIn = (text: string, language: Language) =>
        filled.gaps.some((gap) => gap.language === language && gap.texts.includes(text)) ? used.defaultLanguage : language
      for (const gap of filled.gaps) {
        const borrowed = gap.texts.map((text) => finish(text, used.defaultLanguage))
        gaps.push({ ...gap, path: named(gap.path), texts: borrowed, file: place.file })
      }
      warnings.push(...differences.map((difference) => toWarning(place.file, difference)))
      return mapTexts(result.data, (text, language) => finish(text, writtenIn(text, language)))
    }
    for (const [path, message] of faultsOf(whole, start, result.error?.issues ?? [], filled.filled))
      report(place.file, named(path), message, place.item)
    const standing = place.isListing ? mendListing(schema, whole, result.error?.issues ?? []) : undefined
    if (standing) mended.push({ file: place.file, ...standing })
    return undefined
  }

  /** The parsed document, whatever it holds; undefined after reporting that it is none. */
  function readDocument(file: string): { document: unknown } | undefined {
    const text = readText(file)
    if (text === undefined) return undefined
    try {
      return { document: JSON.parse(text) }
    } catch (error) {
      report(file, '', describeCut(text, error))
      return undefined
    }
  }

  /** The parsed document, or undefined after reporting what was expected. */
  function readJson<Schema extends z.ZodType>(file: string, schema: Schema, isListing = false): z.output<Schema> | undefined {
    const found = readDocument(file)
    return found && check(schema, found.document, { file, isListing })
  }

  /** The entries of a list of `entryLists` that pass, none without the file; each of the others is reported as an item of its own. */
  function readEntries<Schema extends z.ZodType>(file: string, schema: Schema): z.output<Schema>[] {
    const found = files.list('').includes(file) ? readDocument(file) : undefined
    const list = found && check(anyList, found.document, { file })
    return (list ?? []).flatMap((entry, index) => {
      const key = String(valueAt(entry, [entryLists[file] ?? '']) ?? index)
      const content = check(schema, entry, { file, path: key, item: entryItem(file, key) })
      return content === undefined ? [] : [content]
    })
  }

  /** Like `readJson`, from memory while the file and what its texts are finished with are the same. */
  function readJsonOnce<Schema extends z.ZodType>(
    file: string,
    schema: Schema,
    isListing: boolean,
    putAway: (value: z.output<Schema> | undefined) => z.output<Schema> | undefined,
  ): z.output<Schema> | undefined {
    const text = checked && files.read(file)
    if (!checked || text === undefined) return readJson(file, schema, isListing)
    // Of a listing that names no day by today's, what its schema was made of stays the same over days.
    const context = { schema: saysToday.test(text) ? schema : tableOf(schema), rest: restOf(isListing) }
    const mark = markOf(text)
    const known = checked.find(file, mark, context)
    if (known) {
      // The text of before, so that the same is not held twice.
      texts.set(file, known.text)
      issues.push(...known.issues)
      warnings.push(...known.warnings)
      gaps.push(...known.gaps)
      mended.push(...known.mended)
      return known.value as z.output<Schema> | undefined
    }
    const before = { issues: issues.length, warnings: warnings.length, gaps: gaps.length, mended: mended.length }
    const kept = new KeptText(text, mark)
    texts.set(file, kept)
    const value = putAway(readJson(file, schema, isListing))
    checked.keep(file, kept, context, {
      value,
      issues: issues.slice(before.issues),
      warnings: warnings.slice(before.warnings),
      gaps: gaps.slice(before.gaps),
      mended: mended.slice(before.mended),
    })
    return value
  }

  /** Every JSON file of a folder that passes its schema, a step each. */
  function* readJsonFolder<Schema extends z.ZodType>(
    subfolder: string,
    schema: Schema,
    isListing = false,
    putAway: (value: z.output<Schema>) => z.output<Schema> = (value) => value,
  ): Steps<{ file: string; content: z.output<Schema> }[]> {
    const read: { file: string; content: z.output<Schema> }[] = []
    for (const name of files.list(subfolder)) {
      if (!name.endsWith('.json')) continue
      const file = `${subfolder}/${name}`
      const content = readJsonOnce(file, schema, isListing, (value) => (value === undefined ? undefined : putAway(value)))
      if (content !== undefined) read.push({ file, content })
      yield
    }
    return read
  }

  return {
    issues,
    warnings,
    texts,
    gaps,
    mended,
    used,
    report,
    setPromises,
    readText,
    readDocument,
    readBody,
    readJson,
    readEntries,
    readJsonFolder,
    list: files.list,
  }
}

/** Reads and checks content files, collecting all errors instead of stopping at the first. */
import 'server-only'
import { z } from 'zod'
import { entryItem, entryLists } from '../../../content/content-item.ts'
import { readUsedLanguages } from '../../../content/used-languages.ts'
import type { Language } from '../../../domain/text/language.ts'
import { type Promises, usualPromises } from '../../../domain/text/promises.ts'
import { checkDocument } from '../check/check-document.ts'
import { describeJsonError } from '../check/describe-json-error.ts'
import { type FileFindings, finisherOf, report } from '../check/file-findings.ts'
import { valueAt } from '../check/schema-errors.ts'
import { hashOf, StoredText, TextStore } from '../disk/text-store.ts'
import type { Steps } from '../thread/steps.ts'
import type { CheckedFiles } from './checked-files.ts'
import type { ContentFiles } from './content-files.ts'
import { tableOf } from './listing-schema.ts'

export type FileReader = ReturnType<typeof createFileReader>

/** `"today-12"` in a file, see `resolveContentDate`. */
const saysToday = /"today/

/** Markdown has no schema; this object is its key in the cache of results. */
const runningText = {}

const anyList = z.array(z.unknown(), 'expected a list')

/** Remembers the text of the last file, so that it is not read (and held in memory) twice. */
function readingOnce({ read, list, stamp }: ContentFiles): ContentFiles {
  let last: { file: string; text: string | undefined } | undefined
  return {
    list,
    ...(stamp && { stamp }),
    read: (file) => {
      if (last?.file !== file) last = { file, text: read(file) }
      return last.text
    },
  }
}

/** The state of one reading. */
type Reading = FileFindings & {
  files: ContentFiles
  /** Cached results of the previous reading. */
  checked: CheckedFiles | undefined
  /** Cached string of everything texts depend on when finished, for listings and for other files. */
  rests: Map<boolean, string>
}

function restOf({ rests, used, promises }: Reading, isListing: boolean): string {
  const rest = rests.get(isListing) ?? JSON.stringify([used, promises, isListing])
  rests.set(isListing, rest)
  return rest
}

function setPromises(reading: Reading, stated: Promises): void {
  reading.promises = stated
  reading.rests.clear()
}

function readText(reading: Reading, file: string): string | undefined {
  const { files, texts } = reading
  const text = files.read(file)
  if (text === undefined) report(reading, file, '', 'expected this file, it is missing or cannot be read')
  else if (!texts.has(file)) texts.set(file, text)
  return text
}

/** The parsed JSON; undefined after reporting that it is invalid. */
function readDocument(reading: Reading, file: string): { document: unknown } | undefined {
  const text = readText(reading, file)
  if (text === undefined) return undefined
  try {
    return { document: JSON.parse(text) }
  } catch (error) {
    report(reading, file, '', describeJsonError(text, error))
    return undefined
  }
}

/** The validated document, or undefined after reporting errors. */
function readJson<Schema extends z.ZodType>(
  reading: Reading,
  file: string,
  schema: Schema,
  isListing: boolean,
): z.output<Schema> | undefined {
  const found = readDocument(reading, file)
  return found && checkDocument(reading, schema, found.document, { file, isListing })
}

/** The valid entries of a list of `entryLists`; each invalid entry is reported as an item of its own. */
function readEntries<Schema extends z.ZodType>(reading: Reading, file: string, schema: Schema): z.output<Schema>[] {
  const found = readDocument(reading, file)
  const list = found && checkDocument(reading, anyList, found.document, { file })
  return (list ?? []).flatMap((entry, index) => {
    const key = String(valueAt(entry, [entryLists[file] ?? '']) ?? index)
    const content = checkDocument(reading, schema, entry, { file, path: key, item: entryItem(file, key) })
    return content === undefined ? [] : [content]
  })
}

/** A Markdown text, finished by the rules of its language. */
function readBody(reading: Reading, file: string, language: Language): string | undefined {
  const text = readText(reading, file)
  return text === undefined ? undefined : finisherOf(reading, file)(text, language)
}

const nothing: readonly never[] = []

/** Items added since the list had this length; usually none, for which one shared array is used. */
const since = <Item>(list: readonly Item[], length: number): readonly Item[] =>
  list.length > length ? list.slice(length) : nothing

/** Runs `read` and returns its result with the findings it added. */
function noting<Value>({ issues, warnings, gaps, placeholders }: Reading, read: () => Value) {
  const before = { issues: issues.length, warnings: warnings.length, gaps: gaps.length, placeholders: placeholders.length }
  const value = read()
  return {
    value,
    issues: since(issues, before.issues),
    warnings: since(warnings, before.warnings),
    gaps: since(gaps, before.gaps),
    placeholders: since(placeholders, before.placeholders),
  }
}

/** How a file is read; always the same for one file. */
type Kind = { schema: object; isListing?: boolean }

/** Adds cached findings to this reading. */
function noteAgain(reading: Reading, file: string, known: NonNullable<ReturnType<CheckedFiles['find']>>): unknown {
  // Reuses the stored text, so that it is not held twice.
  reading.texts.set(file, known.text)
  reading.issues.push(...known.issues)
  reading.warnings.push(...known.warnings)
  reading.gaps.push(...known.gaps)
  reading.placeholders.push(...known.placeholders)
  return known.value
}

/** Returns the cached result while the file and everything it depends on are unchanged, else calls `read`. */
function readOnce<Value>(reading: Reading, file: string, { schema, isListing = false }: Kind, read: () => Value): Value {
  const { files, checked, texts } = reading
  const rest = restOf(reading, isListing)
  // Taken before reading: a change in between gives another stamp next time.
  const stamp = checked && files.stamp?.(file)
  const unread = stamp === undefined ? undefined : checked?.findUnread(file, stamp, { schemas: [schema, tableOf(schema)], rest })
  if (unread) return noteAgain(reading, file, unread) as Value
  const text = checked && files.read(file)
  if (!checked || text === undefined) return read()
  // A listing without dates relative to today does not depend on the daily schema, only on its table.
  const context = { schema: saysToday.test(text) ? schema : tableOf(schema), rest }
  const hash = hashOf(text)
  const known = checked.find(file, hash, context, stamp)
  if (known) return noteAgain(reading, file, known) as Value
  const stored = new StoredText(text, hash)
  texts.set(file, stored)
  const outcome = noting(reading, read)
  checked.keep(file, stored, context, outcome, stamp)
  return outcome.value
}

/** Every valid JSON file of a folder, one step per file. */
function* readJsonFolder<Schema extends z.ZodType>(
  reading: Reading,
  subfolder: string,
  schema: Schema,
  isListing: boolean,
  store: (value: z.output<Schema>) => z.output<Schema>,
): Steps<{ file: string; content: z.output<Schema> }[]> {
  const read: { file: string; content: z.output<Schema> }[] = []
  for (const name of reading.files.list(subfolder)) {
    if (!name.endsWith('.json')) continue
    const file = `${subfolder}/${name}`
    const content = readOnce(reading, file, { schema, isListing }, () => {
      const value = readJson(reading, file, schema, isListing)
      return value === undefined ? undefined : store(value)
    })
    if (content !== undefined) read.push({ file, content })
    yield
  }
  return read
}

function startReading(source: ContentFiles, checked: CheckedFiles | undefined): Reading {
  const files = readingOnce(source)
  const used = readUsedLanguages(files.read('site.json'))
  const found = { issues: [], warnings: [], gaps: [], placeholders: [], texts: new TextStore() }
  return { ...found, used, promises: usualPromises, files, checked, rests: new Map() }
}

/**
 * Creates a reader for one reading. `issues`: errors found; `texts`: files read; `gaps`: texts missing in a language;
 * `placeholders`: invalid listings with placeholders for the invalid fields.
 * @param checked cached results of the previous reading; unchanged files are not checked again.
 */
export function createFileReader(source: ContentFiles, checked?: CheckedFiles) {
  const reading = startReading(source, checked)
  const { issues, warnings, texts, gaps, placeholders, used, files } = reading
  return {
    ...{ issues, warnings, texts, gaps, placeholders, used, list: files.list },
    report: (file: string, path: string, message: string, item?: string) => report(reading, file, path, message, item),
    setPromises: (stated: Promises) => setPromises(reading, stated),
    readText: (file: string) => readText(reading, file),
    readDocument: (file: string) => readDocument(reading, file),
    readBody: (file: string, language: Language) =>
      readOnce(reading, file, { schema: runningText }, () => readBody(reading, file, language)),
    readJson: <Schema extends z.ZodType>(file: string, schema: Schema, isListing = false) =>
      readOnce(reading, file, { schema, isListing }, () => readJson(reading, file, schema, isListing)),
    /** Empty without the file. */
    readEntries: <Schema extends z.ZodType>(file: string, schema: Schema) =>
      files.list('').includes(file) ? readOnce(reading, file, { schema }, () => readEntries(reading, file, schema)) : [],
    readJsonFolder: <Schema extends z.ZodType>(
      subfolder: string,
      schema: Schema,
      isListing = false,
      store: (value: z.output<Schema>) => z.output<Schema> = (value) => value,
    ) => readJsonFolder(reading, subfolder, schema, isListing, store),
  }
}

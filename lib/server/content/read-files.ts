/** Reads and checks the files of the content, gathering every mistake instead of stopping at the first. */
import 'server-only'
import { z } from 'zod'
import type { ContentIssue } from '../../content/content-issue.ts'
import { entryItem, entryLists } from '../../content/content-item.ts'
import { finishText } from '../../domain/text/finish-text.ts'
import type { Language } from '../../domain/text/language.ts'
import { findUnknownPromise, type Promises, promiseNames, usualPromises } from '../../domain/text/promises.ts'
import { mapTexts } from '../../domain/text/typeset.ts'
import type { ContentFiles } from './content-files.ts'

/** Shows a value in an error message without flooding it. */
function preview(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing'
  return text.length > 60 ? `${text.slice(0, 57)}...` : text
}

function valueAt(document: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((value, key) => (value instanceof Object ? Reflect.get(value, key) : undefined), document)
}

export type FileReader = ReturnType<typeof createFileReader>

const anyList = z.array(z.unknown(), 'expected a list')

/** A reader for one load; `issues` holds what it found wrong, `texts` what it read. */
export function createFileReader(files: ContentFiles) {
  const issues: ContentIssue[] = []
  const texts = new Map<string, string>()

  function report(file: string, path: string, message: string, item?: string): void {
    issues.push({ file, path, message, level: 'error', ...(item !== undefined && { item }) })
  }

  /** Until `site.json` is read, what usually holds. */
  let promises: Promises = usualPromises

  function setPromises(stated: Promises): void {
    promises = stated
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
    else texts.set(file, text)
    return text
  }

  function check<Schema extends z.ZodType>(
    schema: Schema,
    document: unknown,
    place: { file: string; path?: string; item?: string },
  ): z.output<Schema> | undefined {
    const result = schema.safeParse(document)
    if (result.success) return mapTexts(result.data, finisherOf(place.file, place.item))
    for (const { path, message } of result.error.issues) {
      const names = place.path === undefined ? path : [place.path, ...path]
      report(place.file, names.join('.'), `${message}; found ${preview(valueAt(document, path))}`, place.item)
    }
    return undefined
  }

  function readDocument(file: string): { document: unknown } | undefined {
    const text = readText(file)
    if (text === undefined) return undefined
    try {
      return { document: JSON.parse(text) }
    } catch (error) {
      report(file, '', `expected JSON: ${error instanceof Error ? error.message : String(error)}`)
      return undefined
    }
  }

  /** The parsed document, or undefined after reporting what was expected. */
  function readJson<Schema extends z.ZodType>(file: string, schema: Schema): z.output<Schema> | undefined {
    const found = readDocument(file)
    return found && check(schema, found.document, { file })
  }

  /** The entries of a list of `entryLists` that pass; each of the others is reported as an item of its own. */
  function readEntries<Schema extends z.ZodType>(file: string, schema: Schema): z.output<Schema>[] {
    const found = readDocument(file)
    const list = found && check(anyList, found.document, { file })
    return (list ?? []).flatMap((entry, index) => {
      const key = String(valueAt(entry, [entryLists[file] ?? '']) ?? index)
      const content = check(schema, entry, { file, path: key, item: entryItem(file, key) })
      return content === undefined ? [] : [content]
    })
  }

  /** Every JSON file of a folder that passes its schema. */
  function readJsonFolder<Schema extends z.ZodType>(
    subfolder: string,
    schema: Schema,
  ): { file: string; content: z.output<Schema> }[] {
    return files
      .list(subfolder)
      .filter((name) => name.endsWith('.json'))
      .flatMap((name) => {
        const file = `${subfolder}/${name}`
        const content = readJson(file, schema)
        return content === undefined ? [] : [{ file, content }]
      })
  }

  return { issues, texts, report, setPromises, readText, readBody, readJson, readEntries, readJsonFolder, list: files.list }
}

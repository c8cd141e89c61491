/** Reads and checks the files of the content folder, gathering every mistake instead of stopping at the first. */
import 'server-only'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { z } from 'zod'
import type { ContentIssue } from '../../content/content-issue.ts'

/** Shows a value in an error message without flooding it. */
function preview(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing'
  return text.length > 60 ? `${text.slice(0, 57)}...` : text
}

function valueAt(document: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((value, key) => (value instanceof Object ? Reflect.get(value, key) : undefined), document)
}

export type FileReader = ReturnType<typeof createFileReader>

/** A reader for one load of the folder; `issues` holds what it found wrong. */
export function createFileReader(folder: string) {
  const issues: ContentIssue[] = []

  function report(file: string, path: string, message: string): void {
    issues.push({ file, path, message, level: 'error' })
  }

  function readText(file: string): string | undefined {
    try {
      return readFileSync(join(folder, file), 'utf8')
    } catch {
      report(file, '', 'expected this file, it is missing or cannot be read')
      return undefined
    }
  }

  /** The parsed document, or undefined after reporting what was expected. */
  function readJson<Schema extends z.ZodType>(file: string, schema: Schema): z.output<Schema> | undefined {
    const text = readText(file)
    if (text === undefined) return undefined
    let document: unknown
    try {
      document = JSON.parse(text)
    } catch (error) {
      report(file, '', `expected JSON: ${error instanceof Error ? error.message : String(error)}`)
      return undefined
    }
    const result = schema.safeParse(document)
    if (result.success) return result.data
    for (const issue of result.error.issues) {
      report(file, issue.path.join('.'), `${issue.message}; found ${preview(valueAt(document, issue.path))}`)
    }
    return undefined
  }

  /** Names in a folder, sorted; a missing folder has none. */
  function list(subfolder: string): string[] {
    const path = join(folder, subfolder)
    return existsSync(path) ? readdirSync(path).sort() : []
  }

  /** Every JSON file of a folder that passes its schema. */
  function readJsonFolder<Schema extends z.ZodType>(
    subfolder: string,
    schema: Schema,
  ): { file: string; content: z.output<Schema> }[] {
    return list(subfolder)
      .filter((name) => name.endsWith('.json'))
      .flatMap((name) => {
        const file = `${subfolder}/${name}`
        const content = readJson(file, schema)
        return content === undefined ? [] : [{ file, content }]
      })
  }

  return { issues, report, readText, readJson, readJsonFolder, list }
}

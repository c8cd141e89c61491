/** What a schema has against a document of the content, by the names that its file uses. */
import type { z } from 'zod'

/** Shows a value in an error message without flooding it. */
function preview(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing'
  return text.length > 60 ? `${text.slice(0, 57)}...` : text
}

/** The value at a place; undefined where there is no such place. */
export function valueAt(document: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((value, key) => (value instanceof Object ? Reflect.get(value, key) : undefined), document)
}

/** A record of a language goes by that instead of its place in the list. */
function namesOf(document: unknown, path: readonly PropertyKey[]): string[] {
  return path.map((key, index) => {
    const language = path[index - 1] === 'Languages' && valueAt(document, [...path.slice(0, index + 1), 'language'])
    return typeof language === 'string' ? language : String(key)
  })
}

const isBelow = (path: string, parent: string) => path === parent || path.startsWith(`${parent}.`)

/** A field that nobody knows is named already; all that stands beside it says nothing. */
const describeError = ({ code, path, message }: z.core.$ZodIssue, document: unknown) =>
  code === 'unrecognized_keys' ? message : `${message}; found ${preview(valueAt(document, path))}`

/**
 * Place and message of each mistake, by the names of the file. What only stands in place of a missing text is not blamed: the text
 * itself is, in the language that has it.
 */
export function schemaErrorsOf(
  document: unknown,
  start: readonly string[],
  issues: readonly z.core.$ZodIssue[],
  filled: readonly string[],
): [path: string, message: string][] {
  const faults = issues.map((issue): [string, string] => [
    [...start, ...namesOf(document, issue.path)].join('.'),
    describeError(issue, document),
  ])
  const own = faults.filter(([path]) => !filled.some((borrowed) => isBelow(path, borrowed)))
  return own.length > 0 ? own : faults
}

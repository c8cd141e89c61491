/** Translates validation errors of zod into messages with the names that the content file uses. */
import type { z } from 'zod'

/** A value as JSON, at most 60 characters. */
function preview(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing'
  return text.length > 60 ? `${text.slice(0, 57)}...` : text
}

/** The value at a path; undefined where there is none. */
export function valueAt(document: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((value, key) => (value instanceof Object ? Reflect.get(value, key) : undefined), document)
}

/** A path with language codes instead of indexes within `Languages`. */
function namesOf(document: unknown, path: readonly PropertyKey[]): string[] {
  return path.map((key, index) => {
    const language = path[index - 1] === 'Languages' && valueAt(document, [...path.slice(0, index + 1), 'language'])
    return typeof language === 'string' ? language : String(key)
  })
}

const isBelow = (path: string, parent: string) => path === parent || path.startsWith(`${parent}.`)

/** The message of an unknown key already names it; the value would add nothing. */
const describeError = ({ code, path, message }: z.core.$ZodIssue, document: unknown) =>
  code === 'unrecognized_keys' ? message : `${message}; found ${preview(valueAt(document, path))}`

/**
 * Path and message of each error. Errors in fallback texts are left out if there are others: the text itself is reported in the
 * default language.
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
  const own = faults.filter(([path]) => !filled.some((parent) => isBelow(path, parent)))
  return own.length > 0 ? own : faults
}

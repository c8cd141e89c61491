/**
 * Replaces invalid fields of a listing by valid placeholders, so that its other errors can be reported at the same time. Such a
 * listing is only checked, never shown.
 */
import 'server-only'
import type { z } from 'zod'
import { plainMessage } from '../../../content/plain-message.ts'

export type PlaceholderListing = {
  file: string
  item: unknown
  /** Names of invalid fields, as in the file. */
  faulty: ReadonlySet<string>
}

/** Fields on which other checks depend: placeholders in them would cause wrong errors. */
const deciding: readonly string[] = [
  ...['Goal', 'Zip', 'CountryID', 'WebIDs', 'Published', 'Archived', 'Availability', 'PublishAddress', 'PublishPrice', 'Price'],
]

const standIns: Readonly<Record<string, unknown>> = { string: 'x', number: 1, int: 1, boolean: false, array: [], object: {} }

/** A value of the expected type and size; undefined where the issue does not state one. */
function standInFor(issue: z.core.$ZodIssue): unknown {
  if (issue.code === 'invalid_type') return standIns[issue.expected]
  if (issue.code === 'invalid_value') return issue.values[0]
  if (issue.code === 'too_big') return issue.origin === 'string' ? 'x' : issue.maximum
  if (issue.code !== 'too_small') return undefined
  return issue.origin === 'string' ? 'x'.repeat(Number(issue.minimum)) : Number(issue.minimum) + Number(!issue.inclusive)
}

/** Sets a value at a path, or deletes what is there. */
function put(document: unknown, path: readonly PropertyKey[], value: unknown): void {
  const [last] = path.slice(-1)
  const holder = path
    .slice(0, -1)
    .reduce<unknown>((inner, key) => (inner instanceof Object ? Reflect.get(inner, key) : undefined), document)
  if (!(holder instanceof Object) || last === undefined) return
  if (value === undefined) Reflect.deleteProperty(holder, last)
  else Reflect.set(holder, last, value)
}

/** First invalid fields are removed (some are optional), then replaced by placeholders. */
const attempts = [() => undefined, standInFor, standInFor] as const

/** @returns undefined where no placeholder makes it valid, or where a field is invalid on which other checks depend. */
export function fillPlaceholders(
  schema: z.ZodType,
  document: unknown,
  found: readonly z.core.$ZodIssue[],
): Pick<PlaceholderListing, 'item' | 'faulty'> | undefined {
  const faulty = new Set(found.flatMap(({ path: [field] }) => (field === undefined ? [] : [String(field)])))
  if (deciding.some((field) => faulty.has(field))) return undefined
  const copy = structuredClone(document)
  let issues = found
  for (const choose of attempts) {
    for (const issue of issues) {
      if (issue.code === 'unrecognized_keys') for (const key of issue.keys) put(copy, [...issue.path, key], undefined)
      else put(copy, issue.path, choose(issue))
    }
    const result = schema.safeParse(copy, { error: plainMessage })
    if (result.success) return { item: result.data, faulty }
    issues = result.error.issues
  }
  return undefined
}

/**
 * A listing with mistakes, with stand-ins in their place: what else it lacks can then be told at once, instead of after the first are
 * mended. It is looked at and never shown.
 */
import 'server-only'
import type { z } from 'zod'
import { plainMessage } from '../../../content/plain-message.ts'

export type PlaceholderListing = {
  file: string
  item: unknown
  /** Fields of the file, by its names, of which something is wrong. */
  faulty: ReadonlySet<string>
}

/** Fields that decide which questions are asked: with a stand-in the wrong ones would be. */
const deciding: readonly string[] = [
  ...['Goal', 'Zip', 'CountryID', 'WebIDs', 'Published', 'Archived', 'Availability', 'PublishAddress', 'PublishPrice', 'Price'],
]

const standIns: Readonly<Record<string, unknown>> = { string: 'x', number: 1, int: 1, boolean: false, array: [], object: {} }

/** Of the kind and size that is expected; undefined where the message does not tell. */
function standInFor(issue: z.core.$ZodIssue): unknown {
  if (issue.code === 'invalid_type') return standIns[issue.expected]
  if (issue.code === 'invalid_value') return issue.values[0]
  if (issue.code === 'too_big') return issue.origin === 'string' ? 'x' : issue.maximum
  if (issue.code !== 'too_small') return undefined
  return issue.origin === 'string' ? 'x'.repeat(Number(issue.minimum)) : Number(issue.minimum) + Number(!issue.inclusive)
}

/** Puts a value at a place of a document, or takes away what stands there. */
function put(document: unknown, path: readonly PropertyKey[], value: unknown): void {
  const [last] = path.slice(-1)
  const holder = path
    .slice(0, -1)
    .reduce<unknown>((inner, key) => (inner instanceof Object ? Reflect.get(inner, key) : undefined), document)
  if (!(holder instanceof Object) || last === undefined) return
  if (value === undefined) Reflect.deleteProperty(holder, last)
  else Reflect.set(holder, last, value)
}

/** What is wrong is left out at first, where it may be; then something stands in for it. */
const attempts = [() => undefined, standInFor, standInFor] as const

/** @returns undefined where no stand-in makes it pass, or where too much hangs on what is wrong. */
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

/** Fields of a document in an office form: their names have a prefix, so that they cannot collide with the form's own fields. */
import 'server-only'
import { z } from 'zod'

const prefix = 'f.'

/** Typed values by field name. @param most characters of one value */
export function readTyped(values: Readonly<Record<string, unknown>>, most: number): Record<string, string> {
  const fields = Object.entries(values).flatMap(([name, value]) =>
    name.startsWith(prefix) && typeof value === 'string' ? [[name.slice(prefix.length), value.slice(0, most)]] : [],
  )
  return Object.fromEntries(fields)
}

const marks = z.record(z.string(), z.string())

/** Hashes of the field values when the page was rendered, from JSON; empty for anything else. */
export function readMarks(text: string): Record<string, string> {
  try {
    return marks.parse(JSON.parse(text))
  } catch {
    return {}
  }
}

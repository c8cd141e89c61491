/** Fields of documents in a form of the office: their names begin with a sign, so that they are no fields of the form's own. */
import 'server-only'
import { z } from 'zod'

const prefix = 'f.'

/** What was typed, by the name of the field. @param most characters of one */
export function readTyped(values: Readonly<Record<string, unknown>>, most: number): Record<string, string> {
  const fields = Object.entries(values).flatMap(([name, value]) =>
    name.startsWith(prefix) && typeof value === 'string' ? [[name.slice(prefix.length), value.slice(0, most)]] : [],
  )
  return Object.fromEntries(fields)
}

const marks = z.record(z.string(), z.string())

/** Marks of what the fields said when the page was made, as JSON; none for anything else. */
export function readMarks(text: string): Record<string, string> {
  try {
    return marks.parse(JSON.parse(text))
  } catch {
    return {}
  }
}

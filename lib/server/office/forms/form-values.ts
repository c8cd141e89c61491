/** What a form of the office sent, as it was typed. */
import 'server-only'

/** Browsers send a line break as two characters, and count it as one in the field. */
const withLines = (value: FormDataEntryValue) => (typeof value === 'string' ? value.replaceAll('\r\n', '\n') : value)

/** The texts in it, to be shown again. @param most characters of each */
export const textsIn = (values: Readonly<Record<string, unknown>>, most: number): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value.slice(0, most)]] : [])),
  )

/** By the name of the field. */
export const formValues = (data: FormData): Record<string, FormDataEntryValue> =>
  Object.fromEntries([...data].map(([name, value]) => [name, withLines(value)]))

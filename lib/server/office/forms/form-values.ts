/** Values of an office form as typed. */
import 'server-only'

/** Browsers send a line break as CRLF, but count it as one character in the field. */
const withLines = (value: FormDataEntryValue) => (typeof value === 'string' ? value.replaceAll('\r\n', '\n') : value)

/** The text values, to be shown again. @param most characters of each */
export const textsIn = (values: Readonly<Record<string, unknown>>, most: number): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value.slice(0, most)]] : [])),
  )

/** Values by field name. */
export const formValues = (data: FormData): Record<string, FormDataEntryValue> =>
  Object.fromEntries([...data].map(([name, value]) => [name, withLines(value)]))

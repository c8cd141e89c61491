/** What a form of the office sent, as it was typed. */
import 'server-only'

/** Browsers send a line break as two characters, and count it as one in the field. */
const withLines = (value: FormDataEntryValue) => (typeof value === 'string' ? value.replaceAll('\r\n', '\n') : value)

/** By the name of the field. */
export const formValues = (data: FormData): Record<string, FormDataEntryValue> =>
  Object.fromEntries([...data].map(([name, value]) => [name, withLines(value)]))

/** Files that are too large are told of before they travel to the server. */
import type { FormDefinition } from '@/lib/forms/define-form'

/** Message key by field. @param values those of the form library, files included. */
export function findLargeFiles(form: FormDefinition, values: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(form.fields).flatMap(([name, { maxBytes }]) => {
      const value = values[name]
      const size = value instanceof FileList ? (value[0]?.size ?? 0) : 0
      return maxBytes !== undefined && size > maxBytes ? [[name, 'fileTooLarge']] : []
    }),
  )
}

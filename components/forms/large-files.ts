/** Files that are too large are told of before they travel to the server. */
import type { FormDefinition } from '@/lib/forms/define-form'
import { chosenFile } from './chosen-file'

/** Message key by field. @param values those of the form library, files included. */
export function findLargeFiles(form: FormDefinition, values: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(form.fields).flatMap(([name, { maxBytes }]) => {
      const size = chosenFile(values[name])?.size ?? 0
      return maxBytes !== undefined && size > maxBytes ? [[name, 'fileTooLarge']] : []
    }),
  )
}

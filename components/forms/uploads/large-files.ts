/** Finds files that are too large before they are uploaded. */
import type { FormDefinition } from '@/lib/forms/define-form'
import { chosenFile } from './chosen-file'

/** Message key by field. @param values those of the form library, including files. */
export function findLargeFiles(form: FormDefinition, values: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(form.fields).flatMap(([name, { maxBytes }]) => {
      const size = chosenFile(values[name])?.size ?? 0
      return maxBytes !== undefined && size > maxBytes ? [[name, 'fileTooLarge']] : []
    }),
  )
}

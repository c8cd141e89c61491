/** Finds files that are too large before they are uploaded. */
import type { FormDefinition } from '@/lib/forms/define-form'
import { chosenFile } from './chosen-file'

/** Names of their fields. @param values those of the form library, including files. */
export const findLargeFiles = ({ fields }: FormDefinition, values: Readonly<Record<string, unknown>>): string[] =>
  Object.keys(fields).filter(
    (name) => (chosenFile(values[name])?.size ?? 0) > (fields[name]?.maxBytes ?? Number.POSITIVE_INFINITY),
  )

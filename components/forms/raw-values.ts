/** Values of the form library as a browser would post them; of a file its name. */
import type { RawValues } from '@/lib/forms/field'
import { chosenFile } from './chosen-file'

/** A box that is not ticked is `false` and a radio that is not chosen `null` there; posted, both are missing. */
export function toRawValues(values: Readonly<Record<string, unknown>>): RawValues {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      if (Array.isArray(value)) return [name, value.map(String)]
      return [name, typeof value === 'string' ? value : (chosenFile(value)?.name ?? '')]
    }),
  )
}

/** Values of the form library as a browser would post them; for a file its name. */
import type { RawValues } from '@/lib/forms/field'
import { chosenFile } from '../uploads/chosen-file'

/** The library has `false` for an unchecked checkbox and `null` for radio buttons without a choice; a browser posts neither. */
export function toRawValues(values: Readonly<Record<string, unknown>>): RawValues {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      if (Array.isArray(value)) return [name, value.map(String)]
      return [name, typeof value === 'string' ? value : (chosenFile(value)?.name ?? '')]
    }),
  )
}

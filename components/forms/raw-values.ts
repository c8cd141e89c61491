/** Values of the form library as a browser would post them. */
import type { RawValues } from '@/lib/forms/field'

/** A box that is not ticked is `false` and a radio that is not chosen `null` there; posted, both are missing. */
export function toRawValues(values: Readonly<Record<string, unknown>>): RawValues {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      if (Array.isArray(value)) return [name, value.map(String)]
      if (value instanceof FileList) return [name, value[0]?.name ?? '']
      return [name, typeof value === 'string' ? value : '']
    }),
  )
}

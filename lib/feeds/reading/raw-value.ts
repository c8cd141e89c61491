/** Access to values of parsed JSON and XML of unknown structure. */

type Raw = Readonly<Record<string, unknown>>

export const isRaw = (value: unknown): value is Raw => typeof value === 'object' && value !== null && !Array.isArray(value)

export const firstOf = (value: unknown): unknown => (Array.isArray(value) ? value[0] : value)

/** Always a list: parsed XML has an array only for two or more elements. */
export function listOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value
  return value === undefined || value === null ? [] : [value]
}

/**
 * Caches split paths: they come from our own tables and are used for every listing. A few contain names from the feed, hence the
 * limit.
 */
const partsByPath = new Map<string, readonly string[]>()
const mostPaths = 5000

function partsOf(path: string): readonly string[] {
  const known = partsByPath.get(path)
  if (known) return known
  const parts = path.split('.')
  if (partsByPath.size < mostPaths) partsByPath.set(path, parts)
  return parts
}

/** `location.geo.latitude`; for a list on the path its first item is used. */
export function valueAt(raw: unknown, path: string): unknown {
  let value = raw
  for (const name of partsOf(path)) {
    const holder = firstOf(value)
    value = isRaw(holder) && Object.hasOwn(holder, name) ? holder[name] : undefined
  }
  return value
}

/** A text, number or boolean; the text of an element with attributes. Undefined for an empty text and for everything else. */
export function scalarOf(value: unknown): string | number | boolean | undefined {
  const single = firstOf(value)
  const bare = isRaw(single) && Object.hasOwn(single, '#text') ? single['#text'] : single
  if (typeof bare === 'string') return bare.trim() === '' ? undefined : bare.trim()
  return typeof bare === 'number' || typeof bare === 'boolean' ? bare : undefined
}

/** Records without undefined and empty fields. */

export type Filled<T> = { -readonly [Key in keyof T]?: Exclude<T[Key], undefined> }

const isEmptyRecord = (value: object) => Object.getPrototypeOf(value) === Object.prototype && Object.keys(value).length === 0
const isEmptyList = (value: unknown) => Array.isArray(value) && value.length === 0

/** False for undefined, null, empty lists and empty records. */
function hasValue(value: unknown): boolean {
  if (value === undefined || value === null || isEmptyList(value)) return false
  return typeof value !== 'object' || !isEmptyRecord(value)
}

/** The fields that have a value. */
export function filled<T extends object>(fields: T): Filled<T> {
  const result: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(fields)) if (hasValue(value)) result[name] = value
  // Only empty fields were removed, which is what `Filled` describes.
  return result as Filled<T>
}

type RecordValue = Record<string, unknown>
const isRecord = (value: unknown): value is RecordValue => typeof value === 'object' && value !== null && !Array.isArray(value)

function merge(first: unknown, second: unknown): unknown {
  if (first === undefined) return second
  if (Array.isArray(first) && Array.isArray(second) && first.length === second.length)
    return first.map((item, place) => merge(item, second[place]))
  if (!isRecord(first) || !isRecord(second)) return first
  const names = [...new Set([...Object.keys(first), ...Object.keys(second)])]
  return Object.fromEntries(names.map((name) => [name, merge(first[name], second[name])]))
}

/**
 * Merges records of one id, in the order of their first occurrence: a format with one payload per language repeats everything in
 * each. The first value counts; what it lacks, such as a language, comes from the next.
 */
export function mergeById<T extends { readonly id: string }>(records: readonly T[]): T[] {
  const merged = new Map<string, T>()
  for (const record of records) {
    const known = merged.get(record.id)
    merged.set(record.id, known === undefined ? record : (merge(known, record) as T))
  }
  return [...merged.values()]
}

/** Records in which what is not said is left out. */

export type Stated<T> = { -readonly [Key in keyof T]?: Exclude<T[Key], undefined> }

const isEmptyRecord = (value: object) => Object.getPrototypeOf(value) === Object.prototype && Object.keys(value).length === 0
const isEmptyList = (value: unknown) => Array.isArray(value) && value.length === 0

/** Nothing, empty lists and records without a field are not said. */
function isSaid(value: unknown): boolean {
  if (value === undefined || value === null || isEmptyList(value)) return false
  return typeof value !== 'object' || !isEmptyRecord(value)
}

/** The fields that something is said of. */
export function stated<T extends object>(fields: T): Stated<T> {
  const said: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(fields)) if (isSaid(value)) said[name] = value
  // Field by field the same, without those that say nothing: what `Stated` means.
  return said as Stated<T>
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
 * One record for each id, in the order in which they came: a format that sends one payload per language says everything again and again
 * in other words. What the first says counts; what it leaves out, such as a language, comes from the next.
 */
export function mergeById<T extends { readonly id: string }>(records: readonly T[]): T[] {
  const merged = new Map<string, T>()
  for (const record of records) {
    const known = merged.get(record.id)
    merged.set(record.id, known === undefined ? record : (merge(known, record) as T))
  }
  return [...merged.values()]
}

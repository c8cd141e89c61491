/** Differences between two JSON values by path, and the three-way merge of concurrent changes. */

export type ValuePath = readonly (string | number)[]

/** `value` undefined: the field is removed. */
export type Change = { path: ValuePath; value: unknown }

type Entries = Readonly<Record<string, unknown>>

export const isEntries = (value: unknown): value is Entries =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Deep equality, ignoring the order of fields; an undefined field equals a missing one. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, index) => isSame(item, other[index]))
  if (isEntries(one) && isEntries(other))
    return [...new Set([...Object.keys(one), ...Object.keys(other)])].every((key) => isSame(one[key], other[key]))
  return Object.is(one, other)
}

/** Undefined for a path that does not exist. */
export const valueAt = (value: unknown, path: ValuePath): unknown =>
  path.reduce<unknown>((inner, key) => (inner instanceof Object ? Reflect.get(inner, key) : undefined), value)

/** A copy with one value replaced; undefined removes the field, and parents that become empty. */
export function withValueAt(value: unknown, [key, ...rest]: ValuePath, next: unknown): unknown {
  if (key === undefined) return next
  if (Array.isArray(value)) return value.map((item, index) => (index === Number(key) ? withValueAt(item, rest, next) : item))
  const entries = isEntries(value) ? value : {}
  const inner = withValueAt(entries[key], rest, next)
  if (inner !== undefined) return { ...entries, [key]: inner }
  const { [String(key)]: _, ...others } = entries
  return Object.keys(others).length === 0 && Object.keys(entries).length > 0 ? undefined : others
}

/** The smallest set of changes between the two; a list whose length differs is replaced as a whole. */
export function changesBetween(before: unknown, after: unknown, path: ValuePath = []): Change[] {
  if (isSame(before, after)) return []
  if (isEntries(before) && isEntries(after))
    return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key) =>
      changesBetween(before[key], after[key], [...path, key]),
    )
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length)
    return before.flatMap((item, index) => changesBetween(item, after[index], [...path, index]))
  return [{ path, value: after }]
}

export type Merged = { value: unknown; conflicts: readonly ValuePath[] }

const asList = (value: unknown) => (Array.isArray(value) ? value : undefined)

/**
 * Three-way merge. Where both changed the same path, `mine` is used and the path is listed in `conflicts`.
 * @param base common ancestor of both.
 */
export function mergeValues(base: unknown, mine: unknown, theirs: unknown, path: ValuePath = []): Merged {
  if (isSame(base, theirs) || isSame(mine, theirs)) return { value: mine, conflicts: [] }
  if (isSame(base, mine)) return { value: theirs, conflicts: [] }
  const lists = [base, mine, theirs].map(asList)
  const [first] = lists
  if (first && lists.every((list) => list?.length === first.length)) {
    const items = first.map((item, index) => mergeValues(item, lists[1]?.[index], lists[2]?.[index], [...path, index]))
    return { value: items.map(({ value }) => value), conflicts: items.flatMap(({ conflicts }) => conflicts) }
  }
  if (isEntries(mine) && isEntries(theirs)) {
    const from = isEntries(base) ? base : {}
    const keys = [...new Set([...Object.keys(theirs), ...Object.keys(mine)])]
    const parts = keys.map((key) => ({ key, ...mergeValues(from[key], mine[key], theirs[key], [...path, key]) }))
    const value = Object.fromEntries(parts.flatMap((part) => (part.value === undefined ? [] : [[part.key, part.value] as const])))
    return { value, conflicts: parts.flatMap(({ conflicts }) => conflicts) }
  }
  return { value: mine, conflicts: [path] }
}

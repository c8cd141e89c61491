/** The lists of properties that are stored in the visitor's browser: favourites and compare (ruling 35). */

import { pageItems } from '../consent/page-items.ts'

export type IdList = readonly number[]

/** Highest number of ids, and how one is added. */
type ListRule = { limit: number; add: (ids: IdList, id: number, limit: number) => IdList }

/** By the key of the stored item. */
const idLists = {
  /** Newest first; when full, the oldest is dropped. */
  favourites: { limit: pageItems.favourites.limit, add: (ids, id, limit) => [id, ...ids].slice(0, limit) },
  /** In the order of adding; when full, nothing is added. */
  compare: { limit: pageItems.compare.limit, add: (ids, id, limit) => (ids.length < limit ? [...ids, id] : ids) },
} as const satisfies Record<string, ListRule>

export type IdListName = keyof typeof idLists

export const noIds: IdList = []

/** Highest number of ids in a list. */
export function limitOf(list: IdListName): number {
  return idLists[list].limit
}

export function addId(list: IdListName, ids: IdList, id: number): IdList {
  if (ids.includes(id)) return ids
  const { add, limit } = idLists[list]
  return add(ids, id, limit)
}

export function removeId(ids: IdList, id: number): IdList {
  return ids.includes(id) ? ids.filter((other) => other !== id) : ids
}

export function toggleId(list: IdListName, ids: IdList, id: number): IdList {
  return ids.includes(id) ? removeId(ids, id) : addId(list, ids, id)
}

/** Numbers of properties have at most 12 digits, as in addresses. */
const isId = (value: unknown): value is number => Number.isInteger(value) && Number(value) > 0 && Number(value) < 1e12

function toIds(list: IdListName, values: readonly unknown[]): IdList {
  return [...new Set(values.filter(isId))].slice(0, limitOf(list))
}

/** Parses what the browser stored, a JSON array; malformed text gives an empty list. */
export function parseStoredIds(list: IdListName, text: string | null): IdList {
  if (!text) return noIds
  try {
    const values: unknown = JSON.parse(text)
    return Array.isArray(values) ? toIds(list, values) : noIds
  } catch {
    return noIds
  }
}

/** Query string of a page that shows the list: `?ids=1,2,3`, or empty. */
export function idsQuery(ids: IdList): string {
  return ids.length > 0 ? `?ids=${ids.join(',')}` : ''
}

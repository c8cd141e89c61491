/**
 * Parses the query of a list once per request: the middleware needs it to decide about the address, then metadata and page of the
 * same request. Cached per snapshot, whose places and names of towns the result depends on; on `globalThis`, as middleware and pages
 * are separate bundles.
 */
import 'server-only'
import { foldName } from '../../domain/search/property-filter.ts'
import { orderShapes, toCircle } from '../../domain/search/search-shape.ts'
import { isKey, type ListQuery, parseListQuery } from '../../routing/list-query.ts'
import { getSnapshot } from '../content/snapshot/current-snapshot.ts'
import type { Snapshot } from '../content/snapshot/snapshot-type.ts'
import { findPlace } from './named-places.ts'

declare global {
  /** Per snapshot an LRU cache by query text, the most recently used last. */
  var listQueries: WeakMap<Snapshot, Map<string, ListQuery>> | undefined
}

/** Cache size per snapshot: more than the number of concurrent requests. */
const keptQueries = 200

/** A query as in an address, or as the framework passes it to a page. */
type QuerySource = URLSearchParams | Readonly<Record<string, string | string[] | undefined>>

const pairsOf = (source: QuerySource): [string, string][] =>
  source instanceof URLSearchParams
    ? [...source]
    : Object.entries(source).flatMap(([name, values]) => [values ?? []].flat().map((value): [string, string] => [name, value]))

/** Replaces a named place by a circle around it; an unknown name stays and counts as invalid. */
function findNear(query: ListQuery): ListQuery {
  const { near, filter } = query
  if (!near) return query
  const found = findPlace(near.text)
  const circle = found.kind === 'found' && toCircle(found.place, near.kilometres)
  if (!circle) return { ...query, ignored: [...query.ignored, 'near'] }
  return { ...query, near: undefined, filter: { ...filter, shapes: orderShapes([...filter.shapes, circle]) } }
}

/** Replaces a town name by its Dutch name, by which listings are filtered (ruling 4). */
function nameTowns(query: ListQuery): ListQuery {
  const { filter, ...rest } = query
  if (filter.text === '') return query
  const names = new Map(Object.entries(getSnapshot().site.cityAliases).map(([alias, name]) => [foldName(alias), name]))
  const text = filter.text.replaceAll(/[\p{L}\p{M}]+/gu, (word) => names.get(foldName(word)) ?? word)
  return { ...rest, filter: { ...filter, text } }
}

function cachedQueries(): Map<string, ListQuery> {
  const snapshot = getSnapshot()
  globalThis.listQueries ??= new WeakMap()
  const queries = globalThis.listQueries.get(snapshot) ?? new Map<string, ListQuery>()
  globalThis.listQueries.set(snapshot, queries)
  return queries
}

/** The query string for a query as the framework passes it to a page. */
export const toSearchParams = (source: QuerySource): URLSearchParams => new URLSearchParams(pairsOf(source))

/**
 * Parses the query of a list. Parameters of other features are not considered. Invalid values are left out and returned in
 * `ignored`.
 */
export function readListQuery(source: QuerySource): ListQuery {
  const own = new URLSearchParams(pairsOf(source).filter(([name]) => isKey(name)))
  const text = own.toString()
  const queries = cachedQueries()
  const query = queries.get(text) ?? nameTowns(findNear(parseListQuery(own)))
  queries.delete(text)
  queries.set(text, query)
  const [oldest] = queries.keys()
  if (oldest !== undefined && queries.size > keptQueries) queries.delete(oldest)
  return query
}

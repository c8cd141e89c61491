/**
 * The query of a list, read once: the middleware reads it to decide about the address, and what it read goes on to metadata and
 * page of the same request. It stands on `globalThis`, because middleware and pages are separate bundles.
 */
import 'server-only'
import { foldName } from '../../domain/search/property-filter.ts'
import { orderShapes, toCircle } from '../../domain/search/search-shape.ts'
import { isKey, type ListQuery, parseListQuery } from '../../routing/list-query.ts'
import { getSnapshot } from '../content/snapshot/current-snapshot.ts'
import { findPlace } from './named-places.ts'

declare global {
  /** By the text of the query; the one asked for last stands last. */
  var listQueries: Map<string, ListQuery> | undefined
}

/** More than are asked for at a time. */
const keptQueries = 200

/** A query as an address has it, or as the framework hands it to a page. */
type QuerySource = URLSearchParams | Readonly<Record<string, string | string[] | undefined>>

const pairsOf = (source: QuerySource): [string, string][] =>
  source instanceof URLSearchParams
    ? [...source]
    : Object.entries(source).flatMap(([name, values]) => [values ?? []].flat().map((value): [string, string] => [name, value]))

/** A place by name becomes a circle around it; a name that is not known stays, and counts as nonsense. */
function findNear(query: ListQuery): ListQuery {
  const { near, filter } = query
  if (!near) return query
  const found = findPlace(near.text)
  const circle = found.kind === 'found' && toCircle(found.place, near.kilometres)
  if (!circle) return { ...query, ignored: [...query.ignored, 'near'] }
  return { ...query, near: undefined, filter: { ...filter, shapes: orderShapes([...filter.shapes, circle]) } }
}

/** Listings are found by the Dutch name of their town alone, so that any other name of it stands for that (ruling 4). */
function nameTowns(query: ListQuery): ListQuery {
  const { filter, ...rest } = query
  if (filter.text === '') return query
  const names = new Map(Object.entries(getSnapshot().site.cityAliases).map(([alias, name]) => [foldName(alias), name]))
  const text = filter.text.replaceAll(/[\p{L}\p{M}]+/gu, (word) => names.get(foldName(word)) ?? word)
  return { ...rest, filter: { ...filter, text } }
}

/** A query as the framework hands it to a page, as an address has it. */
export const toSearchParams = (source: QuerySource): URLSearchParams => new URLSearchParams(pairsOf(source))

/** What a list is asked for; parameters of others do not count. Nonsense is left out and named in `ignored`. */
export function readListQuery(source: QuerySource): ListQuery {
  const own = new URLSearchParams(pairsOf(source).filter(([name]) => isKey(name)))
  const text = own.toString()
  globalThis.listQueries ??= new Map()
  const { listQueries } = globalThis
  const query = listQueries.get(text) ?? nameTowns(findNear(parseListQuery(own)))
  listQueries.delete(text)
  listQueries.set(text, query)
  const [oldest] = listQueries.keys()
  if (oldest !== undefined && listQueries.size > keptQueries) listQueries.delete(oldest)
  return query
}

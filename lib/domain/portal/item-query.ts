/** Sorting and filtering of a table of items by query parameters, so that it works without JavaScript. */

import type { IsoDate } from '../property/property.ts'
import { isDay } from './period.ts'
import {
  type ItemColumn,
  type ItemKind,
  type ItemWord,
  itemColumns,
  itemStatuses,
  itemWords,
  type PortalItem,
} from './portal-item.ts'

export type ItemQuery = {
  sort: ItemColumn
  direction: 'asc' | 'desc'
  /** Exactly this type or status; empty for all. */
  type: string
  status: string
  /** Words that must all occur, ignoring case and accents. */
  text: string
  from: IsoDate | undefined
  to: IsoDate | undefined
}

const maxText = 100

const directions = ['asc', 'desc'] as const

/** Dates and numbers descending, words ascending. */
const usualDirection = (column: ItemColumn) => (['date', 'views', 'contacts'].includes(column) ? 'desc' : 'asc')

/** Invalid parameters are ignored. */
export function parseItemQuery(query: URLSearchParams, kind: ItemKind): ItemQuery {
  const sort = itemColumns.find((column) => column === query.get('sort')) ?? 'date'
  const [from, to] = [query.get('from'), query.get('to')]
  return {
    sort,
    direction: directions.find((direction) => direction === query.get('dir')) ?? usualDirection(sort),
    type: (query.get('type') ?? '').slice(0, maxText),
    status: itemStatuses[kind].find((status) => status === query.get('status')) ?? '',
    text: (query.get('q') ?? '').trim().slice(0, maxText),
    from: isDay(from) ? from : undefined,
    to: isDay(to) ? to : undefined,
  }
}

/** The parameters that differ from the defaults. */
export function itemQueryPairs({ sort, direction, type, status, text, from, to }: ItemQuery): [string, string][] {
  const usual = usualDirection(sort)
  const pairs: [string, string | undefined][] = [
    ['sort', sort === 'date' ? '' : sort],
    ['dir', direction === usual ? '' : direction],
    ['type', type],
    ['status', status],
    ['q', text],
    ['from', from],
    ['to', to],
  ]
  return pairs.flatMap(([name, value]) => (value ? [[name, value]] : []))
}

/** Sorts by a column; reverses the direction if it is sorted by that column already. */
export function sortedBy(query: ItemQuery, column: ItemColumn): ItemQuery {
  const turned = query.direction === 'asc' ? 'desc' : 'asc'
  return { ...query, sort: column, direction: query.sort === column ? turned : usualDirection(column) }
}

/** Whether any filter is set. */
export const hasItemFilter = ({ type, status, text, from, to }: ItemQuery): boolean =>
  [type, status, text, from, to].some(Boolean)

/** The displayed text of a column, in the language of the page. */
export type TextOf = (item: PortalItem, column: ItemWord) => string

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()

const momentOf = ({ date, time }: PortalItem) => `${date} ${time ?? ''}`

function fits(item: PortalItem, { type, status, text, from, to }: ItemQuery, textOf: TextOf): boolean {
  if (type && item.type !== type) return false
  if (status && item.status !== status) return false
  if ((from && item.date < from) || (to && item.date > to)) return false
  const shown = plain(itemWords.map((column) => textOf(item, column)).join(' '))
  return plain(text)
    .split(/\s+/)
    .every((word) => shown.includes(word))
}

type Compare = (a: PortalItem, b: PortalItem) => number

function comparing(column: ItemColumn, textOf: TextOf, locale: string): Compare {
  if (column === 'date') return (a, b) => momentOf(a).localeCompare(momentOf(b))
  if (column === 'views' || column === 'contacts') return (a, b) => (a[column] ?? -1) - (b[column] ?? -1)
  const order = new Intl.Collator(locale, { numeric: true, sensitivity: 'base' })
  return (a, b) => order.compare(textOf(a, column), textOf(b, column))
}

/** Filtered and sorted items; equal ones are sorted newest first. */
export function arrangeItems(items: readonly PortalItem[], query: ItemQuery, textOf: TextOf, locale: string): PortalItem[] {
  const sign = query.direction === 'asc' ? 1 : -1
  const compare = comparing(query.sort, textOf, locale)
  const newestFirst: Compare = (a, b) => momentOf(b).localeCompare(momentOf(a)) || (a.id < b.id ? -1 : 1)
  return items.filter((item) => fits(item, query, textOf)).toSorted((a, b) => sign * compare(a, b) || newestFirst(a, b))
}

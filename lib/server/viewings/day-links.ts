/** Addresses of the page that plans viewings of several properties on one day. */
import 'server-only'
import type { Language } from '../../domain/text/language.ts'
import { type DayOrder, dayOrders } from '../../domain/viewings/plan-day.ts'
import { localizedHref } from '../../routing/href.ts'
import { getSnapshot } from '../content/snapshot/current-snapshot.ts'
import type { DayQuery } from './day-plan.ts'

const path = 'viewing-day'

/** Whether the content has such a page. */
export const hasViewingDay = (): boolean => getSnapshot().routeTable.byOriginal.has(path)

type Query = Readonly<Record<string, string | readonly string[] | undefined>>

/** Most properties per page. */
const mostIds = 12

const toIds = (value: Query[string]): number[] =>
  [value ?? []]
    .flat()
    .flatMap((text) => text.split(','))
    .map(Number)
    .filter((id) => Number.isInteger(id) && id > 0 && id < 1e12)
    .slice(0, mostIds)

const isOrder = (text: unknown): text is DayOrder => dayOrders.some((order) => order === text)

/** Parses the address; invalid values are ignored. */
export function readDayQuery({ ids, home, day, order }: Query): DayQuery {
  const date = typeof day === 'string' && /^\d{4}-\d\d-\d\d$/.test(day) ? day : undefined
  return { ids: toIds(ids), chosen: toIds(home), date, order: isOrder(order) ? order : 'early' }
}

/** @param query omitted values are chosen by the page */
export function viewingDayHref({ ids, chosen = [], date, order }: Partial<DayQuery>, language: Language): string {
  const query = new URLSearchParams({
    ...(ids && ids.length > 0 && { ids: ids.join(',') }),
    ...(chosen.length > 0 && { home: chosen.join(',') }),
    ...(date !== undefined && { day: date }),
    ...(order !== undefined && order !== 'early' && { order }),
  })
  const own = localizedHref(getSnapshot().routeTable, path, language)
  return query.size > 0 ? `${own}?${query}` : own
}

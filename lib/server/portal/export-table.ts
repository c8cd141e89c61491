/** The tables of the portal as CSV files, in one language. */
import 'server-only'
import { parsePeriod } from '../../domain/portal/period.ts'
import type { PortalItem } from '../../domain/portal/portal-item.ts'
import type { IsoDate } from '../../domain/property/property.ts'
import { formatDate } from '../../domain/text/date.ts'
import type { Language } from '../../domain/text/language.ts'
import type { Db } from '../db/client.ts'
import { type CsvRow, toCsv } from '../http/csv.ts'
import { translatorOf } from '../pages/translator.ts'
import { absoluteUrl } from '../runtime/site-url.ts'
import { getItemPage, type TableView, tableViews } from './item-page.ts'
import type { OwnedProperty } from './owned-property.ts'
import type { ExportedTable } from './portal-links.ts'
import { findPropertyFigures } from './property-figures.ts'

export type ExportRequest = { table: ExportedTable; language: Language; query: URLSearchParams; now: Date; today: IsoDate }

async function figureRows(db: Db, { ownership, property }: OwnedProperty, request: ExportRequest): Promise<[CsvRow, CsvRow[]]> {
  const t = translatorOf(request.language)
  const period = parsePeriod(request.query, request.today, property.creationDate)
  const { days, sources } = await findPropertyFigures(db, ownership, period, request.today)
  if (request.table === 'views')
    return [[t('ViewsGraph.day'), t('ViewsGraph.views')], days.map(({ day, count }) => [formatDate(day), count])]
  const heading = [t('ViewSources.source'), t('ViewsGraph.views')]
  return [heading, sources.map(({ source, count }) => [t(`ViewSources.names.${source}`), count])]
}

const itemHeadings = ['date', 'time', 'type', 'contact', 'subject', 'comment', 'status'] as const
const mediaHeadings = ['since', 'channel', 'contact', 'subject', 'comment', 'views', 'contacts', 'status', 'link'] as const

async function itemRows(db: Db, owned: OwnedProperty, request: ExportRequest, view: TableView): Promise<[CsvRow, CsvRow[]]> {
  const t = translatorOf(request.language)
  const kind = tableViews[view]
  const { items, textOf } = await getItemPage(db, owned, { ...request, kind })
  const cells = (item: PortalItem): Record<string, string | number | undefined> => ({
    date: formatDate(item.date),
    since: formatDate(item.date),
    time: item.time,
    type: textOf(item, 'type'),
    channel: textOf(item, 'type'),
    contact: item.contact,
    subject: item.subject,
    comment: item.comment,
    views: item.views,
    contacts: item.contacts,
    status: textOf(item, 'status'),
    link: item.link?.startsWith('/') ? absoluteUrl(item.link) : item.link,
  })
  const headings: readonly string[] = kind === 'media' ? mediaHeadings : itemHeadings
  const rows = items.map((item) => headings.map((heading) => cells(item)[heading]))
  return [headings.map((heading) => t(`PortalItems.columns.${heading}`)), rows]
}

/** The same rows in the same order as the page with the same query. */
export async function exportTable(db: Db, owned: OwnedProperty, request: ExportRequest): Promise<string> {
  const { table } = request
  const [heading, rows] =
    table === 'views' || table === 'sources' ? await figureRows(db, owned, request) : await itemRows(db, owned, request, table)
  return toCsv(heading, rows)
}

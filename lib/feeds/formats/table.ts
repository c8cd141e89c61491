/**
 * A table of listings: CSV from a spreadsheet program, or the first sheet of a spreadsheet (xlsx). Columns are identified by
 * name, see `table/columns.ts`.
 */
import type { FeedFormat, FeedPayload, FeedRemark, UnreadableFeed } from '../adapter.ts'
import { decodeText } from '../reading/decode-text.ts'
import { feedRecord } from '../reading/feed-record.ts'
import { readCsv } from '../reading/read-csv.ts'
import { readSpreadsheet } from '../reading/read-spreadsheet.ts'
import { isZip } from '../reading/read-zip.ts'
import { readFeed, readItems } from '../reading/to-reading.ts'
import { unreadable } from '../reading/unreadable.ts'
import { findColumn } from './table/columns.ts'
import { toListing } from './table/listing.ts'

function readRows(payload: FeedPayload): { kind: 'rows'; rows: readonly string[][] } | UnreadableFeed {
  if (isZip(payload.bytes)) {
    const rows = readSpreadsheet(payload)
    return rows ? { kind: 'rows', rows } : unreadable(payload, 'expected a spreadsheet (xlsx), found another archive')
  }
  const file = readCsv(decodeText(payload))
  return 'mistake' in file
    ? unreadable(payload, `expected a table, ${file.mistake}`)
    : { kind: 'rows', rows: file.rows.map(({ cells }) => cells) }
}

/** The first row contains the column names; an unknown column is reported once and skipped. */
function readTable(
  payload: FeedPayload,
  remarks: FeedRemark[],
): { kind: 'items'; items: readonly Record<string, string>[] } | UnreadableFeed {
  const table = readRows(payload)
  if (table.kind === 'unreadable') return table
  const [headings = [], ...rows] = table.rows
  const columns = headings.map((heading) => ({ heading, column: findColumn(heading) }))
  if (!columns.some(({ column }) => column === 'id'))
    return unreadable(payload, 'expected a table with a column "id" in its first row')
  for (const { heading, column } of columns)
    if (column === undefined && heading.trim() !== '')
      remarks.push({ level: 'note', field: heading.slice(0, 60), message: 'expected a column that we know' })
  const items = rows.map((cells) =>
    Object.fromEntries(
      columns.flatMap(({ column }, place): [string, string][] => (column === undefined ? [] : [[column, cells[place] ?? '']])),
    ),
  )
  return { kind: 'items', items }
}

export const table: FeedFormat = {
  name: 'CSV or spreadsheet',
  read: (payloads, { defaultLanguage }) =>
    readFeed(
      payloads,
      (payload, remarks) => {
        const rows = readTable(payload, remarks)
        if (rows.kind === 'unreadable') return rows
        const records = rows.items.map((row) => feedRecord(row, { remarks }))
        const language = payload.language ?? defaultLanguage
        return {
          kind: 'items',
          items: readItems(records, 'id', (row, id) => ({ kind: 'listing', listing: toListing(id, row, language) }), remarks),
        }
      },
      { laterCounts: true },
    ),
}

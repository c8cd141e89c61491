/** Reads the first sheet of an Office Open XML spreadsheet (xlsx) as rows of texts. */
import type { FeedPayload } from '../adapter.ts'
import { type FeedRecord, feedRecord } from './feed-record.ts'
import { isRaw, listOf, scalarOf, valueAt } from './raw-value.ts'
import { readXml } from './read-xml.ts'
import { readZip } from './read-zip.ts'

/** More columns than any of our tables has. */
const mostColumns = 1000

function readPart(parts: ReadonlyMap<string, Uint8Array>, name: string, root: string): FeedRecord | undefined {
  const bytes = parts.get(name)
  const xml = bytes && readXml({ name, bytes }, [root])
  return xml?.kind === 'xml' ? feedRecord(xml.value, { remarks: [] }) : undefined
}

/** A text is plain, or a list of runs with different formatting. */
function textOf(item: unknown): string {
  if (!isRaw(item)) return typeof item === 'string' ? item : ''
  const runs = listOf(item['r']).map((run) => String(scalarOf(valueAt(run, 't')) ?? ''))
  return runs.length > 0 ? runs.join('') : String(scalarOf(item['t']) ?? '')
}

/** 0 for `A7`, 27 for `AB7`. */
function columnOf(reference: string): number {
  const letters = /^[A-Z]{1,3}/.exec(reference)?.[0] ?? 'A'
  return [...letters].reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

function cellText(cell: FeedRecord, shared: readonly string[]): string {
  const value = cell.text('v') ?? ''
  switch (cell.text('@t')) {
    case 's':
      return shared[Number(value)] ?? ''
    case 'inlineStr':
      return textOf(cell.record('is').raw)
    case 'b':
      return value === '1' ? 'yes' : 'no'
    // A formula error counts as an empty cell.
    case 'e':
      return ''
    default:
      return value
  }
}

function readRow(row: FeedRecord, shared: readonly string[]): string[] {
  const cells: string[] = []
  for (const [place, cell] of row.records('c').entries()) {
    const reference = cell.text('@r')
    const column = reference === undefined ? place : columnOf(reference)
    if (column < mostColumns) cells[column] = cellText(cell, shared)
  }
  return Array.from(cells, (cell) => cell ?? '')
}

/**
 * Undefined for what is not a spreadsheet. Rows keep their order; empty rows are left out. Dates are numbers, as spreadsheets
 * store them.
 */
export function readSpreadsheet({ bytes }: Pick<FeedPayload, 'bytes'>): string[][] | undefined {
  const parts = readZip(bytes, (name) => /^xl\/(?:sharedStrings|worksheets\/sheet\d+)\.xml$/.test(name))
  const sheets = [...(parts?.keys() ?? [])].filter((name) => name.startsWith('xl/worksheets/'))
  const first = sheets.sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))[0]
  const sheet = parts && first && readPart(parts, first, 'worksheet')
  if (!sheet) return undefined
  const strings = readPart(parts, 'xl/sharedStrings.xml', 'sst')?.raw
  const shared = isRaw(strings) ? listOf(strings['si']).map(textOf) : []
  return sheet
    .record('sheetData')
    .records('row')
    .map((row) => readRow(row, shared))
    .filter((row) => row.some((cell) => cell.trim() !== ''))
}

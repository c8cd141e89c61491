/** Reads CSV as spreadsheets write it, with the line of the file on which each row begins. */
import { CsvError, parse } from 'csv-parse/sync'

export type CsvRow = {
  /** Line of the file on which the row begins, from 1. */
  line: number
  cells: string[]
}

/** The rows, or why the file cannot be read. */
export type CsvFile = { rows: CsvRow[] } | { mistake: string }

/** The separator, from the first line: Belgian spreadsheets write semicolons, copied cells have tabs. */
function findSeparator(text: string): string {
  const [first = ''] = text.split(/\r?\n/, 1)
  const count = (sign: string) => first.split(sign).length
  if (count('\t') > Math.max(count(';'), count(','))) return '\t'
  return count(';') > count(',') ? ';' : ','
}

/** A first line that declares the separator, for spreadsheet programs. */
const namedSeparator = /^\uFEFF?sep=([,;|\t])\r?\n/i

/** Number of lines that a row takes. The parser's own count takes a Windows line break within quotes for two. */
const countLines = (cells: readonly string[]) => cells.reduce((lines, cell) => lines + cell.split('\n').length - 1, 1)

/**
 * Empty lines are skipped; rows may have any length. A quotation mark that is never closed is an error of the row in which it
 * opens.
 */
export function readCsv(file: string): CsvFile {
  const rows: CsvRow[] = []
  const [heading = '', separator] = namedSeparator.exec(file) ?? []
  const text = file.slice(heading.length)
  let line = heading === '' ? 1 : 2
  function takeRow(cells: string[]): null {
    if (cells.some((cell) => cell.trim() !== '')) rows.push({ line, cells })
    line += countLines(cells)
    return null
  }
  try {
    parse(text, {
      bom: true,
      delimiter: separator ?? findSeparator(text),
      on_record: takeRow,
      record_delimiter: ['\r\n', '\n'],
      relax_column_count: true,
      // A quotation mark inside an unquoted cell is text, such as the inch sign.
      relax_quotes: true,
    })
  } catch (error) {
    if (error instanceof CsvError) return { mistake: `line ${line}: ${error.message}` }
    throw error
  }
  return { rows }
}

/** Reads CSV as spreadsheets write it: commas or semicolons, quotes around what needs them, any line break (RFC 4180). */

export type CsvRow = {
  /** Line of the file on which the row begins, from 1. */
  line: number
  cells: string[]
}

/** The sign between the cells of the first line: Belgian spreadsheets write semicolons. */
function findSeparator(text: string): string {
  const [first = ''] = text.split(/\r?\n/, 1)
  return first.split(';').length > first.split(',').length ? ';' : ','
}

/** One cell from `start`: its text, and where it ends. */
function readCell(text: string, start: number, separator: string): { cell: string; end: number } {
  if (text[start] !== '"') {
    const rest = text.slice(start)
    const length = rest.search(separator === ';' ? /[;\r\n]/ : /[,\r\n]/)
    const end = length < 0 ? text.length : start + length
    return { cell: text.slice(start, end), end }
  }
  let end = start + 1
  while (end < text.length && !(text[end] === '"' && text[end + 1] !== '"')) end += text[end] === '"' ? 2 : 1
  return { cell: text.slice(start + 1, end).replaceAll('""', '"'), end: end + 1 }
}

const countLines = (text: string) => text.split('\n').length - 1

/** Rows of a file; empty lines are none. What stands between a closing quote and the next separator is dropped. */
export function parseCsv(file: string): CsvRow[] {
  const text = file.replace(/^\uFEFF/, '')
  const separator = findSeparator(text)
  const rows: CsvRow[] = []
  let [position, line] = [0, 1]
  while (position < text.length) {
    const start = position
    const cells: string[] = []
    for (;;) {
      const { cell, end } = readCell(text, position, separator)
      cells.push(cell)
      position = end
      while (position < text.length && text[position] !== separator && text[position] !== '\n') position += 1
      if (text[position] !== separator) break
      position += 1
    }
    position += 1
    if (cells.some((cell) => cell.trim() !== '')) rows.push({ line, cells })
    line += countLines(text.slice(start, position))
  }
  return rows
}

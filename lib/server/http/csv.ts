/** Tables as CSV files, for spreadsheets. */
import 'server-only'
import { stringify } from 'csv-stringify/sync'

export type CsvRow = readonly (string | number | undefined)[]

/**
 * Where numbers have a decimal comma, as in Belgium, spreadsheets part the cells of a file that is opened at semicolons, and put a line with commas into
 * one cell. They run a cell that starts like a formula; `escape_formulas` keeps it text.
 */
const written = { delimiter: ';', escape_formulas: true } as const

/** Cells are parted by semicolons; a mark at the beginning says that it is UTF-8. */
export const toCsv = (heading: CsvRow, rows: readonly CsvRow[]): string =>
  stringify([heading, ...rows], { ...written, bom: true })

/** As {@link toCsv}, of a table of any length, as it is read: no more than a part of it is held at once. */
export function csvStream(heading: CsvRow, parts: AsyncIterable<readonly CsvRow[]>): ReadableStream<Uint8Array> {
  const [encoder, reading] = [new TextEncoder(), parts[Symbol.asyncIterator]()]
  return new ReadableStream({
    start: (out) => out.enqueue(encoder.encode(toCsv(heading, []))),
    async pull(out) {
      const { done, value } = await reading.next()
      if (done) out.close()
      else out.enqueue(encoder.encode(stringify([...value], written)))
    },
    async cancel() {
      await reading.return?.()
    },
  })
}

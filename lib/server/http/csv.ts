/** Tables as CSV files, for spreadsheets. */
import 'server-only'
import { stringify } from 'csv-stringify/sync'

export type CsvRow = readonly (string | number | undefined)[]

/**
 * Where numbers have a decimal comma, as in Belgium, spreadsheets expect semicolons between the cells of a CSV file and put a
 * whole comma-separated line into one cell. `escape_formulas` keeps a cell that starts like a formula from being executed.
 */
const written = { delimiter: ';', escape_formulas: true } as const

/** Cells are separated by semicolons; the file starts with a byte order mark (UTF-8). */
export const toCsv = (heading: CsvRow, rows: readonly CsvRow[]): string =>
  stringify([heading, ...rows], { ...written, bom: true })

/** Like {@link toCsv}, for a table of any length: `parts` are written as they are read, so that only one part is in memory. */
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

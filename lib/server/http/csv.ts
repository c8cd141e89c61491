/** Tables as CSV files, for spreadsheets. */
import 'server-only'
import { stringify } from 'csv-stringify/sync'

export type CsvRow = readonly (string | number | undefined)[]

/** Spreadsheets run a cell that starts like a formula; `escape_formulas` keeps it text. */
const guarded = { escape_formulas: true } as const

export const toCsv = (heading: CsvRow, rows: readonly CsvRow[]): string =>
  stringify([heading, ...rows], { ...guarded, bom: true })

/** A table of any length, as it is read: no more than a part of it is held at once. */
export function csvStream(heading: CsvRow, parts: AsyncIterable<readonly CsvRow[]>): ReadableStream<Uint8Array> {
  const [encoder, reading] = [new TextEncoder(), parts[Symbol.asyncIterator]()]
  return new ReadableStream({
    start: (out) => out.enqueue(encoder.encode(toCsv(heading, []))),
    async pull(out) {
      const { done, value } = await reading.next()
      if (done) out.close()
      else out.enqueue(encoder.encode(stringify([...value], guarded)))
    },
    async cancel() {
      await reading.return?.()
    },
  })
}

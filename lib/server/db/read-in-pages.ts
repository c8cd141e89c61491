/** Reads long tables some rows at a time, so that memory use does not grow with their length. */
import 'server-only'
import { setImmediate } from 'node:timers/promises'

/** @param read returns the next rows in the order of their ids, after the given id; an empty list at the end. */
export async function* readInPages<Row extends { id: string }>(read: (after: string) => Promise<Row[]>): AsyncGenerator<Row[]> {
  for (let last = ''; ; ) {
    const rows = await read(last)
    const end = rows.at(-1)
    if (!end) return
    yield rows
    last = end.id
    // SQLite works synchronously in this thread: requests are handled here, between two pages.
    await setImmediate()
  }
}

/** Long tables are read some rows at a time: the memory that it takes does not grow with their number. */
import 'server-only'
import { setImmediate } from 'node:timers/promises'

/** @param read the next rows in the order of their ids, all of them after one; none at the end. */
export async function* inPages<Row extends { id: string }>(read: (after: string) => Promise<Row[]>): AsyncGenerator<Row[]> {
  for (let last = ''; ; ) {
    const rows = await read(last)
    const end = rows.at(-1)
    if (!end) return
    yield rows
    last = end.id
    // SQLite answers without leaving this thread: visitors get their turn here.
    await setImmediate()
  }
}

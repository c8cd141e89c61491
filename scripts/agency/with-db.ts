/** For commands that need the database: open while they run, closed whatever comes of them. */
import { closeDb, type Db, getDb } from '../../lib/server/db/client.ts'

export async function withDb<T>(run: (db: Db) => Promise<T>): Promise<T> {
  try {
    return await run(await getDb())
  } finally {
    await closeDb()
  }
}

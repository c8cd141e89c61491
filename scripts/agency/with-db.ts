/** Opens the database for a command and closes it afterwards, also after an error. */
import { closeDb, type Db, getDb } from '../../lib/server/db/client.ts'

export async function withDb<T>(run: (db: Db) => Promise<T>): Promise<T> {
  try {
    return await run(await getDb())
  } finally {
    await closeDb()
  }
}

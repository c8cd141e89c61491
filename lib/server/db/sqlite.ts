/** The embedded database: `node:sqlite` with Kysely. */
import 'server-only'
import { DatabaseSync } from 'node:sqlite'
import { type Dialect, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely'
import { makePrivateFile } from '../runtime/var-folder.ts'
import { createSqliteDriver } from './sqlite-driver.ts'

/** An acknowledged lead must be on disk, so every commit is synced. Waiting for other writers is done by the driver. */
const settings = ['busy_timeout = 0', 'journal_mode = WAL', 'synchronous = FULL', 'foreign_keys = ON']

/** @throws when another process locks the database; it is closed again then. */
function open(path: string): DatabaseSync {
  if (path !== ':memory:') makePrivateFile(path)
  const database = new DatabaseSync(path)
  try {
    for (const setting of settings) database.exec(`PRAGMA ${setting}`)
    // The same function as in PostgreSQL, so that both databases get the same queries.
    database.function('regexp_replace', { deterministic: true }, (text, pattern, by, flags) =>
      String(text).replace(new RegExp(String(pattern), String(flags)), String(by)),
    )
    return database
  } catch (error) {
    database.close()
    throw error
  }
}

/** Differs from Kysely's adapter: the driver shares the connection, and migrations run in a transaction. */
class SharedSqliteAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true
  }
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

/** @param path a file, created with its folder if missing, or `:memory:`. */
export function sqliteDialect(path: string): Dialect {
  return {
    createDriver: () => createSqliteDriver(() => open(path)),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createAdapter: () => new SharedSqliteAdapter(),
    createIntrospector: (db) => new SqliteIntrospector(db),
  }
}

/** The embedded database: `node:sqlite` behind Kysely. */
import 'server-only'
import { DatabaseSync } from 'node:sqlite'
import { type Dialect, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely'
import { makeOwnFile } from '../runtime/var-folder.ts'
import { createSqliteDriver } from './sqlite-driver.ts'

/** A lead that was acknowledged is on the disk: every commit is synced. Waiting for another writer is the driver's work. */
const settings = ['busy_timeout = 0', 'journal_mode = WAL', 'synchronous = FULL', 'foreign_keys = ON']

/** @throws when another process keeps the database; it is then closed again. */
function open(path: string): DatabaseSync {
  if (path !== ':memory:') makeOwnFile(path)
  const database = new DatabaseSync(path)
  try {
    for (const setting of settings) database.exec(`PRAGMA ${setting}`)
    // As PostgreSQL has it: both are asked the same.
    database.function('regexp_replace', { deterministic: true }, (text, pattern, by, flags) =>
      String(text).replace(new RegExp(String(pattern), String(flags)), String(by)),
    )
    return database
  } catch (error) {
    database.close()
    throw error
  }
}

/** What Kysely's own leaves out: the driver shares the connection, and tables are made in a transaction, all or none. */
class SharedSqliteAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true
  }
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

/** @param path a file, made with its folder when missing, or `:memory:`. */
export function sqliteDialect(path: string): Dialect {
  return {
    createDriver: () => createSqliteDriver(() => open(path)),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createAdapter: () => new SharedSqliteAdapter(),
    createIntrospector: (db) => new SqliteIntrospector(db),
  }
}

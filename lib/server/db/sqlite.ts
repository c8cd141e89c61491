/** The embedded database: `node:sqlite` behind Kysely's own SQLite dialect. */
import 'server-only'
import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { type Dialect, SqliteDialect } from 'kysely'

/** A lead that was acknowledged is on the disk: every commit is synced. Others wait for a writer up to five seconds. */
const settings = ['journal_mode = WAL', 'synchronous = FULL', 'foreign_keys = ON', 'busy_timeout = 5000']

function open(path: string): DatabaseSync {
  if (path !== ':memory:') mkdirSync(dirname(path), { recursive: true })
  const database = new DatabaseSync(path)
  for (const setting of settings) database.exec(`PRAGMA ${setting}`)
  return database
}

/** @param path a file, made with its folder when missing, or `:memory:`. */
export function sqliteDialect(path: string): Dialect {
  return new SqliteDialect({
    database: async () => {
      const database = open(path)
      return {
        close: () => database.close(),
        prepare: (sql: string) => {
          const statement = database.prepare(sql)
          // Kysely hands over what the query compiler made: plain values only.
          const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[]
          return {
            reader: statement.columns().length > 0,
            all: (parameters: readonly unknown[]) => statement.all(...values(parameters)),
            run: (parameters: readonly unknown[]) => statement.run(...values(parameters)),
            iterate: (parameters: readonly unknown[]) => statement.iterate(...values(parameters)),
          }
        },
      }
    },
  })
}

/** The database of an agency that runs PostgreSQL. */
import 'server-only'
import { type Dialect, PostgresDialect } from 'kysely'
import { Pool } from 'pg'

/** @param url `postgres://user:password@host:port/database`. */
export function postgresDialect(url: string): Dialect {
  const pool = new Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 5_000 })
  // A lost idle connection must not end the process; the next query opens a new one or says what is wrong.
  pool.on('error', () => undefined)
  return new PostgresDialect({ pool })
}

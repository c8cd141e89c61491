/** The database of an agency that runs PostgreSQL. */
import 'server-only'
import { type Dialect, PostgresDialect } from 'kysely'
import { Client, type ClientConfig, Pool } from 'pg'

/**
 * Milliseconds. A database that is out of reach is given up soon; one that is at work is waited for, as work that stands in the
 * queue for a connection is served in its turn.
 */
const timeouts = { connecting: 5_000, queue: 60_000 } as const

/** As libpq has it: seconds, `connect_timeout` of the address. */
function connectingOf(url: string): number {
  const seconds = Number(new URL(url).searchParams.get('connect_timeout'))
  return seconds > 0 ? seconds * 1000 : timeouts.connecting
}

/** The pool has one time limit for both: for the queue, and for opening a connection. */
const givenUpAfter = (connectionTimeoutMillis: number) =>
  class extends Client {
    constructor(config?: ClientConfig) {
      super({ ...config, connectionTimeoutMillis })
    }
  }

/** @param url `postgres://user:password@host:port/database`, perhaps with `?connect_timeout=…`. */
export function postgresDialect(url: string): Dialect {
  const connecting = connectingOf(url)
  const pool = new Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: Math.max(timeouts.queue, connecting),
    Client: givenUpAfter(connecting),
  })
  // A lost idle connection must not end the process; the next query opens a new one or says what is wrong.
  pool.on('error', () => undefined)
  return new PostgresDialect({ pool })
}

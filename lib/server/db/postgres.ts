/** The database of an agency that runs PostgreSQL. */
import 'server-only'
import { Socket } from 'node:net'
import { type Dialect, PostgresDialect } from 'kysely'
import { Pool } from 'pg'

/**
 * Milliseconds. A database that is out of reach is given up soon; one that is at work is waited for, as work that stands in the
 * queue for a connection is served in its turn.
 */
const timeouts = { connecting: 5_000, queue: 60_000 } as const

/** As libpq has it: seconds, `connect_timeout` of the address. */
export function connectingOf(url: string): number {
  const seconds = Number(new URL(url).searchParams.get('connect_timeout'))
  return seconds > 0 ? seconds * 1000 : timeouts.connecting
}

/** Milliseconds of one turn of the clock below. */
const turn = 50

/**
 * A connection that is given up unless the server answers in time. Counted are the turns of the event loop: while a start keeps it busy, what
 * the server answered long ago waits to be read, and a timer of the whole time would be over first.
 */
export function openSocket(limit: number): Socket {
  const socket = new Socket()
  let left = limit
  const timer = setInterval(() => {
    left -= turn
    if (left <= 0) socket.destroy(new Error('timeout expired'))
  }, turn)
  const end = () => clearInterval(timer)
  socket.once('data', end).once('close', end)
  return socket
}

/** @param url `postgres://user:password@host:port/database`, perhaps with `?connect_timeout=…`. */
export function postgresDialect(url: string): Dialect {
  const connecting = connectingOf(url)
  const pool = new Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: Math.max(timeouts.queue, connecting),
    // The pool has one time limit for the queue and for opening a connection: that of the queue, as this one is shorter.
    stream: () => openSocket(connecting),
  })
  // A lost idle connection must not end the process; the next query opens a new one or says what is wrong.
  pool.on('error', () => undefined)
  return new PostgresDialect({ pool })
}

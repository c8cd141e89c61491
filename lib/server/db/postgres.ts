/** The PostgreSQL database, for agencies that run one. */
import 'server-only'
import { Socket } from 'node:net'
import { type Dialect, PostgresDialect } from 'kysely'
import { Pool } from 'pg'

/**
 * Milliseconds. An unreachable server is reported soon; a busy one gets more time, because queries waiting for a connection are
 * executed in order.
 */
const timeouts = { connecting: 5_000, queue: 60_000 } as const

/** As in libpq: seconds, parameter `connect_timeout` of the address. */
export function connectingOf(url: string): number {
  const seconds = Number(new URL(url).searchParams.get('connect_timeout'))
  return seconds > 0 ? seconds * 1000 : timeouts.connecting
}

/** Milliseconds between two ticks of the timer below. */
const turn = 50

/**
 * A socket that is closed unless the server responds in time. The limit is counted in turns of the event loop: while a start
 * blocks the loop, a response waits unread, and a single timer for the whole time would fire first.
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

/** @param url `postgres://user:password@host:port/database`, optionally with `?connect_timeout=…`. */
export function postgresDialect(url: string): Dialect {
  const connecting = connectingOf(url)
  const pool = new Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: Math.max(timeouts.queue, connecting),
    // The pool has one timeout for both queue and connecting: that of the queue is used, as the connection has its own shorter
    // one.
    stream: () => openSocket(connecting),
  })
  // A lost idle connection must not end the process; the next query opens a new one or reports the error.
  pool.on('error', () => undefined)
  return new PostgresDialect({ pool })
}

/**
 * Receives PostgreSQL notifications (LISTEN/NOTIFY) on a separate connection. Callers also poll from time to time, because
 * notifications are lost while there is no connection.
 */
import 'server-only'
import { Client } from 'pg'
import { connectingOf, openSocket } from './postgres.ts'

/** Milliseconds until a lost connection is reopened. */
const usualPause = 5_000

export type Listener = { stop: () => Promise<void> }

/** @param hear receives the text of each notification, and undefined after (re)connecting, because some may have been missed. */
export function listen(url: string, channel: string, hear: (text: string | undefined) => void, pause = usualPause): Listener {
  let client: Client | undefined
  let timer: NodeJS.Timeout | undefined
  let isStopped = false

  function open(): void {
    const mine = new Client({ connectionString: url, keepAlive: true, stream: () => openSocket(connectingOf(url)) })
    client = mine
    // An unavailable database is reported by /api/ready/.
    mine.on('error', () => undefined)
    mine.on('end', () => {
      if (!isStopped && client === mine) timer = setTimeout(open, pause).unref()
    })
    mine.on('notification', ({ payload }) => hear(payload ?? ''))
    mine
      .connect()
      .then(() => mine.query(`listen ${mine.escapeIdentifier(channel)}`))
      .then(() => hear(undefined))
      .catch(() => mine.end().catch(() => undefined))
  }

  open()
  return {
    stop: async () => {
      isStopped = true
      clearTimeout(timer)
      await client?.end().catch(() => undefined)
    },
  }
}

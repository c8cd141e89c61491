/** Hears at once what PostgreSQL tells (NOTIFY), on a connection of its own. Who listens looks from time to time as well: what is told while nobody hears is lost. */
import 'server-only'
import { Client } from 'pg'
import { connectingOf, openSocket } from './postgres.ts'

/** Milliseconds until a lost connection is opened again. */
const usualPause = 5_000

export type Listener = { stop: () => Promise<void> }

/** @param hear gets what was told, and undefined for what may have been missed before the connection stood. */
export function listen(url: string, channel: string, hear: (text: string | undefined) => void, pause = usualPause): Listener {
  let client: Client | undefined
  let timer: NodeJS.Timeout | undefined
  let isStopped = false

  function open(): void {
    const mine = new Client({ connectionString: url, keepAlive: true, stream: () => openSocket(connectingOf(url)) })
    client = mine
    // A database that is away is told of by /api/ready/.
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

/**
 * Detects listing changes and notifies whoever waits for them, as a program that a test may kill: it knows a listing more than the
 * demo content has. Settings come from the environment, as for the site; KILL_AFTER says after how many statements it kills itself.
 */

import { closeDb, type Db, getDb } from '../../lib/server/db/client.ts'
import { runAlerts } from '../../lib/server/notifications/run-alerts.ts'
import { showChanges } from './alert-changes.ts'

/** The database, until so many statements were sent: then nothing of this program runs any more. */
function killedAfter(db: Db, statements: number): Db {
  let sent = 0
  return db.withPlugin({
    transformQuery: ({ node }) => {
      sent += 1
      // The statement is under way by then, and perhaps its transaction not at its end.
      if (sent === statements) setImmediate(() => process.kill(process.pid, 'SIGKILL'))
      return node
    },
    transformResult: async ({ result }) => result,
  })
}

showChanges()
const db = await getDb()
await runAlerts(killedAfter(db, Number(process.env['KILL_AFTER'] ?? Number.POSITIVE_INFINITY)), new Date())
await closeDb()

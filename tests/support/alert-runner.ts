/**
 * Detects listing changes and notifies subscribers, as a separate program that a test may kill; it has one listing more than the
 * demo content. Settings come from the environment, as for the site; KILL_AFTER is the number of statements after which it kills itself.
 */

import { closeDb, type Db, getDb } from '../../lib/server/db/client.ts'
import { runAlerts } from '../../lib/server/notifications/run-alerts.ts'
import { showChanges } from './alert-changes.ts'

/** The database; after that many statements the process kills itself. */
function killedAfter(db: Db, statements: number): Db {
  let sent = 0
  return db.withPlugin({
    transformQuery: ({ node }) => {
      sent += 1
      // The statement is being executed by then, perhaps in an open transaction.
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

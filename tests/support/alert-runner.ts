/**
 * Detects listing changes and notifies whoever waits for them, as a program that a test may kill: it knows a listing more than the
 * demo content has. Settings come from the environment, as for the site.
 */

import { closeDb, getDb } from '../../lib/server/db/client.ts'
import { runAlerts } from '../../lib/server/notifications/run-alerts.ts'
import { showChanges } from './alert-changes.ts'

// Without its parent nobody ends it.
process.once('disconnect', () => process.exit())
showChanges()
const db = await getDb()
process.send?.('ready')
await runAlerts(db, new Date())
await closeDb()
process.disconnect?.()

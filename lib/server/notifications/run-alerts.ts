/** Detects listing changes, matches them with saved searches and queues the alerts, in that order. Each step can be repeated. */
import 'server-only'
import { logError } from '../../process/log.ts'
import { type Db, getDb } from '../db/client.ts'
import { wakeOutbox } from '../outbox/worker.ts'
import { repeat } from '../runtime/worker.ts'
import { detectChanges } from './detect-changes.ts'
import { matchChanges } from './match-changes.ts'
import { notifyDue } from './notify-due.ts'

export type AlertRun = { changes: number; mails: number }

/** @throws errors of the database; the next run continues where this one ended. */
export async function runAlerts(db: Db, now: Date): Promise<AlertRun> {
  const changes = await detectChanges(db, now)
  await matchChanges(db, now)
  return { changes, mails: await notifyDue(db, now) }
}

/** Milliseconds between two checks for due alerts. */
const interval = 60_000

// On globalThis: the framework may load this file once per bundle, and one run at a time is enough.
const holder = globalThis as typeof globalThis & { siteAlerts?: Promise<void> | undefined }

async function run(): Promise<void> {
  try {
    const { mails } = await runAlerts(await getDb(), new Date())
    if (mails > 0) void wakeOutbox()
  } catch (error) {
    logError('alerts-failed', { error })
  }
}

/** Runs after the current run, if there is one. Never rejects. */
export function wakeAlerts(): Promise<void> {
  const next = (holder.siteAlerts ?? Promise.resolve()).then(run)
  holder.siteAlerts = next
  return next
}

export const alerts = repeat('alerts', interval, wakeAlerts)

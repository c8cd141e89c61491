/**
 * Checks every minute for problems that a person has to look at, and notifies the office by mail, at most once a day about each
 * kind.
 */
import 'server-only'
import { randomUUID } from 'node:crypto'
import { dayMs } from '../../domain/text/date.ts'
import { logError } from '../../process/log.ts'
import { pickUnreported } from '../content/publish/content-mails.ts'
import { type Db, getDb } from '../db/client.ts'
import { queueMessages } from '../db/repositories/outbox/outbox.ts'
import { composeMail } from '../mail/compose-mail.ts'
import { sendMail } from '../mail/send-mail.ts'
import { env } from '../runtime/env.ts'
import { findFree } from '../runtime/var-folder.ts'
import { repeat } from '../runtime/worker.ts'
import { alarmMail } from './alarm-mail.ts'
import { type Alarm, findAlarms } from './find-alarms.ts'

const interval = 60_000
/** Minutes without a database before the office is notified: a restart of the database takes less. */
const toleratedOutage = 2

/** In memory of one process, as it cannot be stored without a database. */
export type Outage = { since?: Date | undefined; notifiedAt?: Date | undefined }

/**
 * Queues a mail about each current problem that was not reported in the last day.
 * @throws errors of the database and the file system.
 */
export async function notifyOffice(db: Db, free: number, now: Date): Promise<void> {
  const alarms = await findAlarms(db, free, now)
  const due = await pickUnreported(
    db,
    alarms.map(({ kind }) => `alarm:${kind}`),
    now,
  )
  const messages = alarms
    .filter(({ kind }) => due.includes(`alarm:${kind}`))
    .map((alarm) => ({ kind: 'mail' as const, subject: 'alarm', message: alarmMail(alarm) }))
  if (messages.length > 0) await queueMessages(db, messages, now)
}

/** Without the outbox, which is a table of the database. Errors are only logged. */
async function sendAtOnce(alarm: Alarm, now: Date): Promise<void> {
  const mail = await composeMail({ message: alarmMail(alarm), queuedAt: now, findUploads: async () => [] })
  if (mail) await sendMail(mail, randomUUID())
}

/** Notifies the office once a day, without the outbox, that the database cannot be reached. */
export async function notifyOfOutage(outage: Outage, reason: string, now: Date, send = sendAtOnce): Promise<void> {
  outage.since ??= now
  const minutes = Math.round((now.getTime() - outage.since.getTime()) / interval)
  const wasNotified = outage.notifiedAt && now.getTime() - outage.notifiedAt.getTime() < dayMs
  if (minutes < toleratedOutage || wasNotified) return
  outage.notifiedAt = now
  await send({ kind: 'database', count: minutes, reason }, now)
}

const outage: Outage = {}

/**
 * One check.
 * @param open opens the database.
 */
export async function checkAlarms(now: Date, open: () => Promise<Db> = getDb): Promise<void> {
  try {
    await notifyOffice(await open(), await findFree(env().VAR_DIR), now)
    outage.since = undefined
  } catch (error) {
    logError('alarms-not-looked-for', { error })
    await notifyOfOutage(outage, error instanceof Error ? error.message.slice(0, 300) : '', now)
  }
}

export const alarmWatch = repeat('alarms', interval, () => checkAlarms(new Date()))

/** Looks every minute for what a person has to look at, and tells the office by mail: each kind once a day at most. */
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
/** Minutes without a database before somebody is told: a server that is started again takes less. */
const longestAbsence = 2

/** In one process: what has no database cannot be kept in one. */
export type Absence = { since?: Date | undefined; toldAt?: Date | undefined }

/** Puts what is wrong and was not told in the last day into the outbox. @throws what database and disk say. */
export async function tellOffice(db: Db, free: number, now: Date): Promise<void> {
  const alarms = await findAlarms(db, free, now)
  const news = await pickUnreported(
    db,
    alarms.map(({ kind }) => `alarm:${kind}`),
    now,
  )
  const messages = alarms
    .filter(({ kind }) => news.includes(`alarm:${kind}`))
    .map((alarm) => ({ kind: 'mail' as const, subject: 'alarm', message: alarmMail(alarm) }))
  if (messages.length > 0) await queueMessages(db, messages, now)
}

/** Without the outbox, as that is a table: what fails here is in the log alone. */
async function sendAtOnce(alarm: Alarm, now: Date): Promise<void> {
  const mail = await composeMail({ message: alarmMail(alarm), queuedAt: now, findUploads: async () => [] })
  if (mail) await sendMail(mail, randomUUID())
}

/** Tells once a day, past the outbox, that the database is away. */
export async function tellOfAbsence(absence: Absence, reason: string, now: Date, send = sendAtOnce): Promise<void> {
  absence.since ??= now
  const minutes = Math.round((now.getTime() - absence.since.getTime()) / interval)
  const wasTold = absence.toldAt && now.getTime() - absence.toldAt.getTime() < dayMs
  if (minutes < longestAbsence || wasTold) return
  absence.toldAt = now
  await send({ kind: 'database', count: minutes, reason }, now)
}

const absence: Absence = {}

/** One look. @param open opens the database. */
export async function lookForAlarms(now: Date, open: () => Promise<Db> = getDb): Promise<void> {
  try {
    await tellOffice(await open(), await findFree(env().VAR_DIR), now)
    absence.since = undefined
  } catch (error) {
    logError('alarms-not-looked-for', { error })
    await tellOfAbsence(absence, error instanceof Error ? error.message.slice(0, 300) : '', now)
  }
}

export const alarmWatch = repeat('alarms', interval, () => lookForAlarms(new Date()))

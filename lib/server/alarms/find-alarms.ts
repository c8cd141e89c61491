/** Problems of the machine, the mail server and the outbox that a person has to look at (docs/run/watch.md). */
import 'server-only'
import type { Db } from '../db/client.ts'
import { findFailedMessages, findWaitingMail } from '../db/repositories/site/site-figures.ts'

export const alarmKinds = ['mailsFailed', 'mailServer', 'certificate', 'disk', 'database'] as const
export type AlarmKind = (typeof alarmKinds)[number]

/** `count`: messages, minutes or megabytes, by kind. `reason`: the server's error message, without mail addresses. */
export type Alarm = { kind: AlarmKind; count: number; reason?: string }

const minute = 60_000
/** Minutes that a mail may wait for its server before it is an alarm. */
const toleratedWait = 30
/** Hours after its final failure in which a message is reported. */
const reportedHours = 24
/** Bytes; the same limit as in docs/run/alarms.yml. */
const minFreeBytes = 1e9

/** Error messages of mail servers and Node about an invalid certificate. */
const isOfCertificate = (reason: string) => /certificate|CERT_|altnames/i.test(reason)

async function findMailTrouble(db: Db, now: Date): Promise<Alarm[]> {
  const before = (minutes: number) => new Date(now.getTime() - minutes * minute)
  const [failed, waiting] = await Promise.all([
    findFailedMessages(db, before(reportedHours * 60)),
    findWaitingMail(db, before(toleratedWait)),
  ])
  const alarms: Alarm[] = []
  if (failed.count > 0) alarms.push({ kind: 'mailsFailed', count: failed.count, reason: failed.reason })
  if (waiting) {
    const count = Math.round((now.getTime() - Date.parse(waiting.since)) / minute)
    alarms.push({ kind: isOfCertificate(waiting.reason) ? 'certificate' : 'mailServer', count, reason: waiting.reason })
  }
  return alarms
}

/**
 * The current problems; empty when there are none.
 * @param free bytes that are free on the disk.
 * @throws errors of the database.
 */
export async function findAlarms(db: Db, free: number, now: Date): Promise<Alarm[]> {
  const disk: Alarm[] = free < minFreeBytes ? [{ kind: 'disk', count: Math.floor(free / 1e6) }] : []
  return [...disk, ...(await findMailTrouble(db, now))]
}

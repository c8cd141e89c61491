/**
 * Sends the due messages of the outbox. A failed message is retried after growing pauses, and marked as failed after the last
 * attempt.
 */
import 'server-only'
import { logError, logInfo } from '../../process/log.ts'
import { inSpan } from '../../process/tracing.ts'
import type { Db } from '../db/client.ts'
import { findFiles } from '../db/repositories/forms/uploads.ts'
import {
  leaseMs,
  markNotSent,
  markSent,
  type OutboxMessage,
  type Priority,
  renewLease,
  takeDueMessage,
} from '../db/repositories/outbox/outbox.ts'
import type { OutboxKind } from '../db/schema.ts'
import { giveLead } from '../feeds/give-lead.ts'
import { crmPageSchema, givePage } from '../feeds/give-pages.ts'
import { CannotRender, composeMail, deletesOnFailure } from '../mail/compose-mail.ts'
import type { Attachment } from '../mail/mail-message.ts'
import { sendMail } from '../mail/send-mail.ts'
import { sendPush } from '../push/send-push.ts'
import { outboxPausedSince } from './pause-outbox.ts'
import { postWebhook } from './post-webhook.ts'
import { recordMailFailure, recordMailSent } from './retry-after-outage.ts'

/** Minutes to wait after the first, second, ... failure. After the last there is no further attempt: two days in all. */
const pauses = [1, 5, 15, 60, 180, 360, 720, 1440]

/** Milliseconds between two renewals of a lease: two renewals may fail before the lease ends. */
const renewMs = leaseMs / 3

/**
 * How many messages are sent in parallel, and the lowest priority that each sender takes. Two senders never take bulk mails, so
 * that a mail somebody is waiting for is not delayed by a long mailing to a slow server.
 */
export const senderPriorities: readonly Priority[] = ['immediate', 'immediate', 'bulk', 'bulk']

async function findUploads(db: Db, leadId: string, field: string): Promise<Attachment[]> {
  const files = await findFiles(db, leadId, field)
  return files.map(({ name, kind, content }) => ({ filename: name, contentType: kind, content: content.toString('base64') }))
}

async function deliverMail(db: Db, { id, subject, message, queuedAt, leadId }: OutboxMessage): Promise<void> {
  const stored = { message, queuedAt, findUploads: async (field: string) => (leadId ? findUploads(db, leadId, field) : []) }
  const mail = await composeMail(stored)
  if (mail) await sendMail(mail, id)
  else logInfo('mail-empty', { id, subject })
}

function deliverCrm(message: unknown): Promise<void> {
  const page = crmPageSchema.safeParse(message)
  return page.success ? givePage(page.data) : giveLead(message)
}

type Deliver = (db: Db, message: OutboxMessage) => Promise<void>

const channels = {
  mail: deliverMail,
  webhook: (_, { message, id }) => postWebhook(message, id),
  crm: (_, { message }) => deliverCrm(message),
  push: (db, { message }) => sendPush(db, message, new Date()),
} as const satisfies Record<OutboxKind, Deliver>

/** The time of the next attempt after `attempts` failures; undefined when there is none. */
export function retryTime(attempts: number, now: Date): Date | undefined {
  const pause = pauses[attempts - 1]
  return pause === undefined ? undefined : new Date(now.getTime() + pause * 60_000)
}

/** Error messages of mail servers contain addresses; those are kept out of the log and the database. */
const withoutAddresses = (text: string) => text.replace(/[^\s<>"']+@[^\s<>"']+/g, '<address>').slice(0, 300)

const reasonOf = (error: unknown) => withoutAddresses(error instanceof Error ? error.message : String(error))

/** Renews the lease of a message while it is being sent. Returns the function that stops the renewal. */
function renewLeaseOf(db: Db, message: OutboxMessage, now: () => Date): () => void {
  const renew = () =>
    renewLease(db, message, now()).catch((error: unknown) => logError('lease-not-renewed', { reason: reasonOf(error) }))
  const timer = setInterval(renew, renewMs)
  return () => clearInterval(timer)
}

async function deliver(db: Db, message: OutboxMessage, now: () => Date): Promise<boolean> {
  const stopRenewal = renewLeaseOf(db, message, now)
  try {
    const facts = { 'site.message.kind': message.kind, 'site.message.attempts': message.attempts }
    await inSpan('outbox', facts, () => channels[message.kind](db, message))
    await markSent(db, message, now())
    return true
  } catch (error) {
    if (message.kind === 'mail') recordMailFailure(error)
    const reason = reasonOf(error)
    // A message that cannot be rendered now cannot be rendered a minute later. After a release that fixes it, `outbox retry`
    // queues it again.
    const retryAt = error instanceof CannotRender ? undefined : retryTime(message.attempts, now())
    const erases = deletesOnFailure(message.message)
    const { kind, id, subject, attempts } = message
    logError('mail-not-sent', { kind, id, subject, attempts, reason })
    await markNotSent(db, message, { reason, retryAt, erases }, now())
    return false
  } finally {
    stopRenewal()
  }
}

export type Delivered = { sent: number; failed: number }

/**
 * Sends due messages one after the other, each leased just before it is sent.
 * @param isStopped checked before each message; true leaves the rest to other processes.
 */
export async function deliverOne(
  db: Db,
  priority: Priority,
  now: () => Date,
  isStopped: () => boolean = () => false,
): Promise<Delivered> {
  const total = { sent: 0, failed: 0 }
  if ((await outboxPausedSince(db)) !== undefined) return total
  while (!isStopped()) {
    const message = await takeDueMessage(db, priority, now())
    if (!message) break
    const isSent = await deliver(db, message, now)
    if (isSent && message.kind === 'mail') await recordMailSent(db, now())
    total[isSent ? 'sent' : 'failed'] += 1
  }
  return total
}

/** Sends everything that is due, several messages in parallel. Returns how many were sent and how many failed. */
export async function deliverDue(db: Db, now: () => Date): Promise<Delivered> {
  const totals = await Promise.all(senderPriorities.map((priority) => deliverOne(db, priority, now)))
  return totals.reduce((all, { sent, failed }) => ({ sent: all.sent + sent, failed: all.failed + failed }))
}

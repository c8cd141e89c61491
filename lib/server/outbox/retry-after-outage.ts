/**
 * After an outage of the mail server, waiting mails are retried as soon as one mail was sent again, instead of hours later at
 * their next attempt.
 */
import 'server-only'
import type { Db } from '../db/client.ts'
import { hastenMails } from '../db/repositories/outbox/outbox.ts'

/** Codes with which nodemailer reports that the server could not be reached; a rejected mail has another code. */
const codes = ['ECONNECTION', 'ESOCKET', 'ETIMEDOUT', 'EDNS', 'ETLS', 'EAUTH', 'EPROTOCOL']

// On globalThis: the framework may load this file once per bundle. Undefined after the start, as the state before it is unknown.
const holder = globalThis as typeof globalThis & { mailServerWasAway?: boolean }

/** Remembers an outage if the error means that the server could not be reached. */
export function recordMailFailure(error: unknown): void {
  if (error instanceof Error && 'code' in error && codes.includes(String(error.code))) holder.mailServerWasAway = true
}

/** Called after a mail was sent. The first one after an outage, or after the start, makes all waiting mails due. */
export async function recordMailSent(db: Db, now: Date): Promise<void> {
  if (holder.mailServerWasAway === false) return
  holder.mailServerWasAway = false
  await hastenMails(db, now)
}

/** Mails that wait because the mail server was away go as soon as it takes one again, and not only at their next attempt, hours later. */
import 'server-only'
import type { Db } from '../db/client.ts'
import { hastenMails } from '../db/repositories/outbox/outbox.ts'

/** What nodemailer calls a server that cannot be talked to; a mail that the server refuses has another name. */
const codes = ['ECONNECTION', 'ESOCKET', 'ETIMEDOUT', 'EDNS', 'ETLS', 'EAUTH', 'EPROTOCOL']

// On globalThis: the framework may load this file once per bundle. Nobody knows how it was before the start.
const holder = globalThis as typeof globalThis & { mailServerWasAway?: boolean }

export function recordMailFailure(error: unknown): void {
  if (error instanceof Error && 'code' in error && codes.includes(String(error.code))) holder.mailServerWasAway = true
}

/** After a mail was sent: the first one since the server was away brings the others forward. */
export async function recordMailSent(db: Db, now: Date): Promise<void> {
  if (holder.mailServerWasAway === false) return
  holder.mailServerWasAway = false
  await hastenMails(db, now)
}

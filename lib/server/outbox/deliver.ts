/** Sends what is due in the outbox; what fails waits longer each time, and in the end stays as failed. */
import 'server-only'
import type { Db } from '../db/client.ts'
import { markNotSent, markSent, type OutboxMessage, takeDueMessages } from '../db/repositories/outbox.ts'
import type { OutboxKind } from '../db/schema.ts'
import { mailMessageSchema } from '../mail/mail-message.ts'
import { sendMail } from '../mail/send-mail.ts'
import { postWebhook } from './post-webhook.ts'

/** Minutes to wait after the first, second, … failure; after the last there is no further attempt: two days in all. */
const pauses = [1, 5, 15, 60, 180, 360, 720, 1440]

type Deliver = (message: unknown, id: string) => Promise<void>

const channels = {
  mail: (message, id) => sendMail(mailMessageSchema.parse(message), id),
  webhook: postWebhook,
} as const satisfies Record<OutboxKind, Deliver>

/** When a message that failed `attempts` times is tried again; undefined: no more. */
export function retryTime(attempts: number, now: Date): Date | undefined {
  const pause = pauses[attempts - 1]
  return pause === undefined ? undefined : new Date(now.getTime() + pause * 60_000)
}

/** Servers repeat addresses in what they answer; those stay out of the log and the database. */
const withoutAddresses = (text: string) => text.replace(/[^\s<>"']+@[^\s<>"']+/g, '<address>').slice(0, 300)

async function deliver(db: Db, message: OutboxMessage, now: () => Date): Promise<boolean> {
  try {
    await channels[message.kind](message.message, message.id)
    await markSent(db, message.id, now())
    return true
  } catch (error) {
    const reason = withoutAddresses(error instanceof Error ? error.message : String(error))
    const retryAt = retryTime(message.attempts, now())
    console.error(`Outbox: ${message.kind} ${message.id} (${message.subject}), attempt ${message.attempts}: ${reason}`)
    await markNotSent(db, message.id, reason, retryAt, now())
    return false
  }
}

/** Sends everything that is due, some at a time. Gives how many were sent and how many were not. */
export async function deliverDue(db: Db, now: () => Date): Promise<{ sent: number; failed: number }> {
  const total = { sent: 0, failed: 0 }
  for (;;) {
    const messages = await takeDueMessages(db, 10, now())
    if (messages.length === 0) return total
    for (const message of messages) total[(await deliver(db, message, now)) ? 'sent' : 'failed'] += 1
  }
}

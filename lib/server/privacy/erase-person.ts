/** Erases what the site stores about a person, at their request (belgium.md, "Privacy"; GDPR, article 17). */
import 'server-only'
import type { Db } from '../db/client.ts'
import { deleteAccount } from '../db/repositories/accounts/accounts.ts'
import { deleteLeads } from '../db/repositories/leads/leads.ts'
import { type NewMessage, queueMessages } from '../db/repositories/outbox/outbox.ts'
import { deleteMailsTo } from '../db/repositories/outbox/unsent-messages.ts'
import { eraseContact } from '../db/repositories/portal/portal-items.ts'
import { eraseFromLists } from '../db/repositories/shared-list/shared-list-mails.ts'
import { deleteSubscribers } from '../db/repositories/subscriptions/subscribers.ts'
import { findComing, lockAllViewings } from '../db/repositories/viewings/appointments.ts'
import { findViewing } from '../viewings/find-viewing.ts'
import { erasedMessage } from '../viewings/viewing-messages.ts'
import { notifyWaitingForAgent } from '../viewings/waiting-list.ts'
import { eraseNamed } from './erase-named.ts'

/** Numbers of deleted rows; `changed` leads of others and `items` of the portal stay, without the person. */
export type Erased = {
  leads: number
  changed: number
  subscriptions: number
  /** Subscribers of saved searches, deleted with their alerts and the mails about them. */
  subscribers: number
  accounts: number
  /** People on shared lists, with their hearts and notes. */
  listed: number
  items: number
}

type Freed = { message: NewMessage; agentId: number }

/** Coming viewings of the person, which become free. */
async function findFreed(transaction: Db, email: string, now: Date): Promise<Freed[]> {
  const freed: Freed[] = []
  for (const { leadId, email: whose } of await findComing(transaction, now)) {
    const viewing = whose === email.toLowerCase() ? await findViewing(transaction, leadId, now) : undefined
    if (viewing?.state === 'confirmed' && viewing.startsAt)
      freed.push({ message: erasedMessage(viewing, viewing.startsAt), agentId: viewing.property.agentId })
  }
  return freed
}

/**
 * By mail address, case-insensitive. The agents of coming viewings are mailed that nobody comes; the waiting lists are notified.
 */
export async function erasePerson(db: Db, email: string, now = new Date()): Promise<Erased> {
  const { freed, ...erased } = await eraseAll(db, email, now)
  for (const agentId of new Set(freed.map((each) => each.agentId))) await notifyWaitingForAgent(db, agentId, now)
  return erased
}

const eraseAll = (db: Db, email: string, now: Date): Promise<Erased & { freed: Freed[] }> =>
  db.transaction().execute(async (transaction) => {
    await lockAllViewings(transaction)
    const freed = await findFreed(transaction, email, now)
    const leads = await deleteLeads(transaction, { email })
    const { numDeletedRows } = await transaction
      .deleteFrom('subscription')
      .where('email', '=', email.toLowerCase())
      .executeTakeFirst()
    const subscribers = await deleteSubscribers(transaction, { email })
    await deleteMailsTo(transaction, email)
    const changed = await eraseNamed(transaction, email)
    const accounts = (await deleteAccount(transaction, email)) ? 1 : 0
    const items = await eraseContact(transaction, email)
    const listed = await eraseFromLists(transaction, email)
    const messages = freed.map(({ message }) => message)
    await queueMessages(transaction, messages, now)
    return { freed, leads, changed, subscriptions: Number(numDeletedRows), subscribers, accounts, listed, items }
  })

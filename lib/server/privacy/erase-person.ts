/** Deletes what the site keeps of a person who asks for it (belgium.md, "Privacy"). */
import 'server-only'
import type { Db } from '../db/client.ts'
import { deleteAccount } from '../db/repositories/accounts.ts'
import { deleteLeads } from '../db/repositories/leads.ts'
import { eraseContact } from '../db/repositories/portal-items.ts'
import { eraseFromLists } from '../db/repositories/shared-list-mails.ts'
import { deleteSubscribers } from '../db/repositories/subscribers.ts'
import { deleteMailsTo } from '../db/repositories/unsent-messages.ts'
import { eraseNamed } from './erase-named.ts'

/** How much was deleted; `changed` leads of others and `items` of the portal lose the person and stay. */
export type Erased = {
  leads: number
  changed: number
  subscriptions: number
  /** Whether there were saved searches: they go with what was found for them and the mails about it. */
  subscribers: number
  accounts: number
  /** People on shared lists, with their hearts and notes. */
  listed: number
  items: number
}

/** By mail address, in any case. */
export async function erasePerson(db: Db, email: string): Promise<Erased> {
  return db.transaction().execute(async (transaction) => {
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
    return { leads, changed, subscriptions: Number(numDeletedRows), subscribers, accounts, listed, items }
  })
}

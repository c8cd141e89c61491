/** Puts the mails with news that are due into the outbox. */
import 'server-only'
import type { Db } from '../db/client.ts'
import { type DueAlert, findPeopleToTell, takeDueAlerts } from '../db/repositories/alerts.ts'
import { type NewMessage, queueMessages } from '../db/repositories/outbox.ts'
import { alertMail, createListingCache } from './alert-mail.ts'

/** People at a time. */
const pageSize = 200

function groupByPerson(alerts: readonly DueAlert[]): DueAlert[][] {
  const groups = new Map<string, DueAlert[]>()
  for (const alert of alerts) {
    const group = groups.get(alert.seekerId)
    if (group) group.push(alert)
    else groups.set(alert.seekerId, [alert])
  }
  return [...groups.values()]
}

/**
 * One mail per person. What is marked as told and the mail that tells it are one transaction: killed in between, both are
 * undone, and nobody is told twice or not at all.
 * @returns the number of mails.
 */
export async function tellDue(db: Db, now: Date): Promise<number> {
  const listingOf = createListingCache()
  let mails = 0
  for (;;) {
    const people = await findPeopleToTell(db, pageSize, now)
    if (people.length === 0) return mails
    mails += await db.transaction().execute(async (transaction) => {
      const alerts = await takeDueAlerts(transaction, people, now)
      const messages = groupByPerson(alerts).flatMap((group): NewMessage[] => {
        const message = alertMail(group, listingOf, now)
        return message ? [{ kind: 'mail', subject: 'alert', message, seekerId: group[0]?.seekerId ?? '' }] : []
      })
      await queueMessages(transaction, messages, now)
      return messages.length
    })
  }
}

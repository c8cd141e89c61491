/** Puts the alert mails that are due into the outbox, with the notices to devices that go with them. */
import 'server-only'
import { setImmediate } from 'node:timers/promises'
import { inBatches } from '../../process/in-batches.ts'
import type { Db } from '../db/client.ts'
import { type DueAlert, findSubscribersToNotify, takeDueAlerts } from '../db/repositories/notifications/alerts.ts'
import { type NewMessage, queueMessages } from '../db/repositories/outbox/outbox.ts'
import { alertPushes } from '../push/alert-push.ts'
import { alertMail } from './alert-mail.ts'

/** Subscribers that are looked up at a time, and those of one transaction: short ones let the site answer in between. */
const pageSize = 1000
const subscribersAtOnce = 25

function groupBySubscriber(alerts: readonly DueAlert[]): DueAlert[][] {
  const groups = new Map<string, DueAlert[]>()
  for (const alert of alerts) {
    const group = groups.get(alert.subscriberId)
    if (group) group.push(alert)
    else groups.set(alert.subscriberId, [alert])
  }
  return [...groups.values()]
}

/** What is marked as notified and its mails are one transaction: killed in between, both are undone. */
async function notifySubscribers(db: Db, subscriberIds: readonly string[], now: Date): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    const alerts = await takeDueAlerts(transaction, subscriberIds, now)
    const messages = groupBySubscriber(alerts).flatMap((group): NewMessage[] => {
      const message = alertMail(group)
      return message
        ? [{ kind: 'mail', priority: 'bulk', subject: 'alert', message, subscriberId: group[0]?.subscriberId ?? '' }]
        : []
    })
    const notices = await alertPushes(transaction, alerts)
    await queueMessages(transaction, [...messages, ...notices], now)
    return messages.length
  })
}

/**
 * One mail per subscriber; nobody is notified twice, or not at all.
 * @returns the number of mails.
 */
export async function notifyDue(db: Db, now: Date): Promise<number> {
  let mails = 0
  for (;;) {
    const subscriberIds = await findSubscribersToNotify(db, pageSize, now)
    if (subscriberIds.length === 0) return mails
    for (const batch of inBatches(subscriberIds, subscribersAtOnce)) {
      mails += await notifySubscribers(db, batch, now)
      // SQLite answers without leaving this thread: visitors get their turn here.
      await setImmediate()
    }
  }
}

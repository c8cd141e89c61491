/** Queues the alert mails that are due, with the push notifications to devices. */
import 'server-only'
import { setImmediate } from 'node:timers/promises'
import { inBatches } from '../../process/in-batches.ts'
import type { Db } from '../db/client.ts'
import { type DueAlert, findSubscribersToNotify, takeDueAlerts } from '../db/repositories/notifications/alerts.ts'
import { type NewMessage, queueMessages } from '../db/repositories/outbox/outbox.ts'
import { alertPushes } from '../push/alert-push.ts'
import { alertMail } from './alert-mail.ts'

/** Subscribers per query, and per transaction: short transactions let requests be answered in between. */
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

/** Marking alerts as notified and queueing their mails is one transaction: after a crash neither has happened. */
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
 * One mail per subscriber; each alert is sent exactly once.
 * @returns the number of mails.
 */
export async function notifyDue(db: Db, now: Date): Promise<number> {
  let mails = 0
  for (;;) {
    const subscriberIds = await findSubscribersToNotify(db, pageSize, now)
    if (subscriberIds.length === 0) return mails
    for (const batch of inBatches(subscriberIds, subscribersAtOnce)) {
      mails += await notifySubscribers(db, batch, now)
      // SQLite queries block the main thread: pending requests are answered here.
      await setImmediate()
    }
  }
}

/** Push notifications about the same listing changes as the alert mail sent at that time, one per device. */
import 'server-only'
import { propertyHref } from '../../routing/href.ts'
import { getSnapshot } from '../content/snapshot/current-snapshot.ts'
import type { Db } from '../db/client.ts'
import type { DueAlert } from '../db/repositories/notifications/alerts.ts'
import type { NewMessage } from '../db/repositories/outbox/outbox.ts'
import { findPushDevices } from '../db/repositories/subscriptions/push-subscriptions.ts'
import { changesToNotify } from '../notifications/changes-to-notify.ts'
import { linkHref } from '../pages/link-href.ts'
import { translatorOf } from '../pages/translator.ts'
import { searchListHref } from '../subscriptions/saved-searches/search-links.ts'
import { languageOf } from '../subscriptions/saved-searches/subscriber-language.ts'
import type { PushMessage } from './send-push.ts'

type Notice = Omit<PushMessage, 'device'>

/** The notification about the alerts of one search, and the path that it opens. */
function noticeOf(alerts: readonly DueAlert[]): Notice | undefined {
  const found = changesToNotify(alerts.map((alert) => ({ ...alert, others: [] })))
  const [first] = found
  if (!first) return undefined
  const language = languageOf(first.change.subscriber)
  const t = translatorOf(language)
  const isOne = found.length === 1
  const body = isOne
    ? t(`Alerts.titles.${first.change.reason}`, { title: first.property.texts[language].title })
    : t('Alerts.titles.several', { count: found.length })
  const list = searchListHref(first.change.criteria, language) ?? linkHref('for-sale', language)
  const path = isOne ? propertyHref(getSnapshot().routeTable, first.property, language) : list
  return { title: getSnapshot().site.name, body, path }
}

/** @param alerts of one subscriber, just marked as notified. */
export async function alertPushes(db: Db, alerts: readonly DueAlert[]): Promise<NewMessage[]> {
  const wanted = alerts.filter(({ subscriber, criteria }) => subscriber.isConfirmed && criteria !== undefined)
  const devices = await findPushDevices(db, [...new Set(wanted.map(({ searchId }) => searchId))])
  const notified = new Set<string>()
  return devices.flatMap(({ id, searchId, endpoint }): NewMessage[] => {
    // Two searches of a subscriber may match the same listing: a device is notified once.
    const own = wanted.filter((alert) => alert.searchId === searchId && !notified.has(`${endpoint} ${alert.propertyId}`))
    const notice = noticeOf(own)
    if (!notice) return []
    for (const { propertyId } of own) notified.add(`${endpoint} ${propertyId}`)
    const message: PushMessage = { device: id, ...notice }
    return [{ kind: 'push', priority: 'bulk', subject: 'alert: device', message, subscriberId: own[0]?.subscriberId ?? '' }]
  })
}

/** Adds or removes a device that gets push notifications for a saved search. */
import 'server-only'
import { z } from 'zod'
import type { Db } from '../db/client.ts'
import { deletePushDevice, savePushDevice } from '../db/repositories/subscriptions/push-subscriptions.ts'
import { findSearch } from '../db/repositories/subscriptions/saved-searches.ts'
import { isListed } from '../fetch/find-target.ts'
import { searchMailing } from '../subscriptions/saved-searches/search-mailing.ts'
import { pushRules } from './send-push.ts'

const base64 = /^[\w-]+$/

/** As browsers provide them: an uncompressed point of the curve (65 bytes), and an authentication secret (16 bytes). */
const keysSchema = z.object({
  p256dh: z.string().regex(base64).length(87),
  auth: z.string().regex(base64).length(22),
})

const common = { token: z.string().max(400), search: z.string().max(100), endpoint: z.url().max(1000) }

export const pushChangeSchema = z.discriminatedUnion('change', [
  z.object({ change: z.literal('on'), ...common, keys: keysSchema }),
  z.object({ change: z.literal('off'), ...common }),
])

export type PushChange = z.output<typeof pushChangeSchema>

/** Whether the address belongs to a configured push service; nothing is sent to any other. */
function isPushService(endpoint: string): boolean {
  const url = new URL(endpoint)
  const isPlainAllowed = isListed(url, pushRules().privateHosts)
  return (url.protocol === 'https:' || isPlainAllowed) && isListed(url, pushRules().hosts)
}

/** @returns whether the change was made: false for an invalid link, a search of somebody else, or an unknown push service. */
export async function changePush(db: Db, change: PushChange, now: Date): Promise<boolean> {
  const subscriberId = searchMailing.readToken('manage', change.token, now)
  const search = subscriberId === undefined ? undefined : await findSearch(db, change.search)
  if (!search || search.subscriberId !== subscriberId || search.status === 'pending') return false
  if (change.change === 'off') {
    await deletePushDevice(db, search.id, change.endpoint)
    return true
  }
  if (!isPushService(change.endpoint)) return false
  const device = { endpoint: change.endpoint, publicKey: change.keys.p256dh, sharedSecret: change.keys.auth }
  await db.transaction().execute((transaction) => savePushDevice(transaction, search.id, device, now))
  return true
}

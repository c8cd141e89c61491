/** Gives a notice to the push service of a device: hosts of the list alone, over TLS, and none of the own network. */
import 'server-only'
import { z } from 'zod'
import { getSnapshot } from '../content/snapshot/current-snapshot.ts'
import type { Db } from '../db/client.ts'
import { deleteEndpoint, findPushSubscription } from '../db/repositories/subscriptions/push-subscriptions.ts'
import { type FetchPorts, guardedFetch } from '../fetch/guarded-fetch.ts'
import { env } from '../runtime/env.ts'
import { encryptPush } from './encrypt-push.ts'
import { vapidHeader } from './site-keys.ts'

/** Nothing in it names whoever gets it. */
export const pushMessageSchema = z.object({
  /** Of `push_subscription`. */
  device: z.string(),
  title: z.string(),
  body: z.string(),
  /** Path of this site. */
  path: z.string().startsWith('/'),
})

export type PushMessage = z.output<typeof pushMessageSchema>

/** Seconds that a push service keeps it for a device that is off. */
const keptFor = 86_400

/** What a service answers is not read. */
const limits = { maxBytes: 65_536, timeout: 10_000 }

/** A device that its service has forgotten. */
const gone: readonly number[] = [404, 410]

/** Those of the own network are for stand-ins. */
export function pushRules() {
  const { PUSH_HOSTS, PRIVATE_HOSTS: privateHosts } = env()
  return { ...limits, hosts: [...PUSH_HOSTS, ...privateHosts], privateHosts }
}

/** @throws when the service does not take it: the outbox tries again. */
export async function sendPush(db: Db, message: unknown, now: Date, ports?: FetchPorts): Promise<void> {
  const { device, ...notice } = pushMessageSchema.parse(message)
  // Whoever ended it meanwhile is not notified.
  const subscription = await findPushSubscription(db, device)
  if (!subscription) return
  const { endpoint } = subscription
  const headers = {
    Authorization: vapidHeader(new URL(endpoint).origin, `mailto:${getSnapshot().site.contact.email}`, now),
    'Content-Encoding': 'aes128gcm',
    'Content-Type': 'application/octet-stream',
    TTL: String(keptFor),
    Urgency: 'normal',
  }
  const body = encryptPush(JSON.stringify(notice), subscription)
  const answer = await guardedFetch(endpoint, { method: 'POST', headers, body }, pushRules(), ports)
  if ('fault' in answer) throw new Error(`The push service was not reached: ${answer.fault}`)
  if (gone.includes(answer.status)) await deleteEndpoint(db, endpoint)
  else if (answer.status >= 300) throw new Error(`The push service answered ${answer.status}`)
}

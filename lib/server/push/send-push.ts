/** Sends a notification to the push service of a device: only to listed hosts, over TLS, and not in the private network. */
import 'server-only'
import { z } from 'zod'
import { getSnapshot } from '../content/snapshot/current-snapshot.ts'
import type { Db } from '../db/client.ts'
import { deleteEndpoint, findPushSubscription } from '../db/repositories/subscriptions/push-subscriptions.ts'
import { type FetchPorts, guardedFetch } from '../fetch/guarded-fetch.ts'
import { env } from '../runtime/env.ts'
import { encryptPush } from './encrypt-push.ts'
import { vapidHeader } from './site-keys.ts'

/** Contains no personal data. */
export const pushMessageSchema = z.object({
  /** Id in `push_subscription`. */
  device: z.string(),
  title: z.string(),
  body: z.string(),
  /** Path on this site. */
  path: z.string().startsWith('/'),
})

export type PushMessage = z.output<typeof pushMessageSchema>

/** TTL in seconds: how long the push service stores the message for an offline device (RFC 8030, 5.2). */
const ttlSeconds = 86_400

/** Limits for the response, whose body is ignored. */
const limits = { maxBytes: 65_536, timeout: 10_000 }

/** The subscription no longer exists. */
const gone: readonly number[] = [404, 410]

/** Private hosts are allowed for tests with a local push service. */
export function pushRules() {
  const { PUSH_HOSTS, PRIVATE_HOSTS: privateHosts } = env()
  return { ...limits, hosts: [...PUSH_HOSTS, ...privateHosts], privateHosts }
}

/** @throws when the push service does not accept the message: the outbox tries again. */
export async function sendPush(db: Db, message: unknown, now: Date, ports?: FetchPorts): Promise<void> {
  const { device, ...notice } = pushMessageSchema.parse(message)
  // The subscriber removed the device meanwhile.
  const subscription = await findPushSubscription(db, device)
  if (!subscription) return
  const { endpoint } = subscription
  const headers = {
    Authorization: vapidHeader(new URL(endpoint).origin, `mailto:${getSnapshot().site.contact.email}`, now),
    'Content-Encoding': 'aes128gcm',
    'Content-Type': 'application/octet-stream',
    TTL: String(ttlSeconds),
    Urgency: 'normal',
  }
  const body = encryptPush(JSON.stringify(notice), subscription)
  const answer = await guardedFetch(endpoint, { method: 'POST', headers, body }, pushRules(), ports)
  if ('fault' in answer) throw new Error(`The push service was not reached: ${answer.fault}`)
  if (gone.includes(answer.status)) await deleteEndpoint(db, endpoint)
  else if (answer.status >= 300) throw new Error(`The push service answered ${answer.status}`)
}

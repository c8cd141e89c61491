/** This browser as a device for push notifications: its permission, its push subscription, and its registration on the site. */
import { pushWorkerHref } from '@/lib/domain/subscriptions/push-worker'

/** @param token of the link. @param search id of the saved search. */
export type PushRight = { token: string; search: string; siteKey: string }

export const canNotify = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

/** The worker's scope is this page only. */
const scope = () => location.pathname

async function findSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration(scope())
  return (await registration?.pushManager.getSubscription()) ?? null
}

/** SHA-256 as base64url: lets the page recognize its device without the endpoint in the markup. */
export async function hashOf(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

/** Whether this browser is among the devices of a search. */
export async function isAmong(devices: readonly string[]): Promise<boolean> {
  const subscription = devices.length > 0 ? await findSubscription() : null
  return subscription !== null && devices.includes(await hashOf(subscription.endpoint))
}

async function post(change: object): Promise<boolean> {
  const answer = await fetch('/api/search-push/', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(change),
  })
  return answer.ok
}

/** If the site's key has changed, a new subscription is needed. */
async function subscribe({ pushManager }: ServiceWorkerRegistration, siteKey: string): Promise<PushSubscription> {
  const wanted = { userVisibleOnly: true, applicationServerKey: siteKey }
  try {
    return await pushManager.subscribe(wanted)
  } catch (error) {
    const former = await pushManager.getSubscription()
    if (!former) throw error
    await former.unsubscribe()
    return pushManager.subscribe(wanted)
  }
}

export type Outcome = 'on' | 'off' | 'denied' | 'failed'

export async function switchOn({ token, search, siteKey }: PushRight): Promise<Outcome> {
  if ((await Notification.requestPermission()) !== 'granted') return 'denied'
  await navigator.serviceWorker.register(pushWorkerHref, { scope: scope() })
  const { endpoint, keys } = (await subscribe(await navigator.serviceWorker.ready, siteKey)).toJSON()
  return (await post({ change: 'on', token, search, endpoint, keys })) ? 'on' : 'failed'
}

/** @param isLast no other search notifies this device: then the worker is removed from the browser. */
export async function switchOff({ token, search }: PushRight, isLast: boolean): Promise<Outcome> {
  const subscription = await findSubscription()
  if (subscription && !(await post({ change: 'off', token, search, endpoint: subscription.endpoint }))) return 'failed'
  if (!isLast) return 'off'
  await subscription?.unsubscribe()
  await (await navigator.serviceWorker.getRegistration(scope()))?.unregister()
  return 'off'
}

/** The button for push notifications: browser permission, push service and the site. */
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PushControl, type PushProps } from '@/components/subscriptions/push-control.client'
import { hashOf } from '@/components/subscriptions/push-device'
import { pushWorkerHref } from '@/lib/domain/subscriptions/push-worker'
import { renderIn } from '../../support/render'

const endpoint = 'https://fcm.googleapis.com/fcm/send/x'
const words = { on: 'Meld', off: 'Stop', isOn: 'Aan', denied: 'Geweigerd', failed: 'Mislukt', ofSearch: '{action}: {search}' }
const props: PushProps = { token: 't', search: 's', siteKey: 'k', devices: [], name: 'huis in Berchem', words }

const subscription = {
  endpoint,
  toJSON: () => ({ endpoint, keys: { p256dh: 'p', auth: 'a' } }),
  unsubscribe: vi.fn(async () => true),
}
let known: typeof subscription | null
const registration = {
  pushManager: {
    subscribe: vi.fn(async () => (known = subscription)),
    getSubscription: async () => known,
  },
  unregister: vi.fn(async () => true),
}
const worker = {
  register: vi.fn(async () => registration),
  getRegistration: async () => registration,
  ready: Promise.resolve(registration),
}
const requestPermission = vi.fn(async () => 'granted')
const fetched = vi.fn(async () => new Response(null, { status: 204 }))

beforeEach(() => {
  known = null
  for (const mock of [subscription.unsubscribe, registration.unregister, worker.register, requestPermission, fetched])
    mock.mockClear()
  Object.defineProperty(navigator, 'serviceWorker', { value: worker, configurable: true })
  vi.stubGlobal('PushManager', class {})
  vi.stubGlobal('Notification', { requestPermission })
  vi.stubGlobal('fetch', fetched)
})
afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker')
  vi.unstubAllGlobals()
})

const sent = () => fetched.mock.calls.map((call: unknown[]) => JSON.parse(String(Object(call[1]).body)))

test('switches notifications on with the page as the only scope, and off again with nothing left', async () => {
  renderIn('nl', <PushControl {...props} />)
  fireEvent.click(await screen.findByRole('button', { name: 'Meld: huis in Berchem' }))
  expect(await screen.findByText('Aan')).toBeVisible()
  expect(worker.register).toHaveBeenCalledWith(pushWorkerHref, { scope: location.pathname })
  expect(sent()).toEqual([{ change: 'on', token: 't', search: 's', endpoint, keys: { p256dh: 'p', auth: 'a' } }])
  fireEvent.click(screen.getByRole('button', { name: 'Stop: huis in Berchem' }))
  await screen.findByRole('button', { name: 'Meld: huis in Berchem' })
  expect(sent().at(-1)).toEqual({ change: 'off', token: 't', search: 's', endpoint })
  expect(subscription.unsubscribe).toHaveBeenCalledOnce()
  expect(registration.unregister).toHaveBeenCalledOnce()
})

test('keeps the focus during the request, and sends it once', async () => {
  renderIn('nl', <PushControl {...props} />)
  const button = await screen.findByRole('button')
  button.focus()
  fireEvent.click(button)
  // A browser removes the focus from a disabled button.
  expect(button).toBeEnabled()
  expect(button).toHaveAttribute('aria-disabled', 'true')
  fireEvent.click(button)
  expect(await screen.findByText('Aan')).toBeVisible()
  expect(sent()).toHaveLength(1)
  expect(button).toHaveFocus()
})

test('reports when the browser refuses, and when the site does', async () => {
  requestPermission.mockResolvedValueOnce('denied')
  renderIn('nl', <PushControl {...props} />)
  fireEvent.click(await screen.findByRole('button'))
  expect(await screen.findByText('Geweigerd')).toBeVisible()
  expect(sent()).toEqual([])
  fetched.mockResolvedValueOnce(new Response(null, { status: 400 }))
  fireEvent.click(screen.getByRole('button'))
  expect(await screen.findByText('Mislukt')).toBeVisible()
})

test('recognizes its own device by its hash', async () => {
  known = subscription
  renderIn('nl', <PushControl {...props} devices={[await hashOf(endpoint)]} />)
  expect(await screen.findByRole('button', { name: 'Stop: huis in Berchem' })).toBeVisible()
})

test('is not rendered where the browser has no notifications', async () => {
  Reflect.deleteProperty(navigator, 'serviceWorker')
  renderIn('nl', <PushControl {...props} />)
  await waitFor(() => expect(screen.queryByRole('button')).toBeNull())
})

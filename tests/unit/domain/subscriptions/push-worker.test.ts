/** The service worker of push notifications, run as in a browser: it shows them, and opens pages of this site only. */
import { runInNewContext } from 'node:vm'
import { expect, test, vi } from 'vitest'
import { pushWorker, pushWorkerHref } from '@/lib/domain/subscriptions/push-worker'
import { findOwnHandler } from '@/lib/routing/match-route'

function start() {
  const listeners = new Map<string, (event: object) => void>()
  const self = {
    location: new URL('https://site.example/api/push-worker/'),
    skipWaiting: vi.fn(),
    registration: { showNotification: vi.fn(() => 'shown') },
    clients: { openWindow: vi.fn(() => 'opened') },
    addEventListener: (name: string, listener: (event: object) => void) => listeners.set(name, listener),
  }
  runInNewContext(pushWorker, { self, URL })
  return { self, send: (name: string, event: object) => listeners.get(name)?.(event) }
}

test('its address is a route of the site', () => {
  expect(findOwnHandler(pushWorkerHref)).toMatchObject({ access: 'public' })
})

test('a new version takes over immediately', () => {
  const { self, send } = start()
  send('install', {})
  expect(self.skipWaiting).toHaveBeenCalledOnce()
})

test('a push message is shown, one notification per page', () => {
  const { self, send } = start()
  const waitUntil = vi.fn()
  send('push', { waitUntil, data: { json: () => ({ title: 'Nieuw', body: 'Een huis', path: '/nl/mijn-zoekopdrachten/' }) } })
  const path = '/nl/mijn-zoekopdrachten/'
  expect(self.registration.showNotification).toHaveBeenCalledWith('Nieuw', {
    body: 'Een huis',
    data: { path },
    icon: '/icons/icon-192.png',
    tag: path,
  })
  expect(waitUntil).toHaveBeenCalledWith('shown')
})

test.each([
  ['/nl/mijn-zoekopdrachten/?a=1', 'https://site.example/nl/mijn-zoekopdrachten/?a=1'],
  ['https://elsewhere.example/', undefined],
  ['//elsewhere.example/', undefined],
  ['javascript:alert(1)', undefined],
])('a click closes the notification; %s', (path, opened) => {
  const { self, send } = start()
  const [close, waitUntil] = [vi.fn(), vi.fn()]
  send('notificationclick', { waitUntil, notification: { close, data: { path } } })
  expect(close).toHaveBeenCalledOnce()
  expect(self.clients.openWindow.mock.calls).toEqual(opened === undefined ? [] : [[opened]])
  expect(waitUntil.mock.calls).toEqual(opened === undefined ? [] : [['opened']])
})

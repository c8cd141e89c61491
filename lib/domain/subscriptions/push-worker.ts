/** The service worker of the saved searches page: shows push notifications and opens their links. It handles no fetches. */

/** Address of its script. */
export const pushWorkerHref = '/api/push-worker/'

export const pushWorker = `'use strict'
self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('push', (event) => {
  const { title, body, path } = event.data.json()
  const notice = { body, data: { path }, icon: '/icons/icon-192.png', tag: path }
  event.waitUntil(self.registration.showNotification(title, notice))
})
self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const address = new URL(event.notification.data.path, self.location.origin)
  if (address.origin === self.location.origin) event.waitUntil(self.clients.openWindow(address.href))
})
`

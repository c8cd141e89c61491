/**
 * The service worker of one sheet. Its scope is the sheet's address: it only handles the sheet and the files that it shows. It
 * does not write to the cache: the page does (components/viewing-sheet/keep-sheet.ts).
 */
import { sheetCacheName, sheetNoteAddress } from './sheet-cache.ts'

/** Milliseconds to wait for the network before the cached sheet is shown. */
export const sheetNetworkTimeout = 4000

export const sheetWorker = `'use strict'
const sheet = self.registration.scope
const name = ${JSON.stringify(sheetCacheName(''))} + sheet

async function end() {
  await caches.delete(name)
  await self.registration.unregister()
}

async function findKept(address) {
  if (!(await caches.has(name))) return undefined
  const cache = await caches.open(name)
  const note = await cache.match(sheet + ${JSON.stringify(sheetNoteAddress(''))})
  const { until } = note ? await note.json() : { until: 0 }
  if (Date.now() < until) return cache.match(address, { ignoreVary: true })
  await end()
  return undefined
}

const tooSlow = () => new Promise((_, reject) => setTimeout(() => reject(new Error('slow')), ${sheetNetworkTimeout}))

async function openPage(request) {
  const kept = await findKept(request.url.split('#')[0])
  if (!kept) return fetch(request)
  try {
    const answer = await Promise.race([fetch(request), tooSlow()])
    return answer.status >= 500 ? kept : answer
  } catch {
    return kept
  }
}

// What the page asks to be loaded from the network is to take the place of what is kept.
async function openFile(request) {
  if (request.cache === 'reload') return fetch(request)
  return (await findKept(request.url)) || fetch(request)
}

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
self.addEventListener('fetch', (event) => {
  const { request } = event
  if (request.method !== 'GET' || new URL(request.url).origin !== self.location.origin) return
  if (request.mode !== 'navigate') event.respondWith(openFile(request))
  else if (request.url.startsWith(sheet)) event.respondWith(openPage(request))
})
`

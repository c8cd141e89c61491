/** The commands queued for the services, their order, and what stops the services (specification 9; ruling 36). */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { everything, nothing } from '@/lib/domain/consent/consent'

const ids = { analyticsId: 'G-ABC123', adsId: 'AW-123456', tagManagerId: 'GTM-ABC123', pixelId: '123456' }

/** The modules have state: each test imports them again, as on a new page. */
const openPage = async () => (await import('@/components/consent/services')).applyConsent

const commands = () => (window.dataLayer ?? []).map((entry) => Object.values(Object(entry)).slice(0, 2).map(String))
const addresses = () => [...document.scripts].map(({ src }) => src)

function setCookie(name: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store
  document.cookie = `${name}=1; path=/`
}

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers()
})
// Nothing of the services, nor their state, is left for the other files of this worker.
afterEach(() => {
  vi.resetModules()
  vi.useRealTimers()
  for (const script of [...document.scripts]) script.remove()
  for (const name of ['dataLayer', 'fbq', '_fbq']) Reflect.deleteProperty(window, name)
})

test('declining loads and queues nothing', async () => {
  const apply = await openPage()
  await apply(ids, nothing, 500)
  expect(addresses()).toEqual([])
  expect(window.dataLayer).toBeUndefined()
  expect(window.fbq).toBeUndefined()
})

test('all is denied first; after 500 ms come the update and the page view, and nothing loads before', async () => {
  const apply = await openPage()
  const done = apply({ ...ids, tagManagerId: '', pixelId: '' }, everything, 500)
  await vi.advanceTimersByTimeAsync(499)
  expect(commands()).toEqual([['consent', 'default']])
  expect(addresses()).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  await done
  expect(commands().map(([command]) => command)).toEqual(['consent', 'consent', 'js', 'config', 'config', 'event'])
  expect(commands()[1]).toEqual(['consent', 'update'])
  expect(commands().at(-1)).toEqual(['event', 'page_view'])
  expect(addresses()).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-ABC123'])
})

test('the page view goes only to what is permitted', async () => {
  const apply = await openPage()
  await apply(ids, { ...nothing, analytical: true }, 0)
  expect(JSON.stringify(window.dataLayer)).toContain('"send_to":["G-ABC123"]')
  expect(window.fbq).toBeUndefined()
  await apply(ids, { ...nothing, analytical: true, marketing: true }, 0)
  expect(JSON.stringify(window.dataLayer)).toContain('"send_to":["AW-123456"]')
  expect(window.fbq?.queue).toEqual([
    ['init', '123456'],
    ['track', 'PageView'],
  ])
  expect(commands().filter(([, command]) => command === 'default')).toHaveLength(1)
  expect(addresses().at(-1)).toBe('https://connect.facebook.net/en_US/fbevents.js')
})

test('a choice changed during the wait applies', async () => {
  const apply = await openPage()
  const first = apply(ids, everything, 500)
  const second = apply(ids, nothing, 500)
  await vi.runAllTimersAsync()
  await Promise.all([first, second])
  expect(commands()).toEqual([['consent', 'default']])
  expect(addresses()).toEqual([])
})

test('withdrawing consent deletes the items of the category', async () => {
  const apply = await openPage()
  for (const name of ['_ga', '_ga_ABC123', '_gcl_au', '_fbp', 'i18nextLng']) setCookie(name)
  localStorage.setItem('_gcl_ls', '1')
  await apply(ids, { ...nothing, analytical: true }, 0)
  expect(document.cookie.split('; ').toSorted()).toEqual(['_ga=1', '_ga_ABC123=1', 'i18nextLng=1'])
  expect(localStorage.getItem('_gcl_ls')).toBeNull()
})

/** A service worker that is never activated, as when the sheet is removed in another tab, ends the saving. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepSheet, removeKept } from '@/components/viewing-sheet/keep-sheet'

const address = `${location.origin}/nl/blad/?sheet=a`
const worker = Object.assign(new EventTarget(), { state: 'installing' })
const store = new Map<string, Response>()

beforeEach(() => {
  const cache = {
    match: async (key: string) => store.get(key)?.clone(),
    put: async (key: string, answer: Response) => void store.set(key, answer),
    keys: async () => [],
  }
  vi.stubGlobal('caches', { has: async () => true, open: async () => cache, delete: async () => true })
  vi.stubGlobal('fetch', async () => new Response('<p>sheet</p>'))
  Object.defineProperty(navigator, 'serviceWorker', {
    value: { register: async () => ({ installing: worker, active: null }), getRegistrations: async () => [] },
    configurable: true,
  })
})
afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker')
  vi.unstubAllGlobals()
})

test('saving fails, and a saved sheet can still be removed', async () => {
  const kept = keepSheet(address, Date.now() + 1e6, () => {})
  await expect.poll(() => store.size).toBe(2)
  worker.state = 'redundant'
  await new Promise((done) => setTimeout(done, 20))
  worker.dispatchEvent(new Event('statechange'))
  await expect(kept).rejects.toThrow()
  await removeKept(address)
})

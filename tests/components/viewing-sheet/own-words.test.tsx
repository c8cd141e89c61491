/** Notes on a sheet: available while it is saved, in its cache only. */
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { useOwnWords } from '@/components/viewing-sheet/use-own-words'
import { sheetCacheName, sheetWordsAddress } from '@/lib/domain/viewings/sheet-cache'

const href = '/nl/bezoekdag/blad/?sheet=a'
const address = `http://localhost:3000${href}`
const stores = new Map<string, Map<string, Response>>()

/** The part of the Cache API that is used. */
const caches = {
  has: async (name: string) => stores.has(name),
  open: async (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>()
    stores.set(name, store)
    return {
      match: async (key: string) => store.get(key)?.clone(),
      put: async (key: string, answer: Response) => void store.set(key, answer),
    }
  },
}

function Sheet({ isKept }: { isKept: boolean }) {
  useOwnWords(href, isKept)
  return null
}

const kept = async () => stores.get(sheetCacheName(address))?.get(sheetWordsAddress(address))?.clone().json()

beforeEach(() => {
  stores.clear()
  vi.stubGlobal('caches', caches)
  document.body.innerHTML = '<div hidden><textarea data-own-words="4102318"></textarea></div>'
})

test('the field shows the text in the cache, and typed text is stored there', async () => {
  stores.set(sheetCacheName(address), new Map([[sheetWordsAddress(address), Response.json({ 4102318: 'Kelder?' })]]))
  const { rerender } = render(<Sheet isKept />)
  const field = await screen.findByRole('textbox')
  expect(field).toHaveValue('Kelder?')
  await userEvent.type(field, ' Droog.')
  await waitFor(async () => expect(await kept()).toEqual({ 4102318: 'Kelder? Droog.' }))
  rerender(<Sheet isKept={false} />)
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(document.querySelector('textarea')).toHaveValue('')
})

test('nothing shows or is stored while the sheet is not saved', () => {
  render(<Sheet isKept={false} />)
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(stores.size).toBe(0)
})

test('unreadable notes count as empty, and a sheet removed meanwhile is not recreated', async () => {
  stores.set(sheetCacheName(address), new Map([[sheetWordsAddress(address), new Response('nonsense')]]))
  render(<Sheet isKept />)
  const field = await screen.findByRole('textbox')
  expect(field).toHaveValue('')
  stores.clear()
  await userEvent.type(field, 'x')
  expect(stores.size).toBe(0)
})

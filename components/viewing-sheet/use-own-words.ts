/** Notes that visitors write on a saved sheet: stored in the cache of the sheet, removed with it, and never sent. */
import { useEffect } from 'react'
import { sheetCacheName, sheetWordsAddress } from '@/lib/domain/viewings/sheet-cache'

type Words = Readonly<Record<string, string>>

const isWords = (value: unknown): value is Words =>
  typeof value === 'object' && value !== null && Object.values(value).every((text) => typeof text === 'string')

async function readWords(address: string): Promise<Words> {
  const answer = await (await caches.open(sheetCacheName(address))).match(sheetWordsAddress(address))
  const value: unknown = await answer?.json().catch(() => undefined)
  return isWords(value) ? value : {}
}

async function writeWords(address: string, words: Words): Promise<void> {
  const name = sheetCacheName(address)
  // Not after the sheet was removed meanwhile: that would create its cache again.
  if (await caches.has(name)) await (await caches.open(name)).put(sheetWordsAddress(address), Response.json(words))
}

/** The fields rendered by the server, one for each stop. */
const findFields = () => [...document.querySelectorAll<HTMLTextAreaElement>('textarea[data-own-words]')]

const nameOf = ({ dataset }: HTMLTextAreaElement) => dataset['ownWords'] ?? ''

/** Shows the fields with their stored texts while the sheet is saved. @param href path of the sheet with its query */
export function useOwnWords(href: string, isKept: boolean): void {
  useEffect(() => {
    if (!isKept) return
    const address = new URL(href, location.href).href
    const fields = findFields()
    const controller = new AbortController()
    const write = () => void writeWords(address, Object.fromEntries(fields.map((field) => [nameOf(field), field.value])))
    async function begin(): Promise<void> {
      const words = await readWords(address)
      if (controller.signal.aborted) return
      for (const field of fields) {
        field.value = words[nameOf(field)] ?? ''
        field.closest('[hidden]')?.removeAttribute('hidden')
        field.addEventListener('input', write, { signal: controller.signal })
      }
    }
    void begin()
    return () => {
      controller.abort()
      for (const field of fields) {
        field.value = ''
        field.closest('div')?.setAttribute('hidden', '')
      }
    }
  }, [href, isKept])
}

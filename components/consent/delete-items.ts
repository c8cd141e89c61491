/** Deletes cookies and storage items of third-party services. */
import type { StoredItem } from '@/lib/domain/consent/browser-storage'

const matches = (pattern: string, name: string) =>
  pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern

/** `www.agency.be` and `agency.be`: services set cookies on the highest domain that the browser allows. */
function domains(host: string): string[] {
  const parts = host.split('.')
  return parts.map((_, index) => parts.slice(index).join('.'))
}

function deleteCookie(name: string): void {
  const gone = `${name}=; path=/; max-age=0`
  // biome-ignore-start lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  document.cookie = gone
  for (const domain of domains(location.hostname)) document.cookie = `${gone}; domain=${domain}`
  // biome-ignore-end lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
}

function namesOf(place: StoredItem['place']): string[] {
  if (place === 'cookie') return document.cookie.split('; ').map((pair) => pair.split('=')[0] ?? '')
  return Object.keys(place === 'local' ? localStorage : sessionStorage)
}

export function deleteItems(items: readonly StoredItem[]): void {
  for (const { key, place } of items) {
    try {
      for (const name of namesOf(place).filter((found) => matches(key, found))) {
        if (place === 'cookie') deleteCookie(name)
        else (place === 'local' ? localStorage : sessionStorage).removeItem(name)
      }
    } catch {
      // Storage is switched off: nothing is stored there.
    }
  }
}

/** The visitor's own places in local storage. Where storage is switched off, they last as long as the page. */
import { ownPlacesKey as key } from '@/lib/domain/consent/own-places-key'
import { type OwnPlace, parseOwnPlaces } from '@/lib/domain/places/own-places'

const listeners = new Set<() => void>()
let places: readonly OwnPlace[] = []
/** Text in storage when `places` was read or written. */
let known: string | null | undefined

function readText(): string | null | undefined {
  try {
    return localStorage.getItem(key)
  } catch {
    return undefined
  }
}

/** Returns the same array while nothing changes, as `useSyncExternalStore` requires. */
export function readOwnPlaces(): readonly OwnPlace[] {
  const text = readText()
  if (text !== undefined && text !== known) {
    known = text
    places = parseOwnPlaces(text)
  }
  return places
}

/** Without places the item is removed. @returns whether the browser stored them. */
export function writeOwnPlaces(next: readonly OwnPlace[]): boolean {
  places = next
  let isKept = true
  try {
    if (next.length > 0) localStorage.setItem(key, JSON.stringify(next))
    else localStorage.removeItem(key)
  } catch {
    isKept = false
  }
  known = readText()
  notify()
  return isKept
}

const notify = () => {
  for (const listener of listeners) listener()
}

/** Changes in other tabs come as `storage` events; a page restored from the back/forward cache missed those. */
export function followOwnPlaces(listener: () => void): () => void {
  if (listeners.size === 0) {
    window.addEventListener('storage', notify)
    window.addEventListener('pageshow', notify)
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    window.removeEventListener('storage', notify)
    window.removeEventListener('pageshow', notify)
  }
}

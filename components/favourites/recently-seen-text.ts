/** What a visitor looked at in this tab, as the browser stored it. */
import { storedItems } from '@/lib/domain/consent/browser-storage'

/** Null where storage is empty or switched off. */
export function readSeenText(): string | null {
  try {
    return sessionStorage.getItem(storedItems.recentlySeen.key)
  } catch {
    return null
  }
}

/** A page that comes back from the browser's cache reads again. */
export function subscribeToSeen(listener: () => void) {
  window.addEventListener('pageshow', listener)
  return () => window.removeEventListener('pageshow', listener)
}

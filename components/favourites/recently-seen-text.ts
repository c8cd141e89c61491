/** What a visitor looked at in this tab, as the browser stored it. */
import { pageItems } from '@/lib/domain/consent/page-items'

/** Null where storage is empty or switched off. */
export function readSeenText(): string | null {
  try {
    return sessionStorage.getItem(pageItems.recentlySeen.key)
  } catch {
    return null
  }
}

/** A page that comes back from the browser's cache reads again. */
export function subscribeToSeen(listener: () => void) {
  window.addEventListener('pageshow', listener)
  return () => window.removeEventListener('pageshow', listener)
}

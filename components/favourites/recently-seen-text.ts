/** The properties that a visitor saw in this tab, as stored by the browser. */
import { pageItems } from '@/lib/domain/consent/page-items'

/** Null where nothing is stored, or storage is switched off. */
export function readSeenText(): string | null {
  try {
    return sessionStorage.getItem(pageItems.recentlySeen.key)
  } catch {
    return null
  }
}

/** A page restored from the back/forward cache reads again. */
export function subscribeToSeen(listener: () => void) {
  window.addEventListener('pageshow', listener)
  return () => window.removeEventListener('pageshow', listener)
}

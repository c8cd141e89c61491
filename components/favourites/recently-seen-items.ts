/** The properties that a visitor saw in this tab, in session storage (ruling 35). */

import { storedItems } from '@/lib/domain/consent/browser-storage'
import { readSeenText } from './recently-seen-text'

export type SeenItem = {
  id: number
  title: string
  /** Address on this site, in the language in which it was seen. */
  href: string
  /** Thumbnail, 180 x 120 px. */
  picture: string | undefined
}

const { key, limit } = storedItems.recentlySeen

function isSeenItem(value: unknown): value is SeenItem {
  if (typeof value !== 'object' || value === null) return false
  const { id, title, href, picture }: Partial<Record<keyof SeenItem, unknown>> = value
  const isPicture = picture === undefined || typeof picture === 'string'
  return typeof id === 'number' && typeof title === 'string' && typeof href === 'string' && href.startsWith('/') && isPicture
}

/** Parses the stored text; invalid items are left out. */
export function parseSeen(text: string | null): readonly SeenItem[] {
  if (!text) return []
  try {
    const values: unknown = JSON.parse(text)
    return Array.isArray(values) ? values.filter(isSeenItem).slice(0, limit) : []
  } catch {
    return []
  }
}

/** Most recent first, without duplicates. */
export function addSeen(items: readonly SeenItem[], item: SeenItem): readonly SeenItem[] {
  return [item, ...items.filter(({ id }) => id !== item.id)].slice(0, limit)
}

export function storeSeen(item: SeenItem): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(addSeen(parseSeen(readSeenText()), item)))
  } catch {
    // Storage is switched off or full: nothing is stored.
  }
}

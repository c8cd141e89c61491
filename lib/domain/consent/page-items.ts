/** What the script of every page stores in a browser. Separate from the full table, which pages do not need to load. */
import type { StoredItem } from './browser-storage.ts'

const oneYear = 60 * 60 * 24 * 365

export const pageItems = {
  languageCookie: { key: 'i18nextLng', place: 'cookie', category: 'necessary', maxAge: oneYear },
  language: { key: 'i18nextLng', place: 'local', category: 'necessary' },
  favourites: { key: 'favourites', place: 'local', category: 'necessary', limit: 50 },
  compare: { key: 'compare', place: 'local', category: 'necessary', limit: 4 },
  topBar: { key: 'top-bar', place: 'session', category: 'functional' },
  recentlySeen: { key: 'recently-seen', place: 'session', category: 'functional', limit: 8 },
} as const satisfies Record<string, StoredItem>

/**
 * Everything the site keeps in a visitor's browser (ruling 35). Whatever is written takes its key and its limits from
 * here, and the table of the cookie policy lists it, so that neither knows more than the other.
 */

export type StoredItem = {
  key: string
  /** Cookie, local storage or session storage. */
  place: 'cookie' | 'local' | 'session'
  category: 'necessary' | 'functional'
  /** Seconds a cookie is kept. Local storage lasts until it is cleared, session storage until the tab closes. */
  maxAge?: number
  /** Properties it holds at most. */
  limit?: number
}

const oneDay = 60 * 60 * 24
const oneYear = oneDay * 365

export const storedItems = {
  languageCookie: { key: 'i18nextLng', place: 'cookie', category: 'necessary', maxAge: oneYear },
  language: { key: 'i18nextLng', place: 'local', category: 'necessary' },
  accountSession: { key: 'account.session_token', place: 'cookie', category: 'necessary', maxAge: 14 * oneDay },
  accountCode: { key: 'account.two_factor', place: 'cookie', category: 'necessary', maxAge: 10 * 60 },
  favourites: { key: 'favourites', place: 'local', category: 'necessary', limit: 50 },
  compare: { key: 'compare', place: 'local', category: 'necessary', limit: 4 },
  formDrafts: { key: 'drafts', place: 'session', category: 'necessary' },
  recentlySeen: { key: 'recently-seen', place: 'session', category: 'functional', limit: 8 },
} as const satisfies Record<string, StoredItem>

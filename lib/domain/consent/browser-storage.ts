/**
 * Everything the site keeps in a visitor's browser (ruling 35). Whatever is written takes its key and its limits from
 * here, and the table of the cookie policy lists it, so that neither knows more than the other. Items of others: `service-items.ts`.
 */

export type StoredItem = {
  key: string
  /** Cookie, local storage or session storage. */
  place: 'cookie' | 'local' | 'session'
  category: 'necessary' | 'functional' | 'analytical' | 'marketing'
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
  /** One for each opened link; `*` stands for what tells them apart. */
  secretLink: { key: 'link_*', place: 'cookie', category: 'necessary', maxAge: oneDay },
  consent: { key: 'cookie-consent', place: 'local', category: 'necessary' },
  adStorage: { key: 'ad_storage', place: 'local', category: 'necessary' },
  adUserData: { key: 'ad_user_data', place: 'local', category: 'necessary' },
  adPersonalization: { key: 'ad_personalization', place: 'local', category: 'necessary' },
  analyticsStorage: { key: 'analytics_storage', place: 'local', category: 'necessary' },
  favourites: { key: 'favourites', place: 'local', category: 'necessary', limit: 50 },
  compare: { key: 'compare', place: 'local', category: 'necessary', limit: 4 },
  returnedForm: { key: 'returned-form', place: 'cookie', category: 'necessary', maxAge: 30 * 60 },
  formDrafts: { key: 'drafts', place: 'session', category: 'necessary' },
  topBar: { key: 'top-bar', place: 'session', category: 'functional' },
  recentlySeen: { key: 'recently-seen', place: 'session', category: 'functional', limit: 8 },
} as const satisfies Record<string, StoredItem>

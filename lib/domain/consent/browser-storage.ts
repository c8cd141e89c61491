/**
 * Everything the site keeps in a visitor's browser (ruling 35). Whatever is written takes its key and its limits from
 * here, and the table of the cookie policy lists it, so that neither knows more than the other. Items of others: `service-items.ts`.
 */
import { sharedListDays } from '../shared-list/shared-list.ts'
import { ownPlacesKey } from './own-places-key.ts'
import { pageItems } from './page-items.ts'

export type StoredItem = {
  key: string
  /** Cookie, local storage, session storage, or the cache of a service worker. */
  place: 'cookie' | 'local' | 'session' | 'cache'
  category: 'necessary' | 'functional' | 'analytical' | 'marketing'
  /** Seconds a cookie is kept. Local storage lasts until it is cleared, session storage until the tab closes, a cache until the day that it is about is over. */
  maxAge?: number
  /** Properties or places it holds at most. */
  limit?: number
}

const oneDay = 60 * 60 * 24

export const storedItems = {
  ...pageItems,
  ownPlaces: { key: ownPlacesKey, place: 'local', category: 'necessary', limit: 4 },
  accountSession: { key: 'account.session_token', place: 'cookie', category: 'necessary', maxAge: 14 * oneDay },
  accountCode: { key: 'account.two_factor', place: 'cookie', category: 'necessary', maxAge: 10 * 60 },
  /** One for each opened link; `*` stands for what tells them apart. */
  secretLink: { key: 'link_*', place: 'cookie', category: 'necessary', maxAge: oneDay },
  /** One for each shared list: which of its people this browser is. */
  sharedList: { key: 'list_*', place: 'cookie', category: 'necessary', maxAge: sharedListDays * oneDay },
  /** One for each sheet of viewings that somebody keeps on the device. */
  viewingSheet: { key: 'sheet *', place: 'cache', category: 'necessary' },
  consent: { key: 'cookie-consent', place: 'local', category: 'necessary' },
  adStorage: { key: 'ad_storage', place: 'local', category: 'necessary' },
  adUserData: { key: 'ad_user_data', place: 'local', category: 'necessary' },
  adPersonalization: { key: 'ad_personalization', place: 'local', category: 'necessary' },
  analyticsStorage: { key: 'analytics_storage', place: 'local', category: 'necessary' },
  returnedForm: { key: 'returned-form', place: 'cookie', category: 'necessary', maxAge: 30 * 60 },
  formDrafts: { key: 'drafts', place: 'session', category: 'necessary' },
} as const satisfies Record<string, StoredItem>

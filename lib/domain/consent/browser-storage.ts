/**
 * Everything the site stores in a visitor's browser (ruling 35). Code that stores something takes its key and limits from here,
 * and the cookie policy renders its table from here, so that both always agree. Items of other services: `service-items.ts`.
 */
import { sharedListDays } from '../shared-list/shared-list.ts'
import { ownPlacesKey } from './own-places-key.ts'
import { pageItems } from './page-items.ts'

export type StoredItem = {
  key: string
  /** Cookie, local storage, session storage, or the cache of a service worker. */
  place: 'cookie' | 'local' | 'session' | 'cache'
  category: 'necessary' | 'functional' | 'analytical' | 'marketing'
  /**
   * Lifetime of a cookie in seconds. Local storage lasts until it is cleared, session storage until the tab closes, a cache
   * until the end of the day that it is about.
   */
  maxAge?: number
  /** Highest number of properties or places stored. */
  limit?: number
}

const oneDay = 60 * 60 * 24

export const storedItems = {
  ...pageItems,
  ownPlaces: { key: ownPlacesKey, place: 'local', category: 'necessary', limit: 4 },
  accountSession: { key: 'account.session_token', place: 'cookie', category: 'necessary', maxAge: 14 * oneDay },
  accountCode: { key: 'account.two_factor', place: 'cookie', category: 'necessary', maxAge: 10 * 60 },
  /** One for each opened link; `*` stands for the identifier of the link. */
  secretLink: { key: 'link_*', place: 'cookie', category: 'necessary', maxAge: oneDay },
  /** One for each shared list: which member this browser is. */
  sharedList: { key: 'list_*', place: 'cookie', category: 'necessary', maxAge: sharedListDays * oneDay },
  /** One for each sheet of viewings that a visitor saves on the device. */
  viewingSheet: { key: 'sheet *', place: 'cache', category: 'necessary' },
  consent: { key: 'cookie-consent', place: 'local', category: 'necessary' },
  adStorage: { key: 'ad_storage', place: 'local', category: 'necessary' },
  adUserData: { key: 'ad_user_data', place: 'local', category: 'necessary' },
  adPersonalization: { key: 'ad_personalization', place: 'local', category: 'necessary' },
  analyticsStorage: { key: 'analytics_storage', place: 'local', category: 'necessary' },
  returnedForm: { key: 'returned-form', place: 'cookie', category: 'necessary', maxAge: 30 * 60 },
  formDrafts: { key: 'drafts', place: 'session', category: 'necessary' },
} as const satisfies Record<string, StoredItem>

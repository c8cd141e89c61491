/** The feed of a saved search, at an address that only its subscriber knows. */
import 'server-only'
import { randomBytes } from 'node:crypto'
import { fitsSearchCriteria } from '../../../domain/subscriptions/saved-search.ts'
import { findFeedEvents } from '../../../domain/syndication/feed-events.ts'
import { getSnapshot } from '../../content/snapshot/current-snapshot.ts'
import type { Db } from '../../db/client.ts'
import { findSearchByFeedKey } from '../../db/repositories/subscriptions/saved-searches.ts'
import { findSubscriber } from '../../db/repositories/subscriptions/subscribers.ts'
import type { TaggedText } from '../../http/conditional-response.ts'
import { translatorOf } from '../../pages/translator.ts'
import { absoluteUrl } from '../../runtime/site-url.ts'
import { makeFeed } from '../../syndication/feed.ts'
import { nameSearchCriteria } from './describe-criteria.ts'
import { languageOf } from './subscriber-language.ts'

/** 192 random bits. */
export const makeFeedKey = (): string => randomBytes(24).toString('base64url')

const isKey = (text: string) => /^[\w-]{32}$/.test(text)

export const searchFeedAddress = (key: string): string => absoluteUrl(`/api/search-feed/?key=${key}`)

/**
 * Undefined for an unknown or revoked key.
 * @throws errors of the database.
 */
export async function findSearchFeed(db: Db, key: string): Promise<TaggedText | undefined> {
  const search = isKey(key) ? await findSearchByFeedKey(db, key) : undefined
  const subscriber = search && (await findSubscriber(db, search.subscriberId))
  if (!search || !subscriber) return undefined
  const language = languageOf(subscriber)
  const { properties, today, site } = getSnapshot()
  return makeFeed({
    language,
    title: translatorOf(language)('Feed.title', { agency: site.name }),
    subtitle: nameSearchCriteria(search.criteria, language),
    url: searchFeedAddress(key),
    events: findFeedEvents(properties.filter((property) => fitsSearchCriteria(search.criteria, property, today))),
  })
}

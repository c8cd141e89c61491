/** Data of the subscribers page: saved searches, and the subscribers that match a discreet property. */
import 'server-only'
import { isLanguage, type Language } from '../../../domain/text/language.ts'
import { getSnapshot } from '../../content/snapshot/current-snapshot.ts'
import type { DiscreetProperty } from '../../content/snapshot/snapshot-type.ts'
import type { Db } from '../../db/client.ts'
import {
  countSubscribers,
  findSubscriberPage,
  type OfficeSubscriber,
  subscriberPageSize,
} from '../../db/repositories/office/office-subscribers.ts'
import { linkHref } from '../../pages/link-href.ts'
import { nameSearchCriteria } from '../../subscriptions/saved-searches/describe-criteria.ts'
import { emptyInboxQuery, inboxHref } from '../leads/leads-view.ts'
import { type DiscreetReach, findDiscreetReach } from '../listings/discreet-actions.ts'
import type { Staff } from '../staff/staff.ts'

export type SubscriberQuery = { text: string | undefined; page: number; discreet: string | undefined }

export type SubscriberItem = Omit<OfficeSubscriber, 'searches'> & {
  writes: Language | undefined
  searches: readonly { id: string; name: string; budget: number | undefined; schedule: string; isPaused: boolean }[]
  /** Other leads from the same address. */
  leadsHref: string
}

export type Subscribers = {
  query: SubscriberQuery
  count: number
  pages: number
  items: readonly SubscriberItem[]
  discreet: readonly DiscreetProperty[]
  /** For the chosen one. */
  reach: DiscreetReach | undefined
}

const textLimit = 100

/** Parses the address; invalid values fall back to the defaults. */
export function readSubscriberQuery(query: Readonly<Record<string, string | string[] | undefined>>): SubscriberQuery {
  const { q, page, offer } = query
  const text = typeof q === 'string' ? q.trim().slice(0, textLimit) : ''
  return {
    text: text || undefined,
    page: Math.max(1, Math.min(100_000, Math.trunc(Number(page)) || 1)),
    discreet: typeof offer === 'string' && /^[A-Z]$/.test(offer) ? offer : undefined,
  }
}

export function subscribersHref(language: Language, { text, page, discreet }: SubscriberQuery): string {
  const parts = new URLSearchParams({
    ...(text !== undefined && { q: text }),
    ...(page > 1 && { page: String(page) }),
    ...(discreet !== undefined && { offer: discreet }),
  })
  return `${linkHref('office/subscribers', language)}${parts.size === 0 ? '' : `?${parts}`}`
}

const toItem = ({ searches, ...subscriber }: OfficeSubscriber, language: Language): SubscriberItem => ({
  ...subscriber,
  writes: isLanguage(subscriber.language) ? subscriber.language : undefined,
  searches: searches.map(({ id, criteria, budget, schedule, status }) => ({
    ...{ id, budget, schedule, isPaused: status === 'paused' },
    name: nameSearchCriteria(criteria, language),
  })),
  leadsHref: inboxHref(language, { ...emptyInboxQuery, text: subscriber.email }),
})

/** @throws database errors. */
export async function getSubscribers(
  db: Db,
  staff: Staff<'seeSubscribers'>,
  query: SubscriberQuery,
  language: Language,
): Promise<Subscribers> {
  const { text, discreet } = query
  const count = await countSubscribers(db, staff, text)
  const pages = Math.max(1, Math.ceil(count / subscriberPageSize))
  const page = Math.min(query.page, pages)
  const [found, reach] = await Promise.all([
    findSubscriberPage(db, staff, text, page),
    // Reads all saved searches, so only on request.
    discreet === undefined ? undefined : findDiscreetReach(db, staff, discreet),
  ])
  return {
    ...{ query: { ...query, page }, count, reach, pages },
    items: found.map((subscriber) => toItem(subscriber, language)),
    discreet: getSnapshot().discreetProperties,
  }
}

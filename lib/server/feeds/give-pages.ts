/**
 * Sends the page addresses of listings to CRMs that ask for them: each address once, when the listing is published, through the
 * outbox.
 */
import 'server-only'
import { z } from 'zod'
import type { FeedFormat } from '../../feeds/adapter.ts'
import type { FeedSource } from '../../feeds/feed-source.ts'
import { feedFormats } from '../../feeds/formats.ts'
import { projectHref, propertyHref } from '../../routing/href.ts'
import { getSnapshot } from '../content/snapshot/current-snapshot.ts'
import type { Db } from '../db/client.ts'
import { findGivenPages, type GivenPage, noteGivenPage } from '../db/repositories/feeds/feeds.ts'
import { queueMessages } from '../db/repositories/outbox/outbox.ts'
import { absoluteUrl } from '../runtime/site-url.ts'
import { notifyCrm } from './notify-crm.ts'

const formats: Readonly<Record<string, FeedFormat>> = feedFormats

/** The message in an outbox row. */
export const crmPageSchema = z.strictObject({ source: z.string(), page: z.strictObject({ feedId: z.string(), url: z.string() }) })

const takesPages = ({ format, address }: FeedSource) => formats[format]?.givePage !== undefined && address !== undefined

/** Absolute address in the default language; undefined for listings that are not published, held back or archived. */
function pageOf({ kind, itemId }: GivenPage): string | undefined {
  const { propertyById, projectById, routeTable, site } = getSnapshot()
  const [property, project] = [propertyById.get(itemId), projectById.get(itemId)]
  if (kind === 'property' && property && !property.archived)
    return absoluteUrl(propertyHref(routeTable, property, site.defaultLanguage))
  return kind === 'project' && project ? absoluteUrl(projectHref(routeTable, project, site.defaultLanguage)) : undefined
}

/** Stores the address and queues the message in one transaction, so that neither exists without the other. */
function queuePage(db: Db, source: string, given: GivenPage, url: string, now: Date): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    if (!(await noteGivenPage(transaction, given, url))) return false
    const message = { source, page: { feedId: given.feedId, url } } satisfies z.input<typeof crmPageSchema>
    await queueMessages(transaction, [{ kind: 'crm', priority: 'bulk', subject: `page: crm ${source}`, message }], now)
    return true
  })
}

/** @returns the number of queued addresses. */
export async function queuePages(db: Db, now: Date): Promise<number> {
  let queued = 0
  for (const { name } of getSnapshot().feeds.filter(takesPages))
    for (const given of await findGivenPages(db, name)) {
      const url = pageOf(given)
      if (url !== undefined && url !== given.url && (await queuePage(db, name, given, url, now))) queued += 1
    }
  return queued
}

/** A single attempt; the outbox retries. */
export const givePage = ({ source, page }: z.output<typeof crmPageSchema>): Promise<void> =>
  notifyCrm(source, 'pages', (_, { givePage: give }) => (give ? (access) => give(page, access) : undefined))

/** Tells CRMs that ask for it where their listings stand: each address once, when the listing is published, by way of the outbox. */
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

/** What stands in a row of the outbox. */
export const crmPageSchema = z.strictObject({ source: z.string(), page: z.strictObject({ feedId: z.string(), url: z.string() }) })

const takesPages = ({ format, address }: FeedSource) => formats[format]?.givePage !== undefined && address !== undefined

/** Whole, in the default language; undefined for what is not shown, held back or archived. */
function pageOf({ kind, itemId }: GivenPage): string | undefined {
  const { propertyById, projectById, routeTable, site } = getSnapshot()
  const [property, project] = [propertyById.get(itemId), projectById.get(itemId)]
  if (kind === 'property' && property && !property.archived)
    return absoluteUrl(propertyHref(routeTable, property, site.defaultLanguage))
  return kind === 'project' && project ? absoluteUrl(projectHref(routeTable, project, site.defaultLanguage)) : undefined
}

/** Notes the address and what is to be told in one step: neither is there without the other. */
function queuePage(db: Db, source: string, given: GivenPage, url: string, now: Date): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    if (!(await noteGivenPage(transaction, given, url))) return false
    const message = { source, page: { feedId: given.feedId, url } } satisfies z.input<typeof crmPageSchema>
    await queueMessages(transaction, [{ kind: 'crm', priority: 'bulk', subject: `page: crm ${source}`, message }], now)
    return true
  })
}

/** @returns how many addresses wait to be told. */
export async function queuePages(db: Db, now: Date): Promise<number> {
  let queued = 0
  for (const { name } of getSnapshot().feeds.filter(takesPages))
    for (const given of await findGivenPages(db, name)) {
      const url = pageOf(given)
      if (url !== undefined && url !== given.url && (await queuePage(db, name, given, url, now))) queued += 1
    }
  return queued
}

/** One attempt, as with leads. */
export const givePage = ({ source, page }: z.output<typeof crmPageSchema>): Promise<void> =>
  notifyCrm(source, 'pages', (_, { givePage: give }) => (give ? (access) => give(page, access) : undefined))

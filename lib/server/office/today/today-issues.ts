/** Problems shown on Today: offers about to expire, held-back listings, failed mails, and the last feed runs. */
import 'server-only'
import { toLocalTime } from '../../../domain/text/brussels-time.ts'
import { addDays } from '../../../domain/text/date.ts'
import type { Language } from '../../../domain/text/language.ts'
import { feedReportSchema } from '../../../feeds/feed-report.ts'
import { getSnapshot } from '../../content/snapshot/current-snapshot.ts'
import type { Db } from '../../db/client.ts'
import { findFeedRuns } from '../../db/repositories/feeds/feeds.ts'
import { findFailedMessages, findOpenOffers, type OpenOffer } from '../../db/repositories/office/office-day.ts'
import { sourceHref } from '../feeds/feeds-view.ts'
import { leadHref, nameOf } from '../leads/lead-summary.ts'
import { findOfficeProperty, type OfficeProperty } from '../listings/office-property.ts'
import type { Staff } from '../staff/staff.ts'
import { findHeldItems, type HeldOnToday } from './held-items.ts'

/** Days before its last day from which an offer is shown as expiring. */
const soonDays = 2

/** Most open offers that are read. */
const mostOffers = 200

/** Rows per block. */
const mostRows = 5

export type EndingOffer = {
  id: string
  name: string
  amount: number | undefined
  /** Last day, ISO. */
  endsOn: string
  property: OfficeProperty | undefined
  href: string | undefined
}

export type FailedMail = {
  id: string
  name: string
  subject: string
  kind: string
  attempts: number
  failedAt: Date
  href: string | undefined
}

export type FeedSummary = {
  source: string
  /** Page of its runs; undefined without the right to see them. */
  href: string | undefined
  at: Date
  outcome: 'done' | 'unchanged' | 'stopped' | 'failed'
  counts: { added: number; changed: number; archived: number; held: number }
}

export type TodayIssues = {
  offers: readonly EndingOffer[]
  held: readonly HeldOnToday[]
  heldCount: number
  failed: readonly FailedMail[]
  feeds: readonly FeedSummary[]
}

type ViewContext = { staff: Staff<'seeToday'>; language: Language; now: Date }

function toEnding({ id, payload, propertyId }: OpenOffer, { staff, language, now }: ViewContext): EndingOffer[] {
  const endsOn = String(payload['END_DATE'] ?? '')
  const today = toLocalTime(now).date
  if (endsOn < today || endsOn > addDays(today, soonDays)) return []
  const amount = typeof payload['AMOUNT'] === 'number' ? payload['AMOUNT'] : undefined
  const property = propertyId === undefined ? undefined : findOfficeProperty(staff, propertyId, language)
  return [{ id, name: nameOf(payload), amount, endsOn, property, href: leadHref(id, language) }]
}

/** The last run of each source in the content. */
async function feedSummaries(db: Db, { staff, language }: ViewContext): Promise<FeedSummary[]> {
  const sources = getSnapshot().feeds.map(({ name }) => name)
  const runs = await Promise.all(sources.map((source) => findFeedRuns(db, source, 1)))
  return runs.flat().flatMap(({ source, startedAt, report }) => {
    const read = feedReportSchema.safeParse(JSON.parse(report))
    if (!read.success) return []
    const { outcome, added, changed, archived, remarks } = read.data
    const held = new Set(remarks.filter(({ level }) => level === 'held-back').map(({ id }) => id)).size
    const counts = { added: added.length, changed: changed.length, archived: archived.length, held }
    const href = staff.can('handleFeeds') ? sourceHref(source, language) : undefined
    return [{ source, href, at: new Date(startedAt), outcome, counts }]
  })
}

/** @throws database errors. */
export async function getTodayIssues(db: Db, context: ViewContext): Promise<TodayIssues> {
  const { staff, language } = context
  const [offers, failed, feeds] = await Promise.all([
    findOpenOffers(db, staff, mostOffers),
    findFailedMessages(db, staff, mostRows),
    feedSummaries(db, context),
  ])
  const held = findHeldItems(context)
  return {
    offers: offers.flatMap((offer) => toEnding(offer, context)).toSorted((a, b) => a.endsOn.localeCompare(b.endsOn)),
    held: held.slice(0, mostRows),
    heldCount: held.length,
    failed: failed.map(({ payload, leadId, ...message }) => ({
      ...message,
      name: payload ? nameOf(payload) : '',
      href: leadId === undefined ? undefined : leadHref(leadId, language),
    })),
    feeds,
  }
}

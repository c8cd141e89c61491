/** Data of the inbox page: the rows of one page, numbers per view, and the filters. */
import 'server-only'
import { type Age, ageOf, type WorkingTime } from '../../../domain/office/working-time.ts'
import { isLanguage, type Language } from '../../../domain/text/language.ts'
import { findWork } from '../../../forms/office-work.ts'
import { isFormId } from '../../../forms/registry.ts'
import { getSnapshot } from '../../content/snapshot/current-snapshot.ts'
import type { Db } from '../../db/client.ts'
import { type Colleague, findColleagues } from '../../db/repositories/office/office-lead-work.ts'
import {
  countInbox,
  findInbox,
  type InboxFilter,
  type InboxLead,
  inboxPageSize,
  type LeadView,
  leadViews,
} from '../../db/repositories/office/office-leads.ts'
import { countOverdue } from '../../db/repositories/office/office-overdue.ts'
import { linkHref } from '../../pages/link-href.ts'
import { findOfficeProperty, type OfficeProperty } from '../listings/office-property.ts'
import { one, type Query } from '../pages/query-values.ts'
import { workingTime } from '../settings/working-hours.ts'
import type { AnyStaff, Staff } from '../staff/staff.ts'
import { responseDeadlines } from '../today/response-deadlines.ts'
import { excerptOf, isOnWaitingList, leadHref, nameOf } from './lead-summary.ts'

export type InboxQuery = InboxFilter & { page: number }

const textLimit = 100

/** Parses the address; invalid values are ignored. */
export function readInboxQuery(query: Query): InboxQuery {
  const [view, who, form, property] = [one(query, 'view'), one(query, 'who'), one(query, 'form'), one(query, 'property')]
  const language = one(query, 'language')
  return {
    view: leadViews.find((known) => known === view) ?? 'open',
    who: who && /^(mine|nobody|[\da-f-]{36})$/.test(who) ? who : 'all',
    form: form !== undefined && isFormId(form) ? form : undefined,
    language: language && isLanguage(language) ? language : undefined,
    propertyId: property && /^[1-9]\d{0,11}$/.test(property) ? Number(property) : undefined,
    text: one(query, 'q')?.slice(0, textLimit),
    page: Math.max(1, Math.min(100_000, Math.trunc(Number(one(query, 'page') ?? 1)) || 1)),
  }
}

/** All open leads, of any assignee. */
export const emptyInboxQuery: InboxQuery = {
  view: 'open',
  who: 'all',
  form: undefined,
  language: undefined,
  propertyId: undefined,
  text: undefined,
  page: 1,
}

/** Query of an inbox without default values: `?view=done&q=torfs`. */
export function inboxSearch({ view, who, form, language, propertyId, text, page }: InboxQuery): string {
  const parts = new URLSearchParams({
    ...(view !== 'open' && { view }),
    ...(who !== 'all' && { who }),
    ...(form !== undefined && { form }),
    ...(language !== undefined && { language }),
    ...(propertyId !== undefined && { property: String(propertyId) }),
    ...(text !== undefined && { q: text }),
    ...(page > 1 && { page: String(page) }),
  })
  return parts.size === 0 ? '' : `?${parts}`
}

export const inboxHref = (language: Language, query: InboxQuery): string =>
  `${linkHref('office/leads', language)}${inboxSearch(query)}`

/** Address of a lead's page that keeps the filters of the inbox. */
export const leadInInboxHref = (id: string, language: Language, query: InboxQuery): string =>
  `${leadHref(id, language)}${inboxSearch(query)}`

export type InboxItem = Pick<InboxLead, 'id' | 'form' | 'state' | 'createdAt' | 'answeredAt'> & {
  /** Empty if the form asks for no name. */
  name: string
  excerpt: string
  /** Language of the visitor. */
  language: Language | undefined
  property: OfficeProperty | undefined
  /** Time left until the promised response; undefined if none was promised, or it is answered. */
  age: Age | undefined
  assignee: { name: string; isMe: boolean } | undefined
  href: string
}

/** For a viewing or a testimonial the decision itself can be the answer: a time, or its publication. */
function isSettled({ form, status }: Pick<InboxLead, 'form' | 'status'>): boolean {
  if (form === 'visit') return status !== 'requested'
  return form === 'testimonial' && status !== 'new'
}

/** Time left until the promised response; undefined if answered, or if nothing was promised, as for the waiting list. */
export function ageOfLead(
  lead: Pick<InboxLead, 'form' | 'state' | 'status' | 'createdAt' | 'answeredAt' | 'payload'>,
  time: WorkingTime,
  now: Date,
): Age | undefined {
  const work = findWork(lead.form)
  if (!work || isOnWaitingList(lead) || isSettled(lead) || lead.answeredAt) return undefined
  if (lead.state === 'done' || lead.state === 'waiting') return undefined
  return ageOf(time, lead.createdAt, getSnapshot().site.promises.workingDays[work.term], now)
}

/** The assignee, and whether it is the member who looks; undefined if nobody is assigned. */
export const assigneeFor = (staff: AnyStaff, { assignee }: Pick<InboxLead, 'assignee'>) =>
  assignee && { id: assignee.id, name: assignee.name, isMe: assignee.id === staff.accountId }

export type Inbox = {
  now: Date
  query: InboxQuery
  items: readonly InboxItem[]
  counts: Record<LeadView, number>
  /** All pages together. */
  late: number
  /** Choices of the filters: colleagues and properties. */
  colleagues: readonly Colleague[]
  properties: readonly { id: number; name: string }[]
  pages: number
}

/** A longer list is of no use; the page of a property links to its leads. */
const mostProperties = 300

/** Sorted by name; if there are too many, only the chosen one. */
function propertiesFor(staff: AnyStaff, language: Language, { propertyId }: InboxQuery): Inbox['properties'] {
  const { properties, projects } = getSnapshot()
  const all = [...properties, ...projects].map(({ id }) => id)
  const ids = new Set(all.length > mostProperties ? [] : all)
  if (propertyId !== undefined) ids.add(propertyId)
  return [...ids]
    .map((id) => ({ id, name: findOfficeProperty(staff, id, language)?.name ?? String(id) }))
    .toSorted((a, b) => a.name.localeCompare(b.name, language))
}

/** @throws database errors. */
export async function getInbox(
  db: Db,
  staff: Staff<'handleLeads'>,
  language: Language,
  query: InboxQuery,
  now: Date,
): Promise<Inbox> {
  const counts = await countInbox(db, staff, query)
  const pages = Math.max(1, Math.ceil(counts[query.view] / inboxPageSize))
  const shown = { ...query, page: Math.min(query.page, pages) }
  const time = workingTime()
  const [leads, late, colleagues] = await Promise.all([
    findInbox(db, staff, shown, shown.page),
    countOverdue(db, staff, shown, responseDeadlines(time, now)),
    findColleagues(db, staff),
  ])
  const items = leads.map((lead): InboxItem => {
    const { id, form, state, createdAt, answeredAt, payload, propertyId } = lead
    return {
      ...{ id, form, state, createdAt, answeredAt },
      name: nameOf(payload),
      excerpt: excerptOf(lead),
      language: isLanguage(lead.language) ? lead.language : undefined,
      property: propertyId === undefined ? undefined : findOfficeProperty(staff, propertyId, language),
      age: ageOfLead(lead, time, now),
      assignee: assigneeFor(staff, lead),
      href: leadInInboxHref(id, language, shown),
    }
  })
  const others = colleagues.filter(({ id }) => id !== staff.accountId)
  return { now, query: shown, items, counts, late, pages, colleagues: others, properties: propertiesFor(staff, language, shown) }
}

/** Data of the testimonial pages: waiting ones with their deadline, published ones, and rejected ones with the reason. */
import 'server-only'
import type { LeadState } from '../../../domain/office/lead-state.ts'
import { type RefusalReason, refusalReasons } from '../../../domain/office/testimonial.ts'
import { type Age, ageOf, type WorkingTime } from '../../../domain/office/working-time.ts'
import { isLanguage, type Language } from '../../../domain/text/language.ts'
import { hrefBelow } from '../../../routing/private-pages.ts'
import { getSnapshot } from '../../content/snapshot/current-snapshot.ts'
import type { Db } from '../../db/client.ts'
import { findLeadHistory } from '../../db/repositories/office/office-lead-work.ts'
import { findLeadFiles, type LeadFile } from '../../db/repositories/office/office-leads.ts'
import {
  countOtherLeads,
  countTestimonials,
  findTestimonial,
  findTestimonialPage,
  type OfficeTestimonial,
  type TestimonialView,
  testimonialPageSize,
  testimonialViews,
} from '../../db/repositories/office/office-testimonials.ts'
import { linkHref } from '../../pages/link-href.ts'
import { excerptOf, nameOf, textOf } from '../leads/lead-summary.ts'
import { workingTime } from '../settings/working-hours.ts'
import type { Staff } from '../staff/staff.ts'

type Judge = Staff<'judgeTestimonials'>

export type TestimonialQuery = { view: TestimonialView; page: number }

export type TestimonialItem = {
  id: string
  name: string
  excerpt: string
  language: Language | undefined
  createdAt: Date
  /** Time left until the promised response, while it waits. */
  age: Age | undefined
  href: string
}

export type OpenedTestimonial = TestimonialItem & {
  version: number
  status: TestimonialView
  state: LeadState
  text: string
  email: string
  website: string
  files: readonly LeadFile[]
  /** Number of other leads from the same address; undefined without an address. */
  others: number | undefined
  /** Who judged it last, when, and the reason of a rejection. */
  judged: { name: string; at: Date; reason: RefusalReason | undefined } | undefined
}

export type Testimonials = {
  now: Date
  query: TestimonialQuery
  pages: number
  counts: Record<TestimonialView, number>
  items: readonly TestimonialItem[]
}

/** Parses the address; invalid values fall back to the defaults. */
export function readTestimonialQuery(query: Readonly<Record<string, string | string[] | undefined>>): TestimonialQuery {
  const page = Math.trunc(Number(query['page'])) || 1
  return {
    view: testimonialViews.find((view) => view === query['view']) ?? 'new',
    page: Math.max(1, Math.min(100_000, page)),
  }
}

export function testimonialsHref(language: Language, { view, page }: TestimonialQuery): string {
  const parts = new URLSearchParams({ ...(view !== 'new' && { view }), ...(page > 1 && { page: String(page) }) })
  return `${linkHref('office/testimonials', language)}${parts.size === 0 ? '' : `?${parts}`}`
}

/** Address of one testimonial. */
export const testimonialHref = (id: string, language: Language): string =>
  hrefBelow(getSnapshot().routeTable, 'office/testimonials', id, language)

type ViewContext = { staff: Judge; language: Language; now: Date }

/** @param time shared by all rows of a page */
function toItem(testimonial: OfficeTestimonial, { language, now }: ViewContext, time: WorkingTime): TestimonialItem {
  const { id, status, payload, createdAt } = testimonial
  const days = getSnapshot().site.promises.workingDays.testimonialReview
  return {
    id,
    createdAt,
    name: nameOf(payload),
    excerpt: excerptOf({ form: 'testimonial', payload }),
    language: isLanguage(testimonial.language) ? testimonial.language : undefined,
    age: status === 'new' ? ageOf(time, createdAt, days, now) : undefined,
    href: testimonialHref(id, language),
  }
}

/** @throws database errors. */
export async function getTestimonials(db: Db, query: TestimonialQuery, context: ViewContext): Promise<Testimonials> {
  const counts = await countTestimonials(db, context.staff)
  const pages = Math.max(1, Math.ceil(counts[query.view] / testimonialPageSize))
  const page = Math.min(query.page, pages)
  const found = await findTestimonialPage(db, context.staff, query.view, page)
  const time = workingTime()
  return {
    ...{ now: context.now, query: { ...query, page }, counts, pages },
    items: found.map((testimonial) => toItem(testimonial, context, time)),
  }
}

const judgementEvents = { new: undefined, approved: 'approved', rejected: 'refused' } as const

/** The last judgement in the history. */
async function findJudged(db: Db, staff: Judge, { id, status }: OfficeTestimonial): Promise<OpenedTestimonial['judged']> {
  const last = (await findLeadHistory(db, staff, id)).find(({ kind }) => kind === judgementEvents[status])
  return last && { name: last.name, at: last.at, reason: refusalReasons.find((reason) => reason === last.after) }
}

/** Undefined when there is none. @throws database errors. */
export async function getTestimonial(db: Db, id: string, context: ViewContext): Promise<OpenedTestimonial | undefined> {
  const { staff } = context
  const found = await findTestimonial(db, staff, id)
  if (!found) return undefined
  const { payload, version, status, state, email } = found
  const [files, others, judged] = await Promise.all([
    findLeadFiles(db, staff, id),
    email === '' ? undefined : countOtherLeads(db, staff, email),
    findJudged(db, staff, found),
  ])
  const text = typeof payload['COMMENT'] === 'string' ? payload['COMMENT'] : ''
  return {
    ...toItem(found, context, workingTime()),
    version,
    status,
    state,
    email,
    files,
    others,
    judged,
    text,
    website: textOf(payload, 'WEBSITE'),
  }
}

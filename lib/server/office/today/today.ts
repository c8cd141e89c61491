/** Data of Today, the first page of the office: leads waiting for an answer by deadline, and the viewings of the day. */
import 'server-only'
import { type Age, ageOf, type WorkingTime } from '../../../domain/office/working-time.ts'
import { fromLocalTime, toLocalTime } from '../../../domain/text/brussels-time.ts'
import { addDays } from '../../../domain/text/date.ts'
import { isLanguage, type Language } from '../../../domain/text/language.ts'
import { findWork, type WorkKind } from '../../../forms/office-work.ts'
import { getSnapshot } from '../../content/snapshot/current-snapshot.ts'
import type { Db } from '../../db/client.ts'
import {
  countWaiting,
  type DayViewing,
  findViewingsFrom,
  findWaiting,
  turnMs,
  type WaitingLead,
  type Whose,
} from '../../db/repositories/office/office-day.ts'
import { linkHref } from '../../pages/link-href.ts'
import { excerptOf, leadHref, nameOf, textOf } from '../leads/lead-summary.ts'
import { findOfficeProperty, type OfficeProperty } from '../listings/office-property.ts'
import { workingTime } from '../settings/working-hours.ts'
import type { Staff } from '../staff/staff.ts'
import { testimonialHref } from '../testimonials/testimonials-view.ts'
import { viewingHref } from '../viewings/calendar-query.ts'
import { findViewingsToReview, type ViewingsToReview } from '../viewings/viewings-to-review.ts'
import { responseDeadlines } from './response-deadlines.ts'
import { getTodayIssues, type TodayIssues } from './today-issues.ts'

/** Rows per page. */
const pageRows = 60

export type WaitingItem = {
  id: string
  form: string
  kind: WorkKind
  /** Empty if the form asks for no name. */
  name: string
  /** Start of the visitor's text. */
  excerpt: string
  /** Language of the visitor. */
  language: Language | undefined
  property: OfficeProperty | undefined
  age: Age
  group: WaitingGroup
  assignee: { name: string; isMe: boolean } | undefined
  /** Page on which it is handled; undefined if there is none. */
  href: string | undefined
}

export const waitingGroups = ['late', 'today', 'later'] as const

export type WaitingGroup = (typeof waitingGroups)[number]

export type ViewingItem = {
  id: string
  startsAt: Date
  isOver: boolean
  isPending: boolean
  name: string
  phone: string | undefined
  property: OfficeProperty | undefined
  agent: string | undefined
  href: string | undefined
}

export type Today = {
  now: Date
  waiting: readonly WaitingItem[]
  whose: Whose
  /** All pages together, also those of the other filters. */
  counts: Readonly<Record<Whose, number>>
  /** All pages together. */
  groups: Readonly<Record<WaitingGroup, number>>
  page: number
  pages: number
  viewings: readonly ViewingItem[]
  viewingsToReview: ViewingsToReview
  issues: TodayIssues
}

/** Address of Today with its filters: `?whose=all&page=2`. */
export function todayHref(language: Language, whose: Whose, page = 1): string {
  const query = new URLSearchParams({ ...(whose !== 'mine' && { whose }), ...(page > 1 && { page: String(page) }) })
  return `${linkHref('office', language)}${query.size > 0 ? `?${query}` : ''}`
}

function groupOf({ state, dueAt }: Age, time: WorkingTime, now: Date): WaitingGroup {
  if (state === 'late') return 'late'
  return toLocalTime(dueAt).date <= time.workingDayOf(now) ? 'today' : 'later'
}

type ViewContext = { staff: Staff<'seeToday'>; language: Language; now: Date; time: WorkingTime }

/** The page on which a lead of this form is handled. */
function workHref(form: string, id: string, language: Language): string {
  if (form === 'visit') return viewingHref(id, language)
  return form === 'testimonial' ? testimonialHref(id, language) : leadHref(id, language)
}

/** Start of the office's deadline: when the lead came in, or when the visitor's time to choose ended. */
const waitingSince = ({ createdAt, answeredAt }: WaitingLead) =>
  answeredAt ? new Date(answeredAt.getTime() + turnMs) : createdAt

function toWaiting(lead: WaitingLead, { staff, language, now, time }: ViewContext): WaitingItem[] {
  const work = findWork(lead.form)
  if (!work) return []
  const days = getSnapshot().site.promises.workingDays[work.term]
  const age = ageOf(time, waitingSince(lead), days, now)
  const { assignee, propertyId, payload, id, form } = lead
  return [
    {
      id,
      form,
      kind: work.kind,
      name: nameOf(payload),
      excerpt: excerptOf(lead),
      language: isLanguage(lead.language) ? lead.language : undefined,
      property: propertyId === undefined ? undefined : findOfficeProperty(staff, propertyId, language),
      age,
      group: groupOf(age, time, now),
      assignee: assignee && { name: assignee.name, isMe: assignee.id === staff.accountId },
      href: workHref(form, id, language),
    },
  ]
}

function toViewing(viewing: DayViewing, { staff, language, now }: ViewContext): ViewingItem {
  const { leadId, propertyId, agentId, startsAt, status, payload } = viewing
  return {
    id: leadId,
    startsAt,
    isOver: startsAt < now,
    isPending: status === 'pending',
    name: nameOf(payload),
    phone: textOf(payload, 'PHONE_NUMBER') || undefined,
    property: findOfficeProperty(staff, propertyId, language),
    agent: getSnapshot().agents.find(({ id }) => id === agentId)?.name,
    href: viewingHref(leadId, language),
  }
}

const midnight = (day: string) => fromLocalTime({ date: day, time: '00:00' })

/** Start and end of the current day in Belgium. */
function dayAround(now: Date): { from: Date; to: Date } {
  const { date } = toLocalTime(now)
  return { from: midnight(date) ?? now, to: midnight(addDays(date, 1)) ?? now }
}

type Asked = { whose: Whose; language: Language; now: Date; page?: number }

/** @param page from 1; beyond the last one means the last @throws database errors. */
export async function getToday(db: Db, staff: Staff<'seeToday'>, { whose, language, now, page = 1 }: Asked): Promise<Today> {
  const { from, to } = dayAround(now)
  const time = workingTime()
  const promised = responseDeadlines(time, now)
  const counting = countWaiting(db, staff, whose, promised)
  const pagesOf = (counts: Readonly<Record<Whose, number>>) => Math.max(1, Math.ceil(counts[whose] / pageRows))
  // The first page always exists, so it need not wait for the count.
  const showing = page === 1 ? Promise.resolve(1) : counting.then((counts) => Math.min(page, pagesOf(counts)))
  const [{ late, dueToday, ...counts }, shown, leads, viewings, issues] = await Promise.all([
    counting,
    showing,
    showing.then((count) => findWaiting(db, staff, whose, promised, count * pageRows)),
    findViewingsFrom(db, staff, from),
    getTodayIssues(db, { staff, language, now }),
  ])
  const context = { staff, language, now, time }
  const waiting = leads
    .toSorted((a, b) => waitingSince(a).getTime() - waitingSince(b).getTime())
    .flatMap((lead) => toWaiting(lead, context))
  return {
    now,
    waiting: waiting
      .toSorted((a, b) => a.age.dueAt.getTime() - b.age.dueAt.getTime())
      .slice((shown - 1) * pageRows, shown * pageRows),
    whose,
    counts,
    groups: { late, today: dueToday - late, later: counts[whose] - dueToday },
    ...{ page: shown, pages: pagesOf(counts) },
    viewings: viewings.filter(({ startsAt }) => startsAt < to).map((viewing) => toViewing(viewing, context)),
    viewingsToReview: findViewingsToReview(viewings, context),
    issues,
  }
}

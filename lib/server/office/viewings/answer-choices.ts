/** Data of the page behind an agent's mail link: free times of four weeks, and a preview of the mail that each answer sends. */
import 'server-only'
import type { MailPreview } from '../../../domain/office/mail-preview.ts'
import type { DeclineReason } from '../../../domain/viewings/decline-reasons.ts'
import { type SlotWeeks, slotsIn, type WeekSlot } from '../../../domain/viewings/slot-weeks.ts'
import { type Db, getDb } from '../../db/client.ts'
import { type QueuedMail, queuedMailSchema } from '../../mail/mail-template.ts'
import { proposalEnd } from '../../viewings/change-viewing.ts'
import { findViewing, preferredBy, type Viewing } from '../../viewings/find-viewing.ts'
import type { AnswerWay } from '../../viewings/viewing-links.ts'
import { cancelMessages, confirmedMail, moveMessages, proposalMessages } from '../../viewings/viewing-messages.ts'
import { formValues } from '../forms/form-values.ts'
import { type Staff, staffByLink } from '../staff/staff.ts'
import { answerSchema, answerTime, answerTimes, mostTimes } from './answer-by-link.ts'
import { getSlotWeeks } from './slot-weeks-view.ts'
import { mailPreviewOf, type ShownMail } from './viewing-preview.ts'

export type AnswerChoices = {
  /** Number of times the answer takes: none, one, or up to three. */
  most: number
  /** Undefined if the answer takes no time. */
  weeks: SlotWeeks | undefined
  /** Preselected times. */
  chosen: readonly WeekSlot[]
  mail: MailPreview | undefined
}

const mostOf: Readonly<Record<AnswerWay, number>> = { confirm: 1, move: 1, propose: mostTimes, decline: 0, cancel: 0 }

/**
 * Preselects times in the visitor's preferred hours: for a proposal the first one of each of up to three days, otherwise the
 * first one.
 */
function suggest({ weeks }: SlotWeeks, most: number): WeekSlot[] {
  const firstOfDays = weeks.flatMap(({ days }) => days.flatMap(({ slots }) => slots.find(({ isPreferred }) => isPreferred) ?? []))
  return firstOfDays.slice(0, most)
}

const visitorsMail = (messages: readonly { message: unknown }[]): QueuedMail | undefined =>
  queuedMailSchema.safeParse(messages[0]?.message).data

type Typed = { times: readonly Date[]; note: string; reason: DeclineReason | undefined }

/** The mail to the visitor; undefined while a time is missing. */
function mailFor(way: AnswerWay, viewing: Viewing, { times, note: words, reason }: Typed, now: Date): QueuedMail | undefined {
  const { lead, property, language } = viewing
  const [first] = times
  const note = words || undefined
  if (way === 'decline' || way === 'cancel') return visitorsMail(cancelMessages(viewing, 'agency', { note, reason }))
  if (!first) return undefined
  if (way === 'move') return visitorsMail(moveMessages(viewing, first, 'agency', { note }))
  if (way === 'propose') return visitorsMail(proposalMessages(viewing, times, proposalEnd(times, now), { note }))
  const firstName = String(lead.payload['FIRST_NAME'] ?? '')
  return confirmedMail({ leadId: lead.id, propertyId: property.id, email: lead.email, language, firstName }, first, { note })
}

function shownMail(way: AnswerWay, viewing: Viewing, typed: Typed, now: Date): ShownMail | undefined {
  const { times, note } = typed
  const mail = mailFor(way, viewing, typed, now)
  const { property, language, startsAt } = viewing
  return mail && { mail, property, language, times: [...times, ...(startsAt ? [startsAt] : [])], note }
}

/** @param asked times chosen before the form was rejected @throws database errors. */
export async function getAnswerChoices(
  db: Db,
  staff: Staff<'handleViewings'>,
  { leadId, way, asked, now }: { leadId: string; way: AnswerWay; asked: readonly string[]; now: Date },
): Promise<AnswerChoices | undefined> {
  const viewing = await findViewing(db, leadId, now)
  if (!viewing) return undefined
  const { property } = viewing
  const most = mostOf[way]
  const context = { exceptLead: leadId, property, preferred: preferredBy(viewing), hasNames: false, now }
  const weeks = most > 0 ? await getSlotWeeks(db, staff, context) : undefined
  const all = weeks ? slotsIn(weeks) : []
  const before = all.filter(({ startsAt }) => asked.includes(startsAt.toISOString()))
  // A confirmed viewing keeps its time until another one is chosen.
  const suggested = weeks && viewing.state !== 'confirmed' ? suggest(weeks, most) : []
  const chosen = before.length > 0 ? before : suggested
  const times = chosen.map(({ startsAt }) => startsAt)
  return {
    most,
    weeks,
    chosen,
    mail: await mailPreviewOf(shownMail(way, viewing, { times, note: '', reason: undefined }, now), now),
  }
}

/** Preview of the mail for the current form values; undefined for an invalid link. @throws database errors. */
export async function findAnswerMail(data: FormData, now: Date): Promise<ShownMail | undefined> {
  const answer = answerSchema.safeParse({ ...formValues(data), slots: data.getAll('slots') }).data
  if (!answer || answer.way === 'undo') return undefined
  const db = await getDb()
  const link = await staffByLink(db, answer.token, now)
  const viewing = link && (await findViewing(db, link.leadId, now))
  if (!viewing) return undefined
  const time = answerTime(answer)
  const times = answer.way === 'propose' ? answerTimes(answer).slice(0, mostTimes) : time ? [time] : []
  return shownMail(answer.way, viewing, { times, note: answer.note, reason: answer.reason }, now)
}

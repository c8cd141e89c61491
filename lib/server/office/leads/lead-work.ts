/** What somebody of the office does with a lead. Each is one transaction: the change, its line in the history, its line in the trail. */
import 'server-only'
import type { AuditNote } from '../../../domain/office/audit.ts'
import type { LeadState } from '../../../domain/office/lead-state.ts'
import { canJoin, isApplication } from '../../../forms/office-work.ts'
import type { Db } from '../../db/client.ts'
import { findPersonalData } from '../../db/repositories/leads/person-export.ts'
import { recordAudit } from '../../db/repositories/office/audit.ts'
import {
  findColleagues,
  type HistoryEntry,
  insertNote,
  type LeadChange,
  moveDoubles,
  recordLeadEvent,
  updateLead,
} from '../../db/repositories/office/office-lead-work.ts'
import { findLeadsOf, findOfficeLead, type OfficeLead } from '../../db/repositories/office/office-leads.ts'
import { queueMessages } from '../../db/repositories/outbox/outbox.ts'
import { leadLanguage } from '../../leads/lead-language.ts'
import { composeMail } from '../../mail/compose-mail.ts'
import { absoluteUrl } from '../../runtime/site-url.ts'
import { undoUntil } from '../offers/undo-offer.ts'
import type { Staff } from '../staff/staff.ts'
import { leadAnswerTemplate } from './answer-mail.ts'

type Handler = Staff<'handleLeads'>

/** `unknown`: there is no such lead. `newer`: somebody changed it since the page was made. `late`: its answer is on its way. */
export type LeadResult = 'done' | 'unknown' | 'newer' | 'late'

/** A lead, and which of its versions whoever works on it has seen. */
export type SeenLead = { id: string; version: number }

class VersionConflict extends Error {}

const whatItIs = ({ form }: OfficeLead): AuditNote['subject'] => (isApplication(form) ? 'application' : 'lead')

type Step = { change?: LeadChange; events: readonly HistoryEntry[]; audit: Pick<AuditNote, 'action' | 'detail'> }

type Refusal = 'unknown' | 'late'

type Work = (lead: OfficeLead, transaction: Db) => Step | Refusal | Promise<Step | Refusal>

/** @param plan what is to be done with the lead as it is now. */
export async function workOn(db: Db, staff: Handler, { id, version }: SeenLead, now: Date, plan: Work): Promise<LeadResult> {
  try {
    return await db.transaction().execute(async (transaction) => {
      const lead = await findOfficeLead(transaction, staff, id)
      if (!lead) return 'unknown'
      const step = await plan(lead, transaction)
      if (step === 'unknown' || step === 'late') return step
      // Undoes what the plan has written.
      if (!(await updateLead(transaction, staff, { id, version }, step.change ?? {}))) throw new VersionConflict()
      for (const event of step.events) await recordLeadEvent(transaction, staff, id, event, now)
      await recordAudit(transaction, staff, { subject: whatItIs(lead), subjectId: id, ...step.audit }, now)
      return 'done'
    })
  } catch (error) {
    if (error instanceof VersionConflict) return 'newer'
    throw error
  }
}

export const changeState = (db: Db, staff: Handler, seen: SeenLead, state: LeadState, now: Date): Promise<LeadResult> =>
  workOn(db, staff, seen, now, (lead) => ({
    change: { state },
    events: [{ kind: 'state', before: lead.state, after: state }],
    audit: { action: 'changed', detail: `${lead.state}, ${state}` },
  }))

/** @param to account of somebody of the staff; undefined for nobody. Whoever takes a new lead has it in hand. */
export const assignLead = (db: Db, staff: Handler, seen: SeenLead, to: string | undefined, now: Date): Promise<LeadResult> =>
  workOn(db, staff, seen, now, async (lead, transaction) => {
    const colleague = (await findColleagues(transaction, staff)).find(({ id }) => id === to)
    if (to !== undefined && !colleague) return 'unknown'
    const isTaken = colleague !== undefined && lead.state === 'new'
    return {
      change: { assignedTo: to ?? null, ...(isTaken && { state: 'inHand' as const }) },
      events: [{ kind: 'assigned', before: lead.assignee?.name, after: colleague?.name }],
      audit: { action: 'assigned' },
    }
  })

/** Notes of two people do not get in each other's way: they need no version. */
export async function noteOn(
  db: Db,
  staff: Handler,
  id: string,
  note: { text: string; isPrivate: boolean },
  now: Date,
): Promise<LeadResult> {
  return db.transaction().execute(async (transaction) => {
    const lead = await findOfficeLead(transaction, staff, id)
    if (!lead) return 'unknown'
    await insertNote(transaction, staff, id, note, now)
    await recordAudit(transaction, staff, { action: 'noted', subject: whatItIs(lead), subjectId: id }, now)
    return 'done'
  })
}

export type LeadAnswer = { subject: string; text: string; isLast: boolean }

function mailOf(lead: OfficeLead, staff: Handler, { subject, text }: Pick<LeadAnswer, 'subject' | 'text'>) {
  const recipient = { to: lead.email, language: leadLanguage(lead), ...(staff.email && { replyTo: staff.email }) }
  const about = { form: lead.form, subjectId: lead.propertyId }
  return leadAnswerTemplate.mail(recipient, { ...about, subject, text, author: staff.name, agentId: staff.agentId })
}

/** The mail itself, as HTML; undefined for a lead that nobody can answer by mail. */
export async function previewAnswer(
  db: Db,
  staff: Handler,
  id: string,
  answer: Pick<LeadAnswer, 'subject' | 'text'>,
  now: Date,
): Promise<string | undefined> {
  const lead = await findOfficeLead(db, staff, id)
  if (!lead?.email) return undefined
  const message = mailOf(lead, staff, answer)
  const html = (await composeMail({ message, queuedAt: now, findUploads: async () => [] }))?.html
  // Under whichever name the office is open, its pictures come from there.
  return html?.replaceAll(` src="${absoluteUrl('/')}`, ' src="/')
}

/** By which the outbox knows an answer. */
export const answerSubject = 'office: answer'

/**
 * Mails the answer through the outbox, a few seconds later. Whoever answers has the lead, when nobody had it; it waits for the visitor then, or is done.
 * The history keeps what was answered.
 */
export const answerLead = (
  db: Db,
  staff: Handler,
  seen: SeenLead,
  { subject, text, isLast }: LeadAnswer,
  now: Date,
): Promise<LeadResult> =>
  workOn(db, staff, seen, now, async (lead, transaction) => {
    if (lead.email === '') return 'unknown'
    const message = mailOf(lead, staff, { subject, text })
    const hold = { until: undoUntil(now) }
    await queueMessages(transaction, [{ kind: 'mail', subject: answerSubject, message, hold }], now, lead.id)
    const state = isLast ? 'done' : 'waiting'
    return {
      change: {
        state,
        answeredAt: lead.answeredAt ?? now,
        ...(!lead.assignee && staff.accountId !== undefined && { assignedTo: staff.accountId }),
      },
      events: [{ kind: 'answered', before: subject, after: text }],
      audit: { action: 'answered', detail: `${lead.state}, ${state}` },
    }
  })

/** Joins another lead of the same person to this one, or parts them again. @param other as it was seen. */
export const mergeLead = (db: Db, staff: Handler, id: string, other: SeenLead, joins: boolean, now: Date): Promise<LeadResult> =>
  workOn(db, staff, other, now, async (lead, transaction) => {
    const target = await findOfficeLead(transaction, staff, id)
    const isOne = target !== undefined && target.id !== lead.id && target.email !== '' && target.email === lead.email
    if (!isOne || target.mergedInto || (joins && !canJoin(lead, target))) return 'unknown'
    // There is one step from a double to its lead.
    if (joins) await moveDoubles(transaction, staff, lead.id, id)
    await recordLeadEvent(
      transaction,
      staff,
      id,
      { kind: 'merged', ...(joins ? { after: lead.form } : { before: lead.form }) },
      now,
    )
    return { change: { mergedInto: joins ? id : null }, events: [], audit: { action: 'merged', detail: lead.form } }
  })

/** Whoever looks at the page of an application is in the trail. */
export async function recordApplicationView(db: Db, staff: Handler, lead: OfficeLead, now: Date): Promise<void> {
  if (isApplication(lead.form)) await recordAudit(db, staff, { action: 'saw', subject: 'application', subjectId: lead.id }, now)
}

/** Never leave the site: somebody chose these to come in with. */
const secretFields: readonly string[] = ['PASSWORD', 'PASSWORD_CONFIRMATION']

/** What somebody sent and what else is kept of them, to be handed to them; undefined for a lead that is gone, or has no mail address. */
export async function exportPerson(db: Db, staff: Handler, id: string, now: Date) {
  const lead = await findOfficeLead(db, staff, id)
  if (!lead?.email) return undefined
  const leads = await findLeadsOf(db, staff, lead.email)
  await recordAudit(db, staff, { action: 'exported', subject: 'person', subjectId: id }, now)
  return {
    email: lead.email,
    leads: leads.map(({ form, language, propertyId, createdAt, payload }) => ({
      ...{ form, language, propertyId, createdAt },
      fields: Object.fromEntries(Object.entries(payload).filter(([name]) => !secretFields.includes(name))),
    })),
    ...(await findPersonalData(db, staff, lead.email)),
  }
}

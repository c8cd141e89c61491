/** Actions of the office on a lead. Each is one transaction: the change, an entry in the history and one in the audit trail. */
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
import { undoUntil } from '../forms/undo-window.ts'
import type { Staff } from '../staff/staff.ts'
import { leadAnswerTemplate } from './answer-mail.ts'

type Handler = Staff<'handleLeads'>

/**
 * `unknown`: there is no such lead. `newer`: somebody changed it since the page was rendered. `late`: its answer has already
 * been sent.
 */
export type LeadResult = 'done' | 'unknown' | 'newer' | 'late'

/** A lead, and the version that the page showed. */
export type SeenLead = { id: string; version: number }

class VersionConflict extends Error {}

const auditSubject = ({ form }: OfficeLead): AuditNote['subject'] => (isApplication(form) ? 'application' : 'lead')

type Step = { change?: LeadChange; events: readonly HistoryEntry[]; audit: Pick<AuditNote, 'action' | 'detail'> }

type Refusal = 'unknown' | 'late'

type Work = (lead: OfficeLead, transaction: Db) => Step | Refusal | Promise<Step | Refusal>

/** @param plan computes the step from the current lead */
export async function workOn(db: Db, staff: Handler, { id, version }: SeenLead, now: Date, plan: Work): Promise<LeadResult> {
  try {
    return await db.transaction().execute(async (transaction) => {
      const lead = await findOfficeLead(transaction, staff, id)
      if (!lead) return 'unknown'
      const step = await plan(lead, transaction)
      if (step === 'unknown' || step === 'late') return step
      // Rolls back what the plan has written.
      if (!(await updateLead(transaction, staff, { id, version }, step.change ?? {}))) throw new VersionConflict()
      for (const event of step.events) await recordLeadEvent(transaction, staff, id, event, now)
      await recordAudit(transaction, staff, { subject: auditSubject(lead), subjectId: id, ...step.audit }, now)
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

/** @param to account of a staff member; undefined for nobody. A new lead that is assigned becomes "in hand". */
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

/** Needs no version: concurrent notes do not conflict. */
export async function addNote(
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
    await recordAudit(transaction, staff, { action: 'noted', subject: auditSubject(lead), subjectId: id }, now)
    return 'done'
  })
}

export type LeadAnswer = { subject: string; text: string; isLast: boolean }

function mailOf(lead: OfficeLead, staff: Handler, { subject, text }: Pick<LeadAnswer, 'subject' | 'text'>) {
  const recipient = { to: lead.email, language: leadLanguage(lead), ...(staff.email && { replyTo: staff.email }) }
  const about = { form: lead.form, subjectId: lead.propertyId }
  return leadAnswerTemplate.mail(recipient, { ...about, subject, text, author: staff.name, agentId: staff.agentId })
}

/** The mail as HTML; undefined for a lead without a mail address. */
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
  // The office may be opened under another host name, so image addresses are made relative.
  return html?.replaceAll(` src="${absoluteUrl('/')}`, ' src="/')
}

/** Subject of answers in the outbox. */
export const answerSubject = 'office: answer'

/**
 * Queues the answer in the outbox with a delay of some seconds. An unassigned lead is assigned to the author; the lead then
 * waits for the visitor or is done. The history keeps the text.
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

/**
 * Merges another lead of the same person into this one, or separates it again.
 * @param other with the version that the page showed
 */
export const mergeLead = (db: Db, staff: Handler, id: string, other: SeenLead, joins: boolean, now: Date): Promise<LeadResult> =>
  workOn(db, staff, other, now, async (lead, transaction) => {
    const target = await findOfficeLead(transaction, staff, id)
    const isOne = target !== undefined && target.id !== lead.id && target.email !== '' && target.email === lead.email
    if (!isOne || target.mergedInto || (joins && !canJoin(lead, target))) return 'unknown'
    // Duplicates point to their lead directly, never through another duplicate.
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

/** Records the view of an application in the audit trail. */
export async function recordApplicationView(db: Db, staff: Handler, lead: OfficeLead, now: Date): Promise<void> {
  if (isApplication(lead.form)) await recordAudit(db, staff, { action: 'saw', subject: 'application', subjectId: lead.id }, now)
}

/** Never exported: passwords chosen by the person. */
const secretFields: readonly string[] = ['PASSWORD', 'PASSWORD_CONFIRMATION']

/**
 * All stored data about the sender of a lead, for a request of access (GDPR, art. 15); undefined for an unknown lead or one
 * without a mail address.
 */
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

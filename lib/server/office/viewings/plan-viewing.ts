/**
 * A viewing that the office plans for a caller or correspondent: creates a lead with a confirmed slot. The slot is reserved in
 * the same transaction and by the same code as visitors' bookings, so that nothing is booked twice.
 */
import 'server-only'
import { randomUUID } from 'node:crypto'
import type { PublicProperty } from '../../../domain/property/property.ts'
import { formatMoment } from '../../../domain/text/brussels-time.ts'
import type { Language } from '../../../domain/text/language.ts'
import { mailName } from '../../../domain/text/mail-name.ts'
import { viewingForm } from '../../../forms/definitions/visit.ts'
import type { Db } from '../../db/client.ts'
import { findLeadIdByToken, saveLead } from '../../db/repositories/leads/leads.ts'
import { recordAudit } from '../../db/repositories/office/audit.ts'
import { findProgress, type LeadProgress, saveFormerState } from '../../db/repositories/office/office-former-states.ts'
import { recordLeadEvent, updateLead } from '../../db/repositories/office/office-lead-work.ts'
import { type NewMessage, withHold } from '../../db/repositories/outbox/outbox.ts'
import { findCrmTargets } from '../../feeds/crm-lead.ts'
import { subjectOf } from '../../leads/find-subject.ts'
import { leadMessages } from '../../leads/lead-messages.ts'
import { slotForOffice } from '../../viewings/free-slots.ts'
import { type Confirmed, confirmedMail, plannedAgentMail } from '../../viewings/viewing-messages.ts'
import { undoUntil } from '../forms/undo-window.ts'
import type { SeenLead } from '../leads/lead-actions.ts'
import type { Staff } from '../staff/staff.ts'
import { formerViewingId } from './former-viewing.ts'

type Handler = Staff<'handleViewings'>

export type PlannedVisitor = {
  title: string
  firstName: string
  lastName: string
  email: string
  phone: string
  language: Language
}

export type Plan = {
  property: PublicProperty
  startsAt: Date
  visitor: PlannedVisitor
  /** Sentence for the visitor's mail. */
  note: string
  /** The lead with the request; it is marked as answered. */
  source: SeenLead | undefined
  /** Idempotency token of the page: the same form sent twice creates one viewing. */
  token: string
}

/** `newer`: somebody changed the source lead since the page was rendered. */
export type PlanResult = { kind: 'planned'; id: string } | { kind: 'slot-taken' | 'newer' }

/** State for undoing: the source lead as it was, if any. */
export type PlannedState = { planned: true; source: Source | undefined }

class VersionConflict extends Error {}

const visitorOf = (id: string, { property, visitor: { email, language, firstName } }: Plan): Confirmed => ({
  ...{ leadId: id, propertyId: property.id, email, language, firstName },
})

/** The mail to the visitor, also used for the preview. */
export const plannedMail = (id: string, plan: Plan) =>
  confirmedMail(visitorOf(id, plan), plan.startsAt, { note: plan.note || undefined })

function payloadOf({ visitor, startsAt }: Plan): Record<string, unknown> {
  const { title, firstName, lastName, email, phone } = visitor
  return {
    ...(title !== '' && { TITLE: title }),
    ...{ FIRST_NAME: firstName, LAST_NAME: lastName, EMAIL: email },
    ...(phone !== '' && { PHONE_NUMBER: phone }),
    SLOT: startsAt.toISOString(),
  }
}

/**
 * Mails to the visitor, to the agent if a colleague planned it, and a lead for the CRM that the property came from, as for every
 * viewing.
 */
async function messagesOf(db: Db, staff: Handler, id: string, plan: Plan, now: Date): Promise<readonly NewMessage[]> {
  const { property, visitor, startsAt } = plan
  const values = payloadOf(plan)
  const { language } = visitor
  const crm = await findCrmTargets(db, viewingForm, property.id, values)
  const facts = {
    id,
    form: viewingForm,
    language,
    subject: subjectOf(property, language),
    values,
    createdAt: now.toISOString(),
    crm,
  }
  const programs = leadMessages(facts, { part: { kind: 'viewing-confirmed', startsAt: startsAt.toISOString() } })
  const name = mailName(visitor.firstName, visitor.lastName)
  const agent = plannedAgentMail(visitorOf(id, plan), property, name, startsAt, staff.name)
  return [
    { kind: 'mail', subject: 'visit: planned', message: plannedMail(id, plan) },
    ...(staff.agentId === property.agentId ? [] : [{ kind: 'mail' as const, subject: 'visit: planned, agency', message: agent }]),
    ...programs.filter(({ kind }) => kind !== 'mail'),
  ]
}

type Source = SeenLead & { standing: LeadProgress }

/** Marks the source lead as answered and done, assigned to the member of the office unless somebody has it. */
async function answerSource(
  transaction: Db,
  staff: Handler,
  { standing: progress, ...source }: Source,
  moment: string,
  now: Date,
) {
  const change = {
    state: 'done' as const,
    ...(progress.answered_at === null && { answeredAt: now }),
    ...(progress.assigned_to === null && staff.accountId !== undefined && { assignedTo: staff.accountId }),
  }
  if (!(await updateLead(transaction, staff, source, change))) throw new VersionConflict()
  await recordLeadEvent(transaction, staff, source.id, { kind: 'planned', after: moment }, now)
}

/** Further writes of the transaction: assignee, history, audit trail and the undo state. */
const alongside = (staff: Handler, id: string, plan: Plan, now: Date) => async (transaction: Db) => {
  const moment = formatMoment(plan.startsAt)
  const progress = plan.source && (await findProgress(transaction, staff, plan.source.id))
  if (plan.source && !progress) throw new VersionConflict()
  const source = plan.source && progress && { ...plan.source, standing: progress }
  if (source) await answerSource(transaction, staff, source, moment, now)
  const assigned = staff.accountId !== undefined && { assignedTo: staff.accountId }
  await updateLead(transaction, staff, { id, version: 1 }, { state: 'done', answeredAt: now, ...assigned })
  await recordLeadEvent(transaction, staff, id, { kind: 'made', after: moment }, now)
  await recordAudit(transaction, staff, { action: 'scheduled', subject: 'viewing', subjectId: id }, now)
  const former: PlannedState = { planned: true, source }
  await saveFormerState(transaction, staff, { id: formerViewingId(id), former, until: undoUntil(now) }, now)
}

/** @throws database errors. */
export async function planViewing(db: Db, staff: Handler, plan: Plan, now: Date): Promise<PlanResult> {
  const known = await findLeadIdByToken(db, plan.token)
  if (known !== undefined) return { kind: 'planned', id: known }
  const id = randomUUID()
  const { property, visitor, startsAt } = plan
  const hold = { until: undoUntil(now), decisionId: formerViewingId(id) }
  const lead = {
    ...{ id, token: plan.token, form: viewingForm.id, language: visitor.language, email: visitor.email },
    ...{ propertyId: property.id, status: 'confirmed' as const, payload: payloadOf(plan), uploads: [] },
    messages: withHold(await messagesOf(db, staff, id, plan, now), hold),
    slot: await slotForOffice(db, property, startsAt, now),
    alongside: alongside(staff, id, plan, now),
  }
  try {
    const result = await saveLead(db, lead, now)
    if (result === 'known') return { kind: 'planned', id: (await findLeadIdByToken(db, plan.token)) ?? id }
    return result === 'saved' ? { kind: 'planned', id } : { kind: 'slot-taken' }
  } catch (error) {
    if (error instanceof VersionConflict) return { kind: 'newer' }
    throw error
  }
}

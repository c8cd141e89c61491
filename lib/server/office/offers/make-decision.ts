/**
 * Accepts or rejects an offer or an application. Accepting is one transaction: the letter, rejection letters to all others,
 * cancelled viewings, the property's state "under option", a portal item for the owner, the audit trail, and last the property's
 * file. Any error rolls back all of it. The letters wait a quarter of an hour, during which `undo-decision.ts` can undo it.
 */
import 'server-only'
import type { AuditNote } from '../../../domain/office/audit.ts'
import type { ContenderForm, OrderReason } from '../../../domain/office/contenders.ts'
import { toLocalTime } from '../../../domain/text/brussels-time.ts'
import { getSnapshot } from '../../content/snapshot/current-snapshot.ts'
import type { Db } from '../../db/client.ts'
import { recordAudit } from '../../db/repositories/office/audit.ts'
import { keepTimes, saveDecision } from '../../db/repositories/office/office-decisions.ts'
import { recordLeadEvent, updateLead } from '../../db/repositories/office/office-lead-work.ts'
import { type ContenderRow, findContenders, setDecision } from '../../db/repositories/office/office-offers.ts'
import { type MessageHold, queueMessages } from '../../db/repositories/outbox/outbox.ts'
import { addItems } from '../../db/repositories/portal/portal-items.ts'
import { lockAllViewings } from '../../db/repositories/viewings/appointments.ts'
import { leadLanguage } from '../../leads/lead-language.ts'
import { translatorOf } from '../../pages/translator.ts'
import { env } from '../../runtime/env.ts'
import { leadAnswerTemplate } from '../leads/answer-mail.ts'
import {
  inListingTransaction,
  type ListingResult,
  Rollback,
  type SeenListing,
  setListingState,
} from '../listings/listing-actions.ts'
import { findOfficeProperty } from '../listings/office-property.ts'
import type { Staff } from '../staff/staff.ts'
import { cancelOpenViewings } from '../viewings/open-viewings.ts'
import { decisionLetter, type Letter, type LetterKind } from './decision-letters.ts'
import { type FormerRest, findFormer, findFormerListing, stateFieldsOf, undoEnd } from './former-state.ts'

type Decider = Staff<'handleOffers'>

/** `others`: `id:version` of all other open ones on the page, in order; used to detect changes since. */
export type DecisionRequest = {
  form: ContenderForm
  lead: { id: string; version: number }
  listing: SeenListing
  from: string
  others: readonly string[]
  letter: Letter
  /** Why an earlier application is passed over; undefined if it is the first. */
  reason: OrderReason | undefined
}

/** `no-reason`: an earlier application is passed over without a reason. */
export type DecisionResult = ListingResult | 'no-reason'

/** Days for which an offer or application is retained; an accepted application is retained as long as other leads. */
export const retentionDays = (form: ContenderForm, status?: ContenderRow['status']): number =>
  form === 'rental-application' && status !== 'approved' ? env().CANDIDATE_DAYS : env().LEAD_DAYS

const subjectOf = (form: ContenderForm): AuditNote['subject'] => (form === 'purchase-offer' ? 'offer' : 'application')

/** Whether it is still undecided. */
export const isOpen = ({ state }: Pick<ContenderRow, 'state'>): boolean => state !== 'done'

/** `id:version` of the other open ones, as the page sends them. */
export const versionsOfOthers = (contenders: readonly ContenderRow[], id: string): string[] =>
  contenders.filter((row) => row.id !== id && isOpen(row)).map((row) => `${row.id}:${row.version}`)

type Closing = {
  form: ContenderForm
  kind: LetterKind
  propertyId: number
  letter: Letter
  detail?: string | undefined
  hold?: MessageHold
}

/**
 * Closes one offer or application: answer, status, letter, history and audit trail.
 * @throws Rollback when it was changed meanwhile
 */
async function closeContender(
  transaction: Db,
  staff: Decider,
  row: ContenderRow,
  { form, kind, propertyId, letter, detail, hold }: Closing,
  now: Date,
) {
  const change = { state: 'done' as const, answeredAt: now }
  if (!(await updateLead(transaction, staff, row, change))) throw new Rollback('newer')
  await setDecision(transaction, staff, row.id, kind === 'accepted' ? 'approved' : 'rejected')
  if (row.email !== '') {
    const recipient = { to: row.email, language: leadLanguage(row), ...(staff.email && { replyTo: staff.email }) }
    const values = { form, subjectId: propertyId, ...letter, author: staff.name, agentId: staff.agentId }
    const message = leadAnswerTemplate.mail(recipient, values)
    const mail = { kind: 'mail' as const, subject: `office: ${kind}`, message, ...(hold && { hold }) }
    await queueMessages(transaction, [mail], now, row.id)
  }
  await recordLeadEvent(
    transaction,
    staff,
    row.id,
    { kind: kind === 'accepted' ? kind : 'declined', before: letter.subject, after: letter.text },
    now,
  )
  await recordAudit(
    transaction,
    staff,
    { action: kind, subject: subjectOf(form), subjectId: row.id, ...(detail && { detail }) },
    now,
  )
}

/** The letter to those who were not chosen; its text is fixed. */
export function rejectionLetter(
  form: ContenderForm,
  row: ContenderRow,
  propertyId: number,
  staff: Staff<'handleOffers'> | Staff<'seeApplications'>,
): Letter {
  const language = leadLanguage(row)
  const property = findOfficeProperty(staff, propertyId, language)
  return decisionLetter(form, 'refused', { property, payload: row.payload, retentionDays: retentionDays(form) }, staff, language)
}

/** The portal item for the owner: that a decision was made, and among how many; no names or amounts. */
async function notifyOwner(
  transaction: Db,
  id: string,
  { form, listing }: DecisionRequest,
  count: number,
  now: Date,
): Promise<void> {
  const t = translatorOf(getSnapshot().site.defaultLanguage)
  const { date, time } = toLocalTime(now)
  const words = { subject: t(`OfficeOffers.owner.${form}.subject`), comment: t(`OfficeOffers.owner.${form}.comment`, { count }) }
  const nobody = { contact: '', email: '', link: undefined, views: undefined, contacts: undefined }
  const item = {
    id,
    propertyId: listing.id,
    kind: 'communication',
    type: 'message',
    status: 'done',
    date,
    time,
    ...words,
    ...nobody,
  } as const
  await addItems(transaction, [item], now)
}

/** Whether an earlier application is passed over, which requires a reason. Offers have no order. */
const passesOver = (form: ContenderForm, open: readonly ContenderRow[], id: string) =>
  form === 'rental-application' && open[0]?.id !== id

class NoReason extends Error {}

/** Everything except the property's state. The caller holds the lock of the property. */
async function decideAll(transaction: Db, staff: Decider, request: DecisionRequest, now: Date): Promise<FormerRest> {
  const { form, lead, listing, letter, reason } = request
  const all = await findContenders(transaction, staff, form, listing.id)
  const chosen = all.find(({ id }) => id === lead.id)
  if (!chosen || !isOpen(chosen)) throw new Rollback('gone')
  const seen = [...request.others].toSorted().join()
  if (chosen.version !== lead.version || versionsOfOthers(all, lead.id).toSorted().join() !== seen) throw new Rollback('newer')
  const open = all.filter(isOpen)
  if (passesOver(form, open, lead.id) && !reason) throw new NoReason()
  const hold = { until: undoEnd(now), decisionId: lead.id }
  const at = { form, propertyId: listing.id, hold }
  await lockAllViewings(transaction)
  const former = await findFormer(
    transaction,
    staff,
    listing.id,
    open.map(({ id }) => id),
    now,
  )
  await closeContender(transaction, staff, chosen, { ...at, kind: 'accepted', letter, detail: reason }, now)
  for (const row of open.filter(({ id }) => id !== lead.id))
    await closeContender(
      transaction,
      staff,
      row,
      { ...at, kind: 'refused', letter: rejectionLetter(form, row, listing.id, staff) },
      now,
    )
  await cancelOpenViewings(transaction, staff, listing.id, now, hold)
  await keepTimes(transaction, staff, former.viewings, hold.until)
  await notifyOwner(transaction, former.portalItem, request, open.length, now)
  return former
}

/** @throws database errors; nothing is written then. */
export async function accept(db: Db, staff: Decider, request: DecisionRequest, now: Date): Promise<DecisionResult> {
  const { listing, from } = request
  try {
    return await inListingTransaction(db, listing.id, async (transaction, written) => {
      const before = await findFormerListing(transaction, staff, listing.id)
      let rest: FormerRest | undefined
      await setListingState(transaction, staff, listing, { from, to: 'option' }, now, written, async () => {
        rest = await decideAll(transaction, staff, request, now)
      })
      if (!rest) return
      const fields = { before: before.fields, after: stateFieldsOf(listing.id) }
      const decision = { leadId: request.lead.id, form: request.form, propertyId: listing.id, until: undoEnd(now) }
      await saveDecision(transaction, staff, decision, { ...rest, fields, discreet: before.discreet }, now)
    })
  } catch (error) {
    if (error instanceof NoReason) return 'no-reason'
    throw error
  }
}

export type RejectionRequest = Pick<DecisionRequest, 'form' | 'lead' | 'letter'> & { propertyId: number }

/** Rejects one; the others, the property and its viewings stay as they are. */
export async function reject(
  db: Db,
  staff: Decider,
  { form, lead, letter, propertyId }: RejectionRequest,
  now: Date,
): Promise<DecisionResult> {
  return inListingTransaction(db, propertyId, async (transaction) => {
    const row = (await findContenders(transaction, staff, form, propertyId)).find(({ id }) => id === lead.id)
    if (!row || !isOpen(row)) throw new Rollback('gone')
    if (row.version !== lead.version) throw new Rollback('newer')
    await closeContender(transaction, staff, row, { form, kind: 'refused', propertyId, letter }, now)
  })
}

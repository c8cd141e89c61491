/**
 * Undoes an acceptance while its letters wait: restores letters, offers, viewings, the state of the property and removes the
 * owner's portal item, in one transaction with the audit trail.
 */
import 'server-only'
import type { ContenderForm } from '../../../domain/office/contenders.ts'
import { stateFields } from '../../../domain/office/listing-state.ts'
import type { Db } from '../../db/client.ts'
import { recordAudit } from '../../db/repositories/office/audit.ts'
import {
  deleteHeldMessages,
  deletePortalItem,
  type FormerState,
  findOpenDecision,
  putBackLead,
  takeDecision,
} from '../../db/repositories/office/office-decisions.ts'
import { recordLeadEvent } from '../../db/repositories/office/office-lead-work.ts'
import { findListingVersion, setDiscreet } from '../../db/repositories/office/office-listings.ts'
import { inUndoTransaction, restoreViewings, TooLate, type UndoResult } from '../forms/undo-transaction.ts'
import { changeListing, Rollback } from '../listings/listing-actions.ts'
import { withValue } from '../listings/listing-paths.ts'
import { type Restore, restoreDiscreetProperty } from '../people/discreet-property.ts'
import type { Staff } from '../staff/staff.ts'
import { stateFieldsOf } from './former-state.ts'

type Decider = Staff<'handleOffers'>

/** The accepted lead. */
export type UndoDecisionRequest = { form: ContenderForm; leadId: string; propertyId: number }

async function restoreLeads(transaction: Db, staff: Decider, former: FormerState, form: ContenderForm, now: Date) {
  const subject = form === 'purchase-offer' ? 'offer' : 'application'
  for (const lead of former.leads) {
    if (!(await putBackLead(transaction, staff, lead))) throw new Rollback('newer')
    await recordLeadEvent(transaction, staff, lead.id, { kind: 'takenBack' }, now)
    await recordAudit(transaction, staff, { action: 'tookBack', subject, subjectId: lead.id }, now)
  }
  await restoreViewings(transaction, staff, former.viewings, now)
}

/** Restores the state fields only; other changes by colleagues stay. @throws Rollback when a colleague changed the state since */
async function restoreListing(
  transaction: Db,
  staff: Decider,
  id: number,
  { fields, discreet }: FormerState,
  now: Date,
  written: Restore[],
): Promise<void> {
  const { version } = await findListingVersion(transaction, staff, id)
  await changeListing(transaction, staff, { id, version }, now, async ({ override }) => {
    const current = stateFieldsOf(id)
    if (stateFields.some((name) => current[name] !== fields.after[name])) return 'newer'
    if (discreet) {
      const { letter, restore } = await restoreDiscreetProperty(discreet)
      written.push(restore)
      await setDiscreet(transaction, staff, id, letter)
    }
    const former = stateFields.reduce((all, name) => withValue(all, name, fields.before[name]), override)
    return { override: former, audit: { action: 'tookBack' } }
  })
}

/** @throws database errors; nothing is written then. */
export function undoDecision(db: Db, staff: Decider, undoing: UndoDecisionRequest, now: Date): Promise<UndoResult> {
  const { form, leadId, propertyId } = undoing
  return inUndoTransaction(db, propertyId, async (transaction, written) => {
    const last = await findOpenDecision(transaction, staff, form, propertyId, now)
    if (last && last.leadId !== leadId) throw new Rollback('newer')
    const former = await takeDecision(transaction, staff, leadId, now)
    if (!former || !(await deleteHeldMessages(transaction, staff, leadId))) throw new TooLate()
    await restoreLeads(transaction, staff, former, form, now)
    await deletePortalItem(transaction, staff, former.portalItem)
    await restoreListing(transaction, staff, propertyId, former, now, written)
  })
}

/** The state of a viewing before a change by the office, stored so that it can be undone for some seconds. */
import 'server-only'
import type { Db } from '../../db/client.ts'
import { type FormerViewing, findFormerViewings, keepTimes } from '../../db/repositories/office/office-decisions.ts'
import { findProgress, type LeadProgress, saveFormerState } from '../../db/repositories/office/office-former-states.ts'
import type { OfficeChange } from '../../viewings/change-viewing.ts'
import { undoUntil } from '../forms/undo-window.ts'
import type { SeenLead } from '../leads/lead-actions.ts'
import type { Staff } from '../staff/staff.ts'

/** Contains no name, address or text of a visitor. */
export type FormerViewingState = { viewing: FormerViewing; standing: LeadProgress }

type Work = { staff: Staff<'handleViewings'>; seen: SeenLead; now: Date }

/** Key of the waiting mails in the outbox. */
export const formerViewingId = (id: string): string => `viewing-${id}`

/** Called within the transaction, before the change. */
async function storeFormer({ staff, seen: { id }, now }: Work, transaction: Db): Promise<FormerViewing | undefined> {
  const [viewing] = await findFormerViewings(transaction, staff, [id])
  const progress = await findProgress(transaction, staff, id)
  if (!viewing || !progress) return undefined
  const former: FormerViewingState = { viewing, standing: progress }
  await saveFormerState(transaction, staff, { id: formerViewingId(id), former, until: undoUntil(now) }, now)
  return viewing
}

/**
 * Delays the mails and reserves the former time while the change can be undone.
 * @param alongside further writes in the same transaction
 */
export function undoable(work: Work, alongside: (transaction: Db) => Promise<void>): OfficeChange {
  const until = undoUntil(work.now)
  let former: FormerViewing | undefined
  return {
    hold: { until, decisionId: formerViewingId(work.seen.id) },
    alongside: async (transaction) => {
      former = await storeFormer(work, transaction)
      await alongside(transaction)
    },
    afterwards: async (transaction) => {
      if (former) await keepTimes(transaction, work.staff, [former], until)
    },
  }
}

/** What a viewing is before somebody of the office changes it, so that the change can be taken back for a moment. */
import 'server-only'
import type { Db } from '../../db/client.ts'
import { type FormerViewing, findFormerViewings, keepTimes } from '../../db/repositories/office/office-decisions.ts'
import { findStanding, type LeadStanding, saveFormerState } from '../../db/repositories/office/office-former-states.ts'
import type { OfficeChange } from '../../viewings/change-viewing.ts'
import type { SeenLead } from '../leads/lead-work.ts'
import { undoUntil } from '../offers/undo-offer.ts'
import type { Staff } from '../staff/staff.ts'

/** No name, address or text of a visitor stands in it. */
export type FormerViewingState = { viewing: FormerViewing; standing: LeadStanding }

type Work = { staff: Staff<'handleViewings'>; seen: SeenLead; now: Date }

/** By which the outbox knows the mails that wait for as long. */
export const formerViewingId = (id: string): string => `viewing-${id}`

/** Within the transaction that changes it, before it does. */
async function keepFormer({ staff, seen: { id }, now }: Work, transaction: Db): Promise<FormerViewing | undefined> {
  const [viewing] = await findFormerViewings(transaction, staff, [id])
  const standing = await findStanding(transaction, staff, id)
  if (!viewing || !standing) return undefined
  const former: FormerViewingState = { viewing, standing }
  await saveFormerState(transaction, staff, { id: formerViewingId(id), former, until: undoUntil(now) }, now)
  return viewing
}

/** The mails wait as long as it can be taken back, and the time that it had is kept. @param alongside what is written with it */
export function undoable(work: Work, alongside: (transaction: Db) => Promise<void>): OfficeChange {
  const until = undoUntil(work.now)
  let former: FormerViewing | undefined
  return {
    hold: { until, decisionId: formerViewingId(work.seen.id) },
    alongside: async (transaction) => {
      former = await keepFormer(work, transaction)
      await alongside(transaction)
    },
    afterwards: async (transaction) => {
      if (former) await keepTimes(transaction, work.staff, [former], until)
    },
  }
}

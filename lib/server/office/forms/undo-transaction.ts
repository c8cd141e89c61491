/** Shared parts of undoing a decision or a change of a property: the time limit, and restoring cancelled viewings. */
import 'server-only'
import type { Db } from '../../db/client.ts'
import { recordAudit } from '../../db/repositories/office/audit.ts'
import { type FormerViewing, putBackViewing } from '../../db/repositories/office/office-decisions.ts'
import { recordLeadEvent } from '../../db/repositories/office/office-lead-work.ts'
import { lockAllViewings } from '../../db/repositories/viewings/appointments.ts'
import { inListingTransaction, type ListingResult, type StateMaker } from '../listings/listing-actions.ts'
import type { Restore } from '../people/discreet-property.ts'

/** `late`: the mails have already been sent. */
export type UndoResult = ListingResult | 'late'

/** Thrown to roll back the transaction. */
export class TooLate extends Error {}

/** Runs with all viewings locked. @throws database errors; nothing is changed then. */
export async function inUndoTransaction(
  db: Db,
  propertyId: number,
  run: (transaction: Db, written: Restore[]) => Promise<void>,
): Promise<UndoResult> {
  try {
    return await inListingTransaction(db, propertyId, async (transaction, written) => {
      await lockAllViewings(transaction)
      await run(transaction, written)
    })
  } catch (error) {
    if (error instanceof TooLate) return 'late'
    throw error
  }
}

/** Restores the viewings that are still cancelled, each with an entry in its history and in the audit trail. */
export async function restoreViewings(
  transaction: Db,
  staff: StateMaker,
  viewings: readonly FormerViewing[],
  now: Date,
): Promise<void> {
  for (const viewing of viewings) {
    if (!(await putBackViewing(transaction, staff, viewing))) continue
    await recordLeadEvent(transaction, staff, viewing.id, { kind: 'takenBack' }, now)
    await recordAudit(transaction, staff, { action: 'tookBack', subject: 'viewing', subjectId: viewing.id }, now)
  }
}

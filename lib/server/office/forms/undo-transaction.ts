/** What takes back a decision or a change of a property has in common: it ends with the moment in which mails waited, and viewings return. */
import 'server-only'
import type { Db } from '../../db/client.ts'
import { recordAudit } from '../../db/repositories/office/audit.ts'
import { type FormerViewing, putBackViewing } from '../../db/repositories/office/office-decisions.ts'
import { recordLeadEvent } from '../../db/repositories/office/office-lead-work.ts'
import { lockAllViewings } from '../../db/repositories/viewings/appointments.ts'
import { inListingTransaction, type ListingResult, type StateMaker } from '../listings/listing-work.ts'
import type { TakeBack } from '../people/discreet-offer.ts'

/** `late`: the mails are on their way. */
export type UndoResult = ListingResult | 'late'

/** Undoes the transaction that it is thrown in. */
export class TooLate extends Error {}

/** With all viewings locked. @throws what the database says; nothing is changed then. */
export async function inUndoTransaction(
  db: Db,
  propertyId: number,
  run: (transaction: Db, written: TakeBack[]) => Promise<void>,
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

/** Those that are still called off, each with its line in history and trail. */
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

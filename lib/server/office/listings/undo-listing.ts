/** Undoes the last change of a property: restores its override, state, discreet entry and viewings. */
import 'server-only'
import type { Db } from '../../db/client.ts'
import { deleteHeldMessages } from '../../db/repositories/office/office-decisions.ts'
import { putBackOverrideRows, takeFormerState } from '../../db/repositories/office/office-former-states.ts'
import { findListingVersion, setDiscreet } from '../../db/repositories/office/office-listings.ts'
import { inUndoTransaction, restoreViewings, TooLate, type UndoResult } from '../forms/undo-transaction.ts'
import { type Restore, removeDiscreetProperty, restoreDiscreetProperty } from '../people/discreet-property.ts'
import { type FormerListing, formerListingId } from './former-listing.ts'
import { changeListing, type ListingHandler, Rollback, type SeenListing } from './listing-actions.ts'

/** Restores the entry of the discreet property with its former texts, or removes it. */
async function restoreDiscreetEntry(
  transaction: Db,
  staff: ListingHandler,
  id: number,
  former: FormerListing['discreet'],
  written: Restore[],
): Promise<void> {
  const { discreet } = await findListingVersion(transaction, staff, id)
  if ((discreet !== undefined) === (former !== undefined)) return
  try {
    if (discreet !== undefined) written.push(await removeDiscreetProperty(discreet))
    if (!former) return await setDiscreet(transaction, staff, id, undefined)
    const { letter, restore } = await restoreDiscreetProperty(former)
    written.push(restore)
    await setDiscreet(transaction, staff, id, letter)
  } catch {
    throw new Rollback('closed')
  }
}

/** @returns `late` once the time is over @throws database errors; nothing is changed then. */
export const undoListing = (db: Db, staff: ListingHandler, seen: SeenListing, now: Date): Promise<UndoResult> =>
  inUndoTransaction(db, seen.id, (transaction, written) =>
    changeListing(transaction, staff, seen, now, async () => {
      const id = formerListingId(seen.id)
      const former = (await takeFormerState(transaction, staff, id, now)) as FormerListing | undefined
      if (!former || !(await deleteHeldMessages(transaction, staff, id))) throw new TooLate()
      await restoreDiscreetEntry(transaction, staff, seen.id, former.discreet, written)
      await putBackOverrideRows(transaction, staff, seen.id, former.notes)
      await restoreViewings(transaction, staff, former.viewings, now)
      return { override: former.override, audit: { action: 'tookBack' } }
    }),
  )

/** Takes the last change of a property back: what the office says in its place, its state, the discreet offer and the viewings are as before. */
import 'server-only'
import type { Db } from '../db/client.ts'
import { lockAllViewings } from '../db/repositories/appointments.ts'
import { recordAudit } from '../db/repositories/audit.ts'
import { deleteHeldMessages, type FormerViewing, putBackViewing } from '../db/repositories/office-decisions.ts'
import { putBackOverrideRows, takeFormerState } from '../db/repositories/office-former-states.ts'
import { recordLeadEvent } from '../db/repositories/office-lead-work.ts'
import { findListingVersion, setDiscreet } from '../db/repositories/office-listings.ts'
import { putBackDiscreetOffer, removeDiscreetOffer, type TakeBack } from './discreet-offer.ts'
import { type FormerListing, formerListingId } from './former-listing.ts'
import {
  changeListing,
  inListingTransaction,
  type ListingHandler,
  type ListingResult,
  type SeenListing,
  Undone,
} from './listing-work.ts'

async function putBackViewings(transaction: Db, staff: ListingHandler, viewings: readonly FormerViewing[], now: Date) {
  for (const viewing of viewings) {
    if (!(await putBackViewing(transaction, staff, viewing))) continue
    await recordLeadEvent(transaction, staff, viewing.id, { kind: 'takenBack' }, now)
    await recordAudit(transaction, staff, { action: 'tookBack', subject: 'viewing', subjectId: viewing.id }, now)
  }
}

/** On the page of discreet offers as before, in the words that it had there; or off it. */
async function putBackOffer(
  transaction: Db,
  staff: ListingHandler,
  id: number,
  former: FormerListing['discreet'],
  written: TakeBack[],
): Promise<void> {
  const { discreet } = await findListingVersion(transaction, staff, id)
  if ((discreet !== undefined) === (former !== undefined)) return
  try {
    if (discreet !== undefined) written.push(await removeDiscreetOffer(discreet))
    if (!former) return await setDiscreet(transaction, staff, id, undefined)
    const { letter, takeBack } = await putBackDiscreetOffer(former)
    written.push(takeBack)
    await setDiscreet(transaction, staff, id, letter)
  } catch {
    throw new Undone('closed')
  }
}

class TooLate extends Error {}

/** @returns `late` once its time is over. @throws what the database says; nothing is changed then. */
export async function undoListing(db: Db, staff: ListingHandler, seen: SeenListing, now: Date): Promise<ListingResult | 'late'> {
  const { id } = seen
  try {
    return await inListingTransaction(db, id, async (transaction, written) => {
      await lockAllViewings(transaction)
      await changeListing(transaction, staff, seen, now, async () => {
        const former = (await takeFormerState(transaction, staff, formerListingId(id), now)) as FormerListing | undefined
        if (!former || !(await deleteHeldMessages(transaction, staff, formerListingId(id)))) throw new TooLate()
        await putBackOffer(transaction, staff, id, former.discreet, written)
        await putBackOverrideRows(transaction, staff, id, former.notes)
        await putBackViewings(transaction, staff, former.viewings, now)
        return { override: former.override, audit: { action: 'tookBack' } }
      })
    })
  } catch (error) {
    if (error instanceof TooLate) return 'late'
    throw error
  }
}

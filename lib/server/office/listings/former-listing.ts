/** What a property is before somebody of the office changes it, so that the change can be taken back for a moment. */
import 'server-only'
import type { Selectable } from 'kysely'
import { readOverride } from '../../content/files/listing-file.ts'
import type { Fields } from '../../content/files/overrides.ts'
import type { Db } from '../../db/client.ts'
import { type FormerViewing, findFormerViewings } from '../../db/repositories/office/office-decisions.ts'
import { findOverrideRows, saveFormerState } from '../../db/repositories/office/office-former-states.ts'
import { findListingVersion, findOpenViewingIds } from '../../db/repositories/office/office-listings.ts'
import { lockAllViewings } from '../../db/repositories/viewings/appointments.ts'
import type { ListingOverrideTable } from '../../db/tables/office.ts'
import { undoUntil } from '../offers/undo-offer.ts'
import { findDiscreetEntry } from '../people/discreet-offer.ts'
import type { Staff } from '../staff/staff.ts'

/** No name, address or text of a visitor stands in it. */
export type FormerListing = {
  /** The file of `overrides/`. */
  override: Fields
  notes: readonly Selectable<ListingOverrideTable>[]
  /** As `discreet.json` had it. */
  discreet: Readonly<Record<string, unknown>> | undefined
  /** Those that the change calls off. */
  viewings: readonly FormerViewing[]
}

/** By which the outbox knows the mails that wait for as long. */
export const formerListingId = (id: number): string => `listing-${id}`

/**
 * Within the transaction, once nobody else changes the property.
 * @param stops whether its viewings are called off. @returns those.
 */
export async function keepFormerListing(
  transaction: Db,
  staff: Staff<'handleListings'>,
  id: number,
  now: Date,
  stops = false,
): Promise<readonly FormerViewing[]> {
  const until = undoUntil(now)
  if (stops) await lockAllViewings(transaction)
  const stopped = stops ? await findOpenViewingIds(transaction, staff, id, now) : []
  const { discreet } = await findListingVersion(transaction, staff, id)
  const former: FormerListing = {
    override: readOverride(id),
    notes: await findOverrideRows(transaction, staff, id),
    discreet: discreet === undefined ? undefined : await findDiscreetEntry(discreet),
    viewings: await findFormerViewings(transaction, staff, stopped),
  }
  await saveFormerState(transaction, staff, { id: formerListingId(id), former, until }, now)
  return former.viewings
}

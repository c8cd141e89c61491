/** The state of a property before a change by the office, stored so that it can be undone for some seconds. */
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
import { undoUntil } from '../forms/undo-window.ts'
import { findDiscreetEntry } from '../people/discreet-property.ts'
import type { Staff } from '../staff/staff.ts'

/** Contains no name, address or text of a visitor. */
export type FormerListing = {
  /** The file in `overrides/`. */
  override: Fields
  notes: readonly Selectable<ListingOverrideTable>[]
  /** Entry in `discreet.json`. */
  discreet: Readonly<Record<string, unknown>> | undefined
  /** Viewings that the change cancels. */
  viewings: readonly FormerViewing[]
}

/** Key of the waiting mails in the outbox. */
export const formerListingId = (id: number): string => `listing-${id}`

/**
 * Called within the transaction, with the lock of the property.
 * @param stops whether its viewings are cancelled
 * @returns those viewings
 */
export async function storeFormerListing(
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

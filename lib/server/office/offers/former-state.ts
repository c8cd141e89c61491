/** The state before an acceptance, stored so that it can be undone. */
import 'server-only'
import { randomUUID } from 'node:crypto'
import { stateFields } from '../../../domain/office/listing-state.ts'
import { readOverride } from '../../content/files/listing-file.ts'
import type { Db } from '../../db/client.ts'
import {
  type FormerFields,
  type FormerState,
  findFormerLeads,
  findFormerViewings,
} from '../../db/repositories/office/office-decisions.ts'
import { findListingVersion, findOpenViewingIds } from '../../db/repositories/office/office-listings.ts'
import { Rollback } from '../listings/listing-actions.ts'
import { findDiscreetEntry } from '../people/discreet-property.ts'
import type { Staff } from '../staff/staff.ts'

type Decider = Staff<'handleOffers'>

/** Milliseconds during which an acceptance can be undone; its letters wait as long. */
const undoMs = 15 * 60_000

export const undoEnd = (now: Date): Date => new Date(now.getTime() + undoMs)

export type FormerRest = Omit<FormerState, 'fields' | 'discreet'>

/** @param leadIds leads that the acceptance closes @param transaction has locked the viewings */
export async function findFormer(
  transaction: Db,
  staff: Decider,
  propertyId: number,
  leadIds: readonly string[],
  now: Date,
): Promise<FormerRest> {
  const viewingIds = await findOpenViewingIds(transaction, staff, propertyId, now)
  return {
    leads: await findFormerLeads(transaction, staff, leadIds),
    viewings: await findFormerViewings(transaction, staff, viewingIds),
    portalItem: randomUUID(),
  }
}

/**
 * The fields that a listing's state consists of, as in its file in `overrides/`.
 * @throws Rollback when that is not a valid record
 */
export function stateFieldsOf(id: number): FormerFields {
  try {
    const override = readOverride(id)
    return Object.fromEntries(stateFields.map((name) => [name, override[name]]))
  } catch {
    throw new Rollback('closed')
  }
}

/** The state fields and the discreet entry of a property before the acceptance. */
export async function findFormerListing(
  transaction: Db,
  staff: Decider,
  id: number,
): Promise<{ fields: FormerFields; discreet: FormerState['discreet'] }> {
  const { discreet } = await findListingVersion(transaction, staff, id)
  return { fields: stateFieldsOf(id), discreet: discreet === undefined ? undefined : await findDiscreetEntry(discreet) }
}

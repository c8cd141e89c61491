/** Former states for undoing the last change within seconds: one row per changed item. */
import 'server-only'
import type { Selectable } from 'kysely'
import type { LeadState } from '../../../../domain/office/lead-state.ts'
import type { Staff } from '../../../office/staff/staff.ts'
import type { Db } from '../../client.ts'
import type { ListingOverrideTable } from '../../tables/office.ts'

/**
 * Called in the transaction of the change, before its mails are queued. Also deletes expired former states, and detaches the
 * mails of the previous change, which can no longer be undone.
 * @param former is stored as JSON
 */
export async function saveFormerState(
  transaction: Db,
  _staff: Staff<'handleListings'> | Staff<'handleViewings'>,
  { id, former, until }: { id: string; former: unknown; until: Date },
  now: Date,
): Promise<void> {
  await transaction
    .deleteFrom('former_state')
    .where((where) => where.or([where('id', '=', id), where('until', '<=', now.toISOString())]))
    .execute()
  await transaction.updateTable('outbox').set({ decision_id: null }).where('decision_id', '=', id).execute()
  await transaction
    .insertInto('former_state')
    .values({ id, until: until.toISOString(), former: JSON.stringify(former) })
    .execute()
}

/** Takes and deletes the former state. @returns undefined if there is none, or its time has passed. */
export async function takeFormerState(
  transaction: Db,
  _staff: Staff<'handleListings'> | Staff<'handleViewings'>,
  id: string,
  now: Date,
): Promise<unknown> {
  const row = await transaction
    .deleteFrom('former_state')
    .where('id', '=', id)
    .where('until', '>', now.toISOString())
    .returning('former')
    .executeTakeFirst()
  return row && JSON.parse(row.former)
}

/** Stored overrides of a listing, as in the table. */
export const findOverrideRows = (db: Db, _staff: Staff<'handleListings'>, propertyId: number) =>
  db.selectFrom('listing_override').selectAll().where('property_id', '=', propertyId).execute()

/** Replaces the stored overrides. */
export async function putBackOverrideRows(
  transaction: Db,
  _staff: Staff<'handleListings'>,
  propertyId: number,
  rows: readonly Selectable<ListingOverrideTable>[],
): Promise<void> {
  await transaction.deleteFrom('listing_override').where('property_id', '=', propertyId).execute()
  if (rows.length > 0)
    await transaction
      .insertInto('listing_override')
      .values([...rows])
      .execute()
}

/** Progress of the office's work on a lead. */
export type LeadProgress = { state: LeadState; answered_at: string | null; assigned_to: string | null }

export const findProgress = (
  transaction: Db,
  _staff: Staff<'handleViewings'>,
  leadId: string,
): Promise<LeadProgress | undefined> =>
  transaction.selectFrom('lead').select(['state', 'answered_at', 'assigned_to']).where('id', '=', leadId).executeTakeFirst()

/** @returns false if the lead was changed since this version. */
export async function putBackProgress(
  transaction: Db,
  _staff: Staff<'handleViewings'>,
  { id, version }: { id: string; version: number },
  progress: LeadProgress,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('lead')
    .set({ ...progress, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Undefined for a deleted lead. */
export async function findLeadVersion(db: Db, _staff: Staff<'handleViewings'>, leadId: string): Promise<number | undefined> {
  const row = await db.selectFrom('lead').select('version').where('id', '=', leadId).executeTakeFirst()
  return row?.version
}

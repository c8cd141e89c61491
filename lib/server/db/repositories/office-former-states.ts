/** What the last change can be taken back to, for some seconds: one row of each thing. */
import 'server-only'
import type { Selectable } from 'kysely'
import type { Staff } from '../../office/staff.ts'
import type { Db } from '../client.ts'
import type { ListingOverrideTable } from '../tables/office.ts'

/** Within the transaction that changes it. What can no longer be taken back is deleted with it. @param former becomes JSON */
export async function saveFormerState(
  transaction: Db,
  _staff: Staff<'handleListings'>,
  { id, former, until }: { id: string; former: unknown; until: Date },
  now: Date,
): Promise<void> {
  await transaction
    .deleteFrom('former_state')
    .where((where) => where.or([where('id', '=', id), where('until', '<=', now.toISOString())]))
    .execute()
  await transaction
    .insertInto('former_state')
    .values({ id, until: until.toISOString(), former: JSON.stringify(former) })
    .execute()
}

/** Takes it, once. @returns undefined when there is none, or its time is over. */
export async function takeFormerState(transaction: Db, _staff: Staff<'handleListings'>, id: string, now: Date): Promise<unknown> {
  const row = await transaction
    .deleteFrom('former_state')
    .where('id', '=', id)
    .where('until', '>', now.toISOString())
    .returning('former')
    .executeTakeFirst()
  return row && JSON.parse(row.former)
}

/** Who said what in place of a listing's file, as the table has it. */
export const findOverrideRows = (db: Db, _staff: Staff<'handleListings'>, propertyId: number) =>
  db.selectFrom('listing_override').selectAll().where('property_id', '=', propertyId).execute()

/** In place of what there is. */
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

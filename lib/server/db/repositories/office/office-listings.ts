/** Properties in the office: versions, authors of overrides, and figures for a page of properties in one query each. */
import 'server-only'
import type { IsoDate } from '../../../../domain/property/property.ts'
import type { Staff } from '../../../office/staff/staff.ts'
import type { Db } from '../../client.ts'
import type { LeadStatus } from '../../schema.ts'

const asNumber = (count: number | string) => Number(count)

/** 0 for a property that was never changed. */
export async function findListingVersion(
  db: Db,
  _staff: Staff<'handleListings'> | Staff<'handleOffers'>,
  propertyId: number,
): Promise<{ version: number; discreet: string | undefined }> {
  const row = await db.selectFrom('office_listing').selectAll().where('property_id', '=', propertyId).executeTakeFirst()
  return { version: row?.version ?? 0, discreet: row?.discreet ?? undefined }
}

/** By property: the reference letters of those on the page of discreet properties. */
export async function findDiscreet(
  db: Db,
  _staff: Staff<'handleListings'> | Staff<'seeSubscribers'> | Staff<'sendMailings'>,
): Promise<Map<number, string>> {
  const rows = await db
    .selectFrom('office_listing')
    .select(['property_id', 'discreet'])
    .where('discreet', 'is not', null)
    .execute()
  return new Map(rows.map(({ property_id, discreet }) => [property_id, discreet ?? '']))
}

/**
 * @param db the transaction of the change.
 * @param version that the caller has read.
 * @returns false if the property was changed meanwhile.
 */
export async function takeListingVersion(
  db: Db,
  _staff: Staff<'handleListings'> | Staff<'handleOffers'>,
  { id, version }: { id: number; version: number },
  now: Date,
): Promise<boolean> {
  const changed_at = now.toISOString()
  if (version === 0) {
    const made = await db
      .insertInto('office_listing')
      .values({ property_id: id, version: 1, changed_at, discreet: null })
      .onConflict((conflict) => conflict.column('property_id').doNothing())
      .returning('property_id')
      .executeTakeFirst()
    return made !== undefined
  }
  const { numUpdatedRows } = await db
    .updateTable('office_listing')
    .set({ version: version + 1, changed_at })
    .where('property_id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Increments the version unconditionally: new overrides are added to earlier ones. Locks the row. */
export async function takeNextVersion(transaction: Db, _staff: Staff<'handleFeeds'>, id: number, now: Date): Promise<void> {
  const changed_at = now.toISOString()
  await transaction
    .insertInto('office_listing')
    .values({ property_id: id, version: 1, changed_at, discreet: null })
    .onConflict((conflict) =>
      conflict
        .column('property_id')
        .doUpdateSet(({ eb, ref }) => ({ changed_at, version: eb(ref('office_listing.version'), '+', 1) })),
    )
    .execute()
}

/** @param letter undefined removes it from the page. @param db the transaction that changes the property. */
export async function setDiscreet(
  db: Db,
  _staff: Staff<'handleListings'> | Staff<'handleOffers'>,
  propertyId: number,
  letter: string | undefined,
): Promise<void> {
  await db
    .updateTable('office_listing')
    .set({ discreet: letter ?? null })
    .where('property_id', '=', propertyId)
    .execute()
}

/** `untilChanged`: the override ends once the feed's value changes. */
export type OverrideNote = { path: string; theirs: unknown; untilChanged: boolean; name: string; at: Date }

/** Keys are the field names used in content files. */
export async function findOverrideNotes(
  db: Db,
  _staff: Staff<'handleListings'>,
  propertyId: number,
): Promise<Map<string, OverrideNote>> {
  const rows = await db.selectFrom('listing_override').selectAll().where('property_id', '=', propertyId).execute()
  return new Map(
    rows.map(({ path, theirs, until_changed, name, at }) => [
      path,
      {
        ...{ path, name, at: new Date(at), untilChanged: until_changed === 1 },
        theirs: theirs === null ? undefined : JSON.parse(theirs),
      },
    ]),
  )
}

/** @param theirs the value in the file; undefined for none. */
export async function noteOverride(
  db: Db,
  staff: Staff<'handleListings'> | Staff<'handleFeeds'>,
  propertyId: number,
  { path, theirs, untilChanged = false }: Pick<OverrideNote, 'path' | 'theirs'> & Partial<Pick<OverrideNote, 'untilChanged'>>,
  now: Date,
): Promise<void> {
  const said = {
    theirs: theirs === undefined ? null : JSON.stringify(theirs),
    until_changed: untilChanged ? (1 as const) : (0 as const),
    ...{ account_id: staff.accountId ?? null, name: staff.name, at: now.toISOString() },
  }
  await db
    .insertInto('listing_override')
    .values({ property_id: propertyId, path, ...said })
    .onConflict((conflict) => conflict.columns(['property_id', 'path']).doUpdateSet(said))
    .execute()
}

export async function deleteOverrideNote(
  db: Db,
  _staff: Staff<'handleListings'>,
  propertyId: number,
  path: string,
): Promise<void> {
  await db.deleteFrom('listing_override').where('property_id', '=', propertyId).where('path', '=', path).execute()
}

/** Page views per day, by property. @param from first day. */
export async function findDailyViews(
  db: Db,
  _staff: Staff<'handleListings'>,
  propertyIds: readonly number[],
  from: IsoDate,
): Promise<{ propertyId: number; day: IsoDate; count: number }[]> {
  if (propertyIds.length === 0) return []
  const rows = await db
    .selectFrom('property_figure')
    .select(['property_id', 'day', ({ fn }) => fn.sum<number | string>('count').as('views')])
    .where('property_id', 'in', propertyIds)
    .where('kind', '=', 'view')
    .where('day', '>=', from)
    .groupBy(['property_id', 'day'])
    .execute()
  return rows.map(({ property_id, day, views }) => ({ propertyId: property_id, day, count: asNumber(views) }))
}

/** How often visitors added a property to their favourites. */
export async function countFavourites(db: Db, _staff: Staff<'handleListings'>, propertyId: number): Promise<number> {
  const row = await db
    .selectFrom('property_figure')
    .select(({ fn }) => fn.sum<number | string | null>('count').as('kept'))
    .where('property_id', '=', propertyId)
    .where('kind', '=', 'favourite')
    .executeTakeFirst()
  return Number(row?.kept ?? 0)
}

const seen: readonly LeadStatus[] = ['new', 'approved', 'rejected', 'confirmed', 'requested', 'cancelled']

export type LeadCounts = { all: number; open: number }

/** Number of leads about each property, without duplicates; open ones are those not done. */
export async function countLeadsOf(
  db: Db,
  _staff: Staff<'handleListings'>,
  propertyIds: readonly number[],
): Promise<ReadonlyMap<number, LeadCounts>> {
  if (propertyIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('lead')
    .select(({ fn }) => [
      'property_id',
      fn.countAll<number | string>().as('all'),
      fn.countAll<number | string>().filterWhere('state', '<>', 'done').as('open'),
    ])
    .where('property_id', 'in', propertyIds)
    .where('merged_into', 'is', null)
    .where('status', 'in', seen)
    .groupBy('property_id')
    .execute()
  return new Map(rows.map((row) => [row.property_id ?? 0, { all: asNumber(row.all), open: asNumber(row.open) }]))
}

/** Number of viewings of a property that took place or are planned. */
export async function countViewingsOf(
  db: Db,
  _staff: Staff<'handleListings'>,
  propertyId: number,
  now: Date,
): Promise<{ all: number; coming: number }> {
  const row = await db
    .selectFrom('appointment')
    .innerJoin('lead', 'lead.id', 'appointment.lead_id')
    .select(({ fn }) => [
      fn.countAll<number | string>().as('all'),
      fn.countAll<number | string>().filterWhere('starts_at', '>', now.toISOString()).as('coming'),
    ])
    .where('appointment.property_id', '=', propertyId)
    .where('lead.status', '=', 'confirmed')
    .executeTakeFirstOrThrow()
  return { all: asNumber(row.all), coming: asNumber(row.coming) }
}

/** Ids of a property's viewings that are requested or planned, oldest first. */
export async function findOpenViewingIds(
  db: Db,
  _staff: Staff<'handleListings'> | Staff<'handleOffers'>,
  propertyId: number,
  now: Date,
): Promise<string[]> {
  const rows = await db
    .selectFrom('lead')
    .leftJoin('appointment', 'appointment.lead_id', 'lead.id')
    .select('lead.id')
    .where('lead.form', '=', 'visit')
    .where('lead.property_id', '=', propertyId)
    .where('lead.status', 'in', ['requested', 'pending', 'confirmed'])
    .where((where) =>
      where.or([where('appointment.starts_at', 'is', null), where('appointment.starts_at', '>', now.toISOString())]),
    )
    .orderBy('lead.created_at')
    .orderBy('lead.id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Names of the owners who see a property in the portal. */
export async function findOwnerNames(db: Db, _staff: Staff<'handleListings'>, propertyId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('owner_property')
    .innerJoin('account', 'account.id', 'owner_property.account_id')
    .select('account.name')
    .where('owner_property.property_id', '=', propertyId)
    .orderBy('account.name')
    .execute()
  return rows.map(({ name }) => name)
}

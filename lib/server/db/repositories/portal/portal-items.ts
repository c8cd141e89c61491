/** What the agency did for properties: logged communications, viewings and advertisements. */
import 'server-only'
import { randomUUID } from 'node:crypto'
import type { ItemKind, PortalItem } from '../../../../domain/portal/portal-item.ts'
import type { IsoDate } from '../../../../domain/property/property.ts'
import { toLocalTime } from '../../../../domain/text/brussels-time.ts'
import { inBatches } from '../../../../process/in-batches.ts'
import type { Db } from '../../client.ts'
import type { PortalItemTable } from '../../tables/portal.ts'
import type { Ownership } from './owner-properties.ts'

/** `email` of the contact: never shown; used to find the item when that person asks to be erased. */
export type NewItem = Omit<PortalItem, 'id'> & { propertyId: number; email: string /** Random when left out. */; id?: string }

const toRow = (item: NewItem, now: Date): PortalItemTable => ({
  id: item.id ?? randomUUID(),
  property_id: item.propertyId,
  kind: item.kind,
  date: item.date,
  time: item.time ?? null,
  type: item.type,
  contact: item.contact,
  subject: item.subject,
  comment: item.comment,
  status: item.status,
  link: item.link ?? null,
  views: item.views ?? null,
  contacts: item.contacts ?? null,
  email: item.email.toLowerCase(),
  created_at: now.toISOString(),
})

const toItem = (row: Omit<PortalItemTable, 'email' | 'property_id' | 'created_at'>): PortalItem => ({
  ...row,
  time: row.time ?? undefined,
  link: row.link ?? undefined,
  views: row.views ?? undefined,
  contacts: row.contacts ?? undefined,
})

/** Rows per statement; 15 parameters each. */
const rowsAtOnce = 500

/** All or none. Also works within a transaction. */
export async function addItems(db: Db, items: readonly NewItem[], now: Date): Promise<void> {
  const rows = items.map((item) => toRow(item, now))
  const write = async (target: Db) => {
    for (const batch of inBatches(rows, rowsAtOnce)) await target.insertInto('portal_item').values(batch).execute()
  }
  if (db.isTransaction) await write(db)
  else await db.transaction().execute(write)
}

/** Items of an owner's property, newest first; empty for a property of another owner. */
export async function findItems(db: Db, { accountId, propertyId }: Ownership, kind: ItemKind): Promise<PortalItem[]> {
  const rows = await db
    .selectFrom('portal_item')
    .innerJoin('owner_property', 'owner_property.property_id', 'portal_item.property_id')
    .select(['id', 'kind', 'date', 'time', 'type', 'contact', 'subject', 'comment', 'status', 'link', 'views', 'contacts'])
    .where('owner_property.account_id', '=', accountId)
    .where('portal_item.property_id', '=', propertyId)
    .where('kind', '=', kind)
    .orderBy('date', 'desc')
    .orderBy('time', 'desc')
    .orderBy('id')
    .execute()
  return rows.map(toItem)
}

/** Items of a feed for these properties; their ids begin with the source. */
export type FeedItems = { source: string; propertyIds: readonly number[]; items: readonly NewItem[] }

/**
 * Deletes planned viewings that the feed no longer contains; past ones get the status `done`. Statistics replace the earlier
 * ones. Also works within a transaction.
 */
export async function replaceFeedItems(db: Db, { source, propertyIds, items }: FeedItems, now: Date): Promise<void> {
  const today = toLocalTime(now).date
  const ownedBySource = db.selectFrom('portal_item').select('id').where('id', 'like', `${source}:%`)
  await db
    .updateTable('portal_item')
    .set({ status: 'done' })
    .where('id', 'in', ownedBySource)
    .where('kind', '=', 'visit')
    .where('status', '=', 'confirmed')
    .where('date', '<', today)
    .execute()
  for (const batch of inBatches(propertyIds, rowsAtOnce))
    await db
      .deleteFrom('portal_item')
      .where('id', 'in', ownedBySource)
      .where('property_id', 'in', batch)
      .where('kind', '=', 'visit')
      .where('date', '>=', today)
      .execute()
  for (const batch of inBatches(items, rowsAtOnce))
    await db
      .insertInto('portal_item')
      .values(batch.map((item) => toRow(item, now)))
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet(({ ref }) => ({
          views: ref('excluded.views'),
          contacts: ref('excluded.contacts'),
          status: ref('excluded.status'),
        })),
      )
      .execute()
}

export type FeedViewing = { propertyId: number; date: IsoDate; time: string }

/** Viewings of these properties from a day on, from the calendars of CRMs: date and time only. */
export async function findFeedViewings(db: Db, propertyIds: readonly number[], from: IsoDate): Promise<FeedViewing[]> {
  const found: FeedViewing[] = []
  for (const batch of inBatches(propertyIds, rowsAtOnce)) {
    const rows = await db
      .selectFrom('portal_item')
      .select(['property_id', 'date', 'time'])
      .where('property_id', 'in', batch)
      .where('kind', '=', 'visit')
      .where('date', '>=', from)
      .where('id', 'like', 'feed:%')
      .where('type', '=', 'visit')
      .where('status', '=', 'confirmed')
      .execute()
    found.push(...rows.flatMap(({ property_id, date, time }) => (time === null ? [] : [{ propertyId: property_id, date, time }])))
  }
  return found
}

/** Erases the person from the items; date, type and status remain. @returns the number of items. */
export async function eraseContact(db: Db, email: string): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('portal_item')
    .set({ contact: '', subject: '', comment: '', email: '' })
    .where('email', '=', email.toLowerCase())
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** Deletes items before a day. @returns their number. */
export async function deleteItemsBefore(db: Db, day: IsoDate): Promise<number> {
  return Number((await db.deleteFrom('portal_item').where('date', '<', day).executeTakeFirst()).numDeletedRows)
}

/** Which properties belong to which owner. Every query about a property in the portal starts here. */
import 'server-only'
import type { Db } from '../../client.ts'

/** Account and property of a portal query: every repository that the portal uses requires both (authorization). */
export type Ownership = { accountId: string; propertyId: number }

/** Ids in ascending order; empty for an unknown account. */
export async function propertiesOfOwner(db: Db, accountId: string): Promise<number[]> {
  const rows = await db
    .selectFrom('owner_property')
    .select('property_id')
    .where('account_id', '=', accountId)
    .orderBy('property_id')
    .execute()
  return rows.map((row) => row.property_id)
}

/** Whether the property belongs to the owner. */
export async function isOwnProperty(db: Db, accountId: string, propertyId: number): Promise<boolean> {
  const row = await db
    .selectFrom('owner_property')
    .select('property_id')
    .where('account_id', '=', accountId)
    .where('property_id', '=', propertyId)
    .executeTakeFirst()
  return row !== undefined
}

/** Whether any owner has access to a property in the portal. */
export async function hasOwner(db: Db, propertyId: number): Promise<boolean> {
  const found = db.selectFrom('owner_property').select('property_id').where('property_id', '=', propertyId).limit(1)
  return (await found.executeTakeFirst()) !== undefined
}

/** Properties that the owner already has are skipped. */
export async function giveProperties(db: Db, accountId: string, propertyIds: readonly number[]): Promise<void> {
  const rows = propertyIds.map((propertyId) => ({ account_id: accountId, property_id: propertyId }))
  if (rows.length === 0) return
  await db
    .insertInto('owner_property')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['account_id', 'property_id']).doNothing())
    .execute()
}

/** Removes properties of the owner, with the documents that the owner sent for them. @returns how many belonged to the owner. */
export async function takeProperties(db: Db, accountId: string, propertyIds: readonly number[]): Promise<number> {
  if (propertyIds.length === 0) return 0
  await db.deleteFrom('owner_file').where('account_id', '=', accountId).where('property_id', 'in', propertyIds).execute()
  const owned = db.deleteFrom('owner_property').where('account_id', '=', accountId).where('property_id', 'in', propertyIds)
  return Number((await owned.executeTakeFirst()).numDeletedRows)
}

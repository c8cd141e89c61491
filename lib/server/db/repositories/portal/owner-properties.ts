/** Which properties belong to which owner. Every query about a property in the portal starts here. */
import 'server-only'
import type { Db } from '../../client.ts'

/** Whose query it is and about what: every repository that the portal reads asks for both. */
export type Ownership = { accountId: string; propertyId: number }

/** Ids in ascending order; none for an account that is not known. */
export async function propertiesOfOwner(db: Db, accountId: string): Promise<number[]> {
  const rows = await db
    .selectFrom('owner_property')
    .select('property_id')
    .where('account_id', '=', accountId)
    .orderBy('property_id')
    .execute()
  return rows.map((row) => row.property_id)
}

/** Whether a property is this owner's own. */
export async function isOwnProperty(db: Db, accountId: string, propertyId: number): Promise<boolean> {
  const row = await db
    .selectFrom('owner_property')
    .select('property_id')
    .where('account_id', '=', accountId)
    .where('property_id', '=', propertyId)
    .executeTakeFirst()
  return row !== undefined
}

/** Whether any owner follows a property in the portal. */
export async function hasOwner(db: Db, propertyId: number): Promise<boolean> {
  const found = db.selectFrom('owner_property').select('property_id').where('property_id', '=', propertyId).limit(1)
  return (await found.executeTakeFirst()) !== undefined
}

/** One that is the owner's already stays so. */
export async function giveProperties(db: Db, accountId: string, propertyIds: readonly number[]): Promise<void> {
  const rows = propertyIds.map((propertyId) => ({ account_id: accountId, property_id: propertyId }))
  if (rows.length === 0) return
  await db
    .insertInto('owner_property')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['account_id', 'property_id']).doNothing())
    .execute()
}

/** What was not the owner's stays as it is; documents that the owner sent for it go. @returns how many were the owner's. */
export async function takeProperties(db: Db, accountId: string, propertyIds: readonly number[]): Promise<number> {
  if (propertyIds.length === 0) return 0
  await db.deleteFrom('owner_file').where('account_id', '=', accountId).where('property_id', 'in', propertyIds).execute()
  const owned = db.deleteFrom('owner_property').where('account_id', '=', accountId).where('property_id', 'in', propertyIds)
  return Number((await owned.executeTakeFirst()).numDeletedRows)
}

/** Who asks for a file of the portal, and about which property. */
import 'server-only'
import { currentOwner } from '../accounts/current-account.ts'
import type { Db } from '../db/client.ts'
import { getDb } from '../db/client.ts'
import { findOwnedProperty, type OwnedProperty } from './owned-property.ts'

/** Undefined for whoever is not logged in as an owner of the property: to them there is nothing. */
export async function findOwnerRequest(request: Request, propertyId: string): Promise<(OwnedProperty & { db: Db }) | undefined> {
  const account = await currentOwner(request.headers)
  if (!account) return undefined
  const db = await getDb()
  const owned = await findOwnedProperty(db, account.id, propertyId)
  return owned && { ...owned, db }
}

/** Headers of a file that only its owner sees. */
export const privateFile = (type: string, name: string) => ({
  'Cache-Control': 'private, no-store',
  'X-Robots-Tag': 'noindex',
  'X-Content-Type-Options': 'nosniff',
  'Content-Type': type,
  'Content-Disposition': `attachment; filename="${name}"`,
})

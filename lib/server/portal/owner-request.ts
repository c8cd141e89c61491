/** Authorization of requests for files of the portal. */
import 'server-only'
import type { Db } from '../db/client.ts'
import { getDb } from '../db/client.ts'
import { findOwnedProperty, type OwnedProperty } from './owned-property.ts'
import { findPortalViewer } from './portal-viewer.ts'

/**
 * Undefined, answered with 404, unless the request is from an owner of the property or a member of the office with that right.
 */
export async function findOwnerRequest(request: Request, propertyId: string): Promise<(OwnedProperty & { db: Db }) | undefined> {
  const viewer = await findPortalViewer(request.headers, propertyId, new Date())
  if (!viewer) return undefined
  const db = await getDb()
  const owned = await findOwnedProperty(db, viewer.account.id, propertyId)
  return owned && { ...owned, db }
}

/** Headers of a file that only its owner may see. */
export const privateFile = (type: string, name: string) => ({
  'Cache-Control': 'private, no-store',
  'X-Robots-Tag': 'noindex',
  'X-Content-Type-Options': 'nosniff',
  'Content-Type': type,
  'Content-Disposition': `attachment; filename="${name}"`,
})

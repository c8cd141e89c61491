/** Resolves whose portal a request sees: an owner's own, or for a member of the office that of the property's owner. */
import 'server-only'
import { type Account, currentAccount } from '../accounts/current-account.ts'
import type { Db } from '../db/client.ts'
import { getDb } from '../db/client.ts'
import { recordAudit } from '../db/repositories/office/audit.ts'
import { findOwnerOf } from '../db/repositories/office/office-owners.ts'
import { authorizeRequest } from '../office/staff/staff.ts'
import { languageInUse } from '../pages/language-in-use.ts'

/** `isOffice`: a member of the office is looking. */
export type PortalViewer = { account: Account; isOffice: boolean }

/** Each view by the office is recorded in the audit trail. */
async function officeViewer(db: Db, headers: Headers, propertyId: number, now: Date): Promise<PortalViewer | undefined> {
  const authorization = await authorizeRequest(headers, 'handleOwners', now)
  if (authorization.kind !== 'in') return undefined
  const owner = await findOwnerOf(db, authorization.staff, propertyId)
  if (!owner) return undefined
  await recordAudit(db, authorization.staff, { action: 'saw', subject: 'portal', subjectId: String(propertyId) }, now)
  const { id, email, name } = owner
  return { account: { id, email, name, role: 'owner', language: languageInUse(owner.language) }, isOffice: true }
}

/**
 * Undefined for anyone but owners and members of the office with that right. Does not check that the owner has the property.
 * @param propertyId from the address
 */
export async function findPortalViewer(headers: Headers, propertyId: string, now: Date): Promise<PortalViewer | undefined> {
  const account = await currentAccount(headers)
  if (account?.role === 'owner') return { account, isOffice: false }
  if (account?.role !== 'staff' || !/^[1-9]\d{0,11}$/.test(propertyId)) return undefined
  return officeViewer(await getDb(), headers, Number(propertyId), now)
}

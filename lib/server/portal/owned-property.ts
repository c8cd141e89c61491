/** A property together with its owner; all reads of the portal require both. */
import 'server-only'
import type { ConfidentialProperty } from '../../domain/property/confidential-property.ts'
import { getConfidential } from '../content/snapshot/confidential.ts'
import type { Db } from '../db/client.ts'
import { isOwnProperty, type Ownership, propertiesOfOwner } from '../db/repositories/portal/owner-properties.ts'

export type OwnedProperty = { ownership: Ownership; property: ConfidentialProperty }

/** @param propertyId from the address @returns undefined if it is not this owner's, or no longer in the content */
export async function findOwnedProperty(db: Db, accountId: string, propertyId: string): Promise<OwnedProperty | undefined> {
  if (!/^[1-9]\d{0,11}$/.test(propertyId)) return undefined
  const property = getConfidential().propertyById.get(Number(propertyId))
  if (!property || !(await isOwnProperty(db, accountId, property.id))) return undefined
  return { property, ownership: { accountId, propertyId: property.id } }
}

/** The owner's properties that are in the content, by number. */
export async function listOwnedProperties(db: Db, accountId: string): Promise<ConfidentialProperty[]> {
  const { propertyById } = getConfidential()
  return (await propertiesOfOwner(db, accountId)).flatMap((id) => propertyById.get(id) ?? [])
}

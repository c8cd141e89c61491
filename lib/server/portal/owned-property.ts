/** A property together with the owner who looks at it: nothing of the portal is read without both. */
import 'server-only'
import type { ConfidentialProperty } from '../../domain/property/confidential-property.ts'
import { getConfidential } from '../content/snapshot/confidential.ts'
import type { Db } from '../db/client.ts'
import { isOwnProperty, type Ownership, propertiesOfOwner } from '../db/repositories/portal/owner-properties.ts'

export type OwnedProperty = { ownership: Ownership; property: ConfidentialProperty }

/** @param propertyId as it stands in an address. Undefined for what is not this owner's, or no longer in the content. */
export async function findOwnedProperty(db: Db, accountId: string, propertyId: string): Promise<OwnedProperty | undefined> {
  if (!/^[1-9]\d{0,11}$/.test(propertyId)) return undefined
  const property = getConfidential().propertyById.get(Number(propertyId))
  if (!property || !(await isOwnProperty(db, accountId, property.id))) return undefined
  return { property, ownership: { accountId, propertyId: property.id } }
}

/** Those of an owner that are in the content, by their numbers. */
export async function listOwnedProperties(db: Db, accountId: string): Promise<ConfidentialProperty[]> {
  const { propertyById } = getConfidential()
  return (await propertiesOfOwner(db, accountId)).flatMap((id) => propertyById.get(id) ?? [])
}

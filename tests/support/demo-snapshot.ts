/** The snapshot that the code under test sees, with the test's own listings. */
import type { PublicProperty } from '../../lib/domain/property/property.ts'
import { snapshot } from './content.ts'

/** Publishes these listings, as a replaced content folder would. */
export function showListings(properties: readonly PublicProperty[]): void {
  const propertyById = new Map(properties.map((property) => [property.id, property]))
  globalThis.currentSnapshot = { ...snapshot, properties, propertyById }
}

/** Restores the demo content. */
export function showDemo(): void {
  globalThis.currentSnapshot = snapshot
}

/** The content as the code under test sees it, with listings of the test's own. */
import type { PublicProperty } from '../../lib/domain/property/property.ts'
import { snapshot } from './content.ts'

/** Shows these listings from now on, as a replaced content folder would. */
export function showListings(properties: readonly PublicProperty[]): void {
  const propertyById = new Map(properties.map((property) => [property.id, property]))
  globalThis.currentSnapshot = { ...snapshot, properties, propertyById }
}

/** Back to the demo content. */
export function showDemo(): void {
  globalThis.currentSnapshot = snapshot
}

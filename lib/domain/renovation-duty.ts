/** The Flemish duty to renovate homes bought with a poor energy label (specification 9, "Energy notice"; belgium.md). */
import { labelOf } from './epc.ts'
import type { Property } from './property.ts'
import { findRegion } from './region.ts'

/**
 * Six years from the deed in every language: the specification's five (en, fr) is the older law. The change also counts
 * for running cases. Recheck before a launch.
 */
export const renovationDuty = {
  years: 6,
  labels: ['e', 'f'],
  /** Homes bought from this day. */
  from: '2023-01-01',
  source: 'Flemish Energy Decree, renovation duty; six years since the change approved on 2025-12-12',
} as const

/** Web types of houses, apartments and studios; type 8 (new build or renovation) counts only beside one of them. */
const homeTypes = ['1', '2', '3']

/**
 * Houses and flats for sale in Flanders with label E or F. A label that is only text is read in Dutch, the language of the
 * region's certificates.
 */
export function hasRenovationDuty(
  property: Pick<Property, 'goal' | 'zip' | 'countryId' | 'webIds' | 'energyPerformance' | 'texts'>,
): boolean {
  const isHomeForSale = property.goal === 'sale' && property.webIds.some((webId) => homeTypes.includes(webId))
  if (!isHomeForSale || findRegion(property.zip, property.countryId) !== 'flanders') return false
  const label = labelOf(property, property.texts.nl.epcLabelText)
  return label?.kind === 'picture' && renovationDuty.labels.some((poor) => poor === label.label)
}

/** The Flemish renovation duty for homes bought with a poor energy label (specification 9, "Energy notice"; belgium.md). */

import { labelOf } from '../energy/epc.ts'
import { isHome } from '../property/is-home.ts'
import type { PublicProperty } from '../property/property.ts'
import type { RenovationDuty } from './legal-figures.ts'
import { findRegion } from './region.ts'

/**
 * Whether it is a house or flat for sale in Flanders with a label of the duty. A label that is only text is parsed in Dutch,
 * the language of Flemish certificates.
 */
export function hasRenovationDuty(
  property: Pick<PublicProperty, 'goal' | 'zip' | 'countryId' | 'webIds' | 'energyPerformance' | 'texts'>,
  duty: Pick<RenovationDuty, 'labels'>,
): boolean {
  if (property.goal !== 'sale' || !isHome(property)) return false
  if (findRegion(property.zip, property.countryId) !== 'flanders') return false
  const label = labelOf(property, property.texts.nl.epcLabelText)
  return label?.kind === 'picture' && duty.labels.some((poor) => poor === label.label)
}

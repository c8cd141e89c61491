/** Number of saved searches that match an owner's property, by budget. */
import 'server-only'
import type { ConfidentialProperty } from '../../domain/property/confidential-property.ts'
import type { EstimatedKind } from '../../domain/sold/adjustments.ts'
import type { InterestedCount } from '../../domain/sold/interested-subscribers.ts'
import { logError } from '../../process/log.ts'
import { findInterested } from '../sold/interested-subscribers.ts'

/** The edges of the price ranges are multiples of this, in euro. */
const step = 25_000

/** Undefined if it is not a home. */
function kindOf({ webIds, facades }: Pick<ConfidentialProperty, 'webIds' | 'facades'>): EstimatedKind | undefined {
  if (webIds.includes('2')) return 'apartment'
  if (webIds.includes('3')) return 'studio'
  if (!webIds.includes('1')) return undefined
  return facades === 4 ? 'detached' : facades === 3 ? 'semi-detached' : 'terraced'
}

/** Undefined for rentals, for other than homes, and for fewer than five subscribers, to protect their privacy. */
export async function interestedSubscribers(property: ConfidentialProperty): Promise<InterestedCount | undefined> {
  const kind = kindOf(property)
  const { goal, zip, surfaceLiving, bedrooms, price } = property
  if (goal !== 'sale' || !kind || !surfaceLiving) return undefined
  const edges = [0.9, 1, 1.1].map((part) => Math.round((price * part) / step) * step)
  try {
    return await findInterested({ kind, zip, area: surfaceLiving, bedrooms: bedrooms ?? 0 }, [...new Set(edges)])
  } catch (error) {
    logError('waiting-not-read', { error })
    return undefined
  }
}

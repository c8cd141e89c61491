/** The steps of a sale or letting, and the current one. */
import type { Goal, IsoDate } from '../property/property.ts'

const orders = {
  sale: ['online', 'viewings', 'offers', 'agreement', 'deed', 'review'],
  rent: ['online', 'viewings', 'candidates', 'lease', 'keys', 'review'],
  takeover: ['online', 'viewings', 'offers', 'agreement', 'handover', 'review'],
} as const satisfies Record<Goal, readonly string[]>

export type StepName = (typeof orders)[Goal][number]

export type SellingStep = { name: StepName; state: 'done' | 'now' | 'ahead'; date: IsoDate | undefined }

/** Number of the marker "under option" (ruling 9). */
const underOption = 2

export type StepFacts = {
  goal: Goal
  availability: 'available' | 'sold' | 'rented'
  marquee: number
  creationDate: IsoDate
  /** Day of the option, sale or letting. */
  marqueeDate: IsoDate | undefined
  /** Number of offers visible to the owner. */

  offers: number
}

/** Index of the current step. */
function placeOf({ availability, marquee, offers }: StepFacts): number {
  if (availability !== 'available') return 4
  if (marquee === underOption) return 3
  if (offers > 0) return 2
  return 1
}

export function sellingSteps(facts: StepFacts): SellingStep[] {
  const place = placeOf(facts)
  return orders[facts.goal].map((name, index) => ({
    name,
    state: index < place ? 'done' : index === place ? 'now' : 'ahead',
    date: index === 0 ? facts.creationDate : index === 3 && place >= 3 ? facts.marqueeDate : undefined,
  }))
}

/** What the agency sold or let, with its price, and what visitors may see of that: never the price of one home. */
import type { EpcLabel } from '../energy/epc-scale.ts'
import type { Localized } from '../text/language.ts'
import type { Month } from './month.ts'

export const soldKinds = [
  'apartment',
  'studio',
  'terraced',
  'semi-detached',
  'detached',
  'new-build',
  'land',
  'commercial',
] as const

export type SoldKind = (typeof soldKinds)[number]

/** What is sold by the m2 of its living area, so that prices can be compared. */
export const homeKinds = [
  'apartment',
  'studio',
  'terraced',
  'semi-detached',
  'detached',
  'new-build',
] as const satisfies readonly SoldKind[]

export const homeStates = ['ready', 'refresh', 'renovate'] as const

export type HomeState = (typeof homeStates)[number]

type ReferencePicture = { url: string; width: number; height: number; alt: Localized }

/**
 * What visitors see of a sale or letting: the street without a number, the month without a day, the time only where the owner
 * agreed. There is no price to give away.
 */
export type Reference = {
  id: string
  deal: 'sold' | 'let'
  kind: SoldKind
  /** Of the agency; without one the kind stands there. */
  title: Localized | undefined
  /** Dutch official name, as properties have it in words: "Berchem". */
  town: string
  zip: string
  street: string
  /** Of the middle of the street, to about a hundred metres. */
  latitude: number
  longitude: number
  /** m2: living area, of land its own. */
  area: number
  bedrooms: number
  epc: EpcLabel | undefined
  state: HomeState | undefined
  /** Of the contract. */
  month: Month
  /** From the first day online to the contract; undefined unless the owner agreed that it is said. */
  days: number | undefined
  picture: ReferencePicture | undefined
  /** 0 when nobody is named. */
  agentId: number
}

/** The agency's whole file of a sale or letting. It stays in the thread that reads the content. */
export type SoldCase = Reference & {
  /** Euro; of lettings, a month. */
  price: number
  /** Euro, when it came online. */
  asked: number
  /** Whether the owner agreed that it stands among the references; figures count it in any case. */
  isReference: boolean
}

/** Pictures and words of a sale, without what it brought. */
export function toReference({ price: _, asked: __, isReference: ___, ...reference }: SoldCase): Reference {
  return reference
}

/** Euro per m2 of living area. */
export const pricePerMetre = ({ price, area }: Pick<SoldCase, 'price' | 'area'>): number => price / area

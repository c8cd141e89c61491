/** A sale or letting with its price, and its public version, which never contains the price. */
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

/** Kinds that are sold by m² of living area, so that prices are comparable. */
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
 * The public version of a sale or letting: street without number, month without day, the time only with the owner's consent, and
 * no price.
 */
export type Reference = {
  id: string
  deal: 'sold' | 'let'
  kind: SoldKind
  /** Set by the agency; without one the kind is shown. */
  title: Localized | undefined
  /** Official Dutch name in the spelling of the properties: "Berchem". */
  town: string
  zip: string
  street: string
  /** Middle of the street, to about a hundred metres. */
  latitude: number
  longitude: number
  /** m²: living area; floor area of commercial property; for land the plot. */
  area: number
  bedrooms: number
  epc: EpcLabel | undefined
  state: HomeState | undefined
  /** Of the contract of sale or lease. */
  month: Month
  /** From the first day online to the contract; undefined without the owner's consent. */
  days: number | undefined
  picture: ReferencePicture | undefined
  /** 0 when no agent is named. */
  agentId: number
}

/** The agency's full record of a sale or letting. Never leaves the content worker thread. */
export type SoldCase = Reference & {
  /** Euro; for lettings per month. */
  price: number
  /** Asking price when it was put online, euro. */
  asked: number
  /** Whether the owner consented to its publication as a reference; statistics include it in any case. */
  isReference: boolean
}

/** The public version: everything except prices and consent. */
export function toReference({ price: _, asked: __, isReference: ___, ...reference }: SoldCase): Reference {
  return reference
}

/** Euro per m² of living area. */
export const pricePerMetre = ({ price, area }: Pick<SoldCase, 'price' | 'area'>): number => price / area

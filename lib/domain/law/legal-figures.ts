/** Figures set by law or market, which change with them: dated data of `data/legal-figures.json` (belgium.md). */

import type { IsoDate } from '../property/property.ts'
import type { Localized } from '../text/language.ts'
import type { Region } from './region.ts'

/** Source of a figure and when it was last checked. */
export type Sourced = { source: { name: Localized; url: string }; checked: IsoDate }

/** `since`: the day from which the law applies. */
type Dated = Sourced & { since: IsoDate }

/**
 * Subtracted from the duty of a modest home; `upTo` is the highest price, inclusive. Towns of `higherLimits` have a higher
 * limit.
 */
type Reduction = {
  amount: number
  upTo: number
  higherLimits: readonly { upTo: number; zips: readonly string[] }[]
}

/** Rates are percentages, amounts euro. The abatement is the part of a price up to `upTo` (inclusive) that bears no duty. */
export type DutyTariff = {
  rate: number
  reduction?: Reduction | undefined
  abatement?: { amount: number; upTo: number } | undefined
}

/** What the buyer uses the home for; `renovatedHome` is an own home that gets a thorough energy renovation. */
export const buyerUses = ['ownHome', 'renovatedHome', 'other'] as const
export type BuyerUse = (typeof buyerUses)[number]

export type DutyTariffs = {
  other: DutyTariff
  ownHome: DutyTariff
  /** Only where the Region has a separate rate for it. */
  renovatedHome?: DutyTariff | undefined
}

export type NotaryScale = {
  /** Ascending upper limits in euro, inclusive; null in the last band. */
  bands: readonly { upTo: number | null; rate: number }[]
  /** Administrative costs and formalities in euro, estimated, without VAT. */
  deedCosts: number
  vat: number
}

export type MortgageFigures = {
  /** Initial yearly rate of the calculator, per cent. */
  rate: number
  years: number
  /** Initial own contribution of the calculator, as a share of the total. */
  ownShare: number
  /** Share of the price above which banks seldom lend. */
  loanToValue: { home: number; other: number }
}

export type RenovationDuty = Dated & { years: number; labels: readonly string[]; from: IsoDate }

export type LegalFigures = {
  /** `conditions` of the reduced rates, as shown to visitors. */
  registrationDuty: Readonly<Record<Region, Dated & DutyTariffs & { conditions: Localized }>>
  notary: Dated & NotaryScale
  /** On the building; the land share bears registration duty. */
  newBuildVat: Dated & { rate: number }
  /** Share of the price paid as an advance when the contract of sale is signed: custom, not law. */
  offerDeposit: Sourced & { share: number }
  mortgage: Dated & MortgageFigures
  /** Highest number of months of rent allowed as a deposit for a home. */
  rentalDeposit: Readonly<Record<Region, Dated & { months: number }>>
  renovationDuty: RenovationDuty
}

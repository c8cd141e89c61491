/** Figures that law and market fix and that change with them: dated data of `data/legal-figures.json` (belgium.md). */

import type { IsoDate } from '../property/property.ts'
import type { Localized } from '../text/language.ts'
import type { Region } from './region.ts'

/** Where a figure comes from and when it was last checked. */
export type Sourced = { source: { name: Localized; url: string }; checked: IsoDate }

/** Law holds since a day. */
type Dated = Sourced & { since: IsoDate }

/** Taken off the duty of a modest home; `upTo` is the highest price, included. Towns of `higherLimits` have their own. */
type Reduction = {
  amount: number
  upTo: number
  higherLimits: readonly { upTo: number; zips: readonly string[] }[]
}

/** Rates are percentages, amounts euro. The abatement is the part of a price up to `upTo` (included) that bears no duty. */
export type DutyTariff = {
  rate: number
  reduction?: Reduction | undefined
  abatement?: { amount: number; upTo: number } | undefined
}

/** What the buyer does with it; `renovatedHome` is an own home that gets a thorough energy renovation. */
export const buyerUses = ['ownHome', 'renovatedHome', 'other'] as const
export type BuyerUse = (typeof buyerUses)[number]

export type DutyTariffs = {
  other: DutyTariff
  ownHome: DutyTariff
  /** Only where the region has a rate of its own for it. */
  renovatedHome?: DutyTariff | undefined
}

export type NotaryScale = {
  /** Rising limits, included; the last band has none. */
  bands: readonly { upTo: number | null; rate: number }[]
  /** Searches and formalities, estimated, without VAT. */
  deedCosts: number
  vat: number
}

export type MortgageFigures = {
  /** Yearly rate, per cent, that the calculator begins with. */
  rate: number
  years: number
  /** Share of the total that the calculator begins with as the buyer's own money. */
  ownShare: number
  /** Share of the price above which banks seldom lend. */
  loanToValue: { home: number; other: number }
}

export type RenovationDuty = Dated & { years: number; labels: readonly string[]; from: IsoDate }

export type LegalFigures = {
  /** `conditions` of the low rates, for visitors. */
  registrationDuty: Readonly<Record<Region, Dated & DutyTariffs & { conditions: Localized }>>
  notary: Dated & NotaryScale
  /** On the building; the land share bears registration duty. */
  newBuildVat: Dated & { rate: number }
  /** Share of the price that is paid on account once an offer is accepted: custom, not law. */
  offerDeposit: Sourced & { share: number }
  mortgage: Dated & MortgageFigures
  /** Months of rent that may be asked at most for a home. */
  rentalDeposit: Readonly<Record<Region, Dated & { months: number }>>
  renovationDuty: RenovationDuty
}

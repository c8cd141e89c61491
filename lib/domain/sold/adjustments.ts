/**
 * Adjustment factors of the price per m² by traits of a home: the part of the estimate that is set, not measured
 * (docs/estimate.md).
 */
import type { EpcLabel } from '../energy/epc-scale.ts'
import type { HomeState, SoldKind } from './sold-case.ts'

/** Kinds with an estimate, and the reference living area in m². */
export const referenceAreas = {
  apartment: 90,
  studio: 35,
  terraced: 150,
  'semi-detached': 160,
  detached: 220,
} as const satisfies Partial<Record<SoldKind, number>>

export type EstimatedKind = keyof typeof referenceAreas

export const estimatedKinds = Object.keys(referenceAreas) as EstimatedKind[]

/** Relative to a home that is ready to move into. */
export const stateFactors = { ready: 1, refresh: 0.93, renovate: 0.82 } as const satisfies Record<HomeState, number>

/** Flemish labels; a home without one counts as D. */
export const estimatedLabels = ['a_plus', 'a', 'b', 'c', 'd', 'e', 'f'] as const satisfies readonly EpcLabel[]

/** Relative to label C. */
export const labelFactors = { a_plus: 1.06, a: 1.04, b: 1.02, c: 1, d: 0.97, e: 0.93, f: 0.89 } as const satisfies Record<
  (typeof estimatedLabels)[number],
  number
>

/** Exponent of the area factor: a home twice as large costs 13 per cent less per m² (2 to the power of -0.2). */
export const areaPower = -0.2

/** Factor per bedroom more or fewer than usual. */
export const bedroomStep = 0.015

/** Living area in m² per usual bedroom. */
export const areaPerBedroom = 48

/** Highest number of bedrooms more or fewer that count. */
const mostSteps = 2

/** Price rise per month, compounded. */
export const monthlyRise = 0.002

export type HomeTraits = {
  kind: EstimatedKind
  area: number
  bedrooms: number
  state: HomeState | undefined
  epc: EpcLabel | undefined
}

const usualBedrooms = ({ kind, area }: HomeTraits) => (kind === 'studio' ? 0 : Math.max(1, Math.round(area / areaPerBedroom)))

const bedroomFactor = (home: HomeTraits) => {
  if (home.kind === 'studio') return 1
  const more = home.bedrooms - usualBedrooms(home)
  return 1 + bedroomStep * Math.max(-mostSteps, Math.min(mostSteps, more))
}

const labelFactor = (label: EpcLabel | undefined): number => labelFactors[estimatedLabels.find((known) => known === label) ?? 'd']

/**
 * Price per m² of this home relative to one of its kind that is ready to move into, has label C, and the usual area and bedrooms.
 */
export function traitFactor(home: HomeTraits): number {
  const size = (home.area / referenceAreas[home.kind]) ** areaPower
  return size * stateFactors[home.state ?? 'refresh'] * labelFactor(home.epc) * bedroomFactor(home)
}

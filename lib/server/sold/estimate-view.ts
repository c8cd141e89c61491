/** Data of the estimate page. */
import 'server-only'
import { type Estimate, type EstimatedHome, estimateHome } from '../../domain/sold/estimate.ts'
import type { FormProps } from '../../forms/form-props.ts'
import { getSnapshot } from '../content/snapshot/current-snapshot.ts'

/** Postcodes offered, with their town: those with sales, the most first. */
export function estimatedPlaces(): { zip: string; town: string }[] {
  const { references } = getSnapshot().market
  const places = new Map(references.map(({ zip, town }) => [zip, town]))
  return [...places]
    .map(([zip, town]) => ({ zip, town }))
    .sort((one, other) => one.town.localeCompare(other.town) || one.zip.localeCompare(other.zip))
}

/** Whether there is data for estimates. */
export const canEstimate = (): boolean => getSnapshot().market.error !== undefined

export const findEstimate = (home: EstimatedHome): Estimate => estimateHome(getSnapshot().market, home)

const edgeStep = 25_000

/** Edges of price ranges around an estimate; none without one. Euro. */
export function priceEdges(home: EstimatedHome): number[] {
  const estimate = findEstimate(home)
  if (estimate.kind !== 'range') return []
  return [...new Set([estimate.low, estimate.high].map((edge) => Math.round(edge / edgeStep) * edgeStep))]
}

/** The valuation form has house types by number of facades. */
const formKinds = {
  apartment: { HOME_KIND: 'apartment' },
  studio: { HOME_KIND: 'studio' },
  terraced: { HOME_KIND: 'terraced', FACADES: '2' },
  'semi-detached': { HOME_KIND: 'detached', FACADES: '3' },
  detached: { HOME_KIND: 'detached', FACADES: '4' },
} as const

/** The entered values, for the valuation form. */
export function toFormValues({ zip, kind, area, bedrooms, state, epc }: EstimatedHome): FormProps['given'] {
  const town = estimatedPlaces().find((place) => place.zip === zip)?.town
  return {
    ZIP: zip,
    ...(town && { CITY: town }),
    ...formKinds[kind],
    LIVING_AREA: String(area),
    ...(kind !== 'studio' && { BEDROOMS: String(bedrooms) }),
    ...(state && { HOME_STATE: state }),
    EPC_LABEL: epc ?? 'unknown',
  }
}

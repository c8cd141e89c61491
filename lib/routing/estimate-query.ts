/** Query parameters of an estimate: `?zip=2600&kind=terraced&area=165&bedrooms=3&state=ready&epc=c`. */
import { type EstimatedKind, estimatedKinds, estimatedLabels } from '../domain/sold/adjustments.ts'
import type { EstimatedHome } from '../domain/sold/estimate.ts'
import { homeStates } from '../domain/sold/sold-case.ts'

/** Original path of the valuation page, which shows the estimate. */
export const valuationPath = 'contact-demand'

/** `typed`: the values as typed, valid or not. */
export type EstimateQuery = { typed: Readonly<Record<string, string>>; home: EstimatedHome | undefined; wrong: readonly string[] }

const areaLimits = { from: 15, to: 1000 } as const
const mostBedrooms = 12

/** Whether the query contains an estimate. */
export const hasEstimateQuery = (query: URLSearchParams): boolean => query.has('kind') && query.has('area')

const oneOf = <const Value extends string>(values: readonly Value[], text: string) => values.find((value) => value === text)

const wholeNumber = (text: string, from: number, to: number): number | undefined => {
  const number = /^\d{1,5}$/.test(text.trim()) ? Number(text) : Number.NaN
  return number >= from && number <= to ? number : undefined
}

/** `wrong` lists invalid fields. Label and state are optional. */
export function readEstimateQuery(query: URLSearchParams): EstimateQuery {
  const text = (name: string) => query.get(name)?.slice(0, 40) ?? ''
  const typed = Object.fromEntries(['zip', 'kind', 'area', 'bedrooms', 'state', 'epc'].map((name) => [name, text(name)]))
  const zip = /^\d{4}$/.exec(text('zip').trim())?.[0]
  const kind: EstimatedKind | undefined = oneOf(estimatedKinds, text('kind'))
  const area = wholeNumber(text('area'), areaLimits.from, areaLimits.to)
  const bedrooms = kind === 'studio' ? 0 : wholeNumber(text('bedrooms') || '2', 0, mostBedrooms)
  const wrong = Object.entries({ zip, kind, area, bedrooms }).flatMap(([name, value]) => (value === undefined ? [name] : []))
  if (zip === undefined || kind === undefined || area === undefined || bedrooms === undefined)
    return { typed, home: undefined, wrong }
  const home = { zip, kind, area, bedrooms, state: oneOf(homeStates, text('state')), epc: oneOf(estimatedLabels, text('epc')) }
  return { typed, home, wrong: [] }
}

/** The query of an estimate: `?zip=2600&kind=terraced&area=165&bedrooms=3&state=ready&epc=c`. */
import { type EstimatedKind, estimatedKinds, estimatedLabels } from '../domain/sold/adjustments.ts'
import type { EstimatedHome } from '../domain/sold/estimate.ts'
import { homeStates } from '../domain/sold/sold-case.ts'

/** Original path of the page of the valuation, above which the estimate stands. */
export const valuationPath = 'contact-demand'

/** What was typed, whether or not it makes sense. */
export type EstimateQuery = { typed: Readonly<Record<string, string>>; home: EstimatedHome | undefined; wrong: readonly string[] }

const areaLimits = { from: 15, to: 1000 } as const
const mostBedrooms = 12

/** Whether an address asks for an estimate. */
export const hasEstimateQuery = (query: URLSearchParams): boolean => query.has('kind') && query.has('area')

const oneOf = <const Value extends string>(values: readonly Value[], text: string) => values.find((value) => value === text)

const wholeNumber = (text: string, from: number, to: number): number | undefined => {
  const number = /^\d{1,5}$/.test(text.trim()) ? Number(text) : Number.NaN
  return number >= from && number <= to ? number : undefined
}

/** `wrong` names the fields that make no sense. Label and state may be left open. */
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

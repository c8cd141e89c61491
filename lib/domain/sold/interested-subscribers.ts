/** How many people have a saved search that a home would match: rounded so that no single person can be identified. */
import type { PropertyFilter } from '../search/property-filter.ts'
import { noFilter } from '../search/property-filter.ts'
import type { EstimatedKind } from './adjustments.ts'
import { type AtLeastFive, hasFive } from './at-least-five.ts'

/** Properties of a home that are known before it is for sale. */
export type HomeFacts = { kind: EstimatedKind; zip: string; area: number; bedrooms: number }

/** `maxPrice`: highest price of the subscriber's search, in euro; undefined without one. */
export type InterestedSubscriber = { subscriberId: string; maxPrice: number | undefined }

export type InterestedCount = {
  /** At least this many subscribers; one of {@link countSteps}. */
  subscribers: number
  /** Of subscribers with a highest price: ranges in ascending order, each with five or more. */
  byPrice: readonly { from: number | undefined; to: number | undefined; subscribers: number }[]
}

const typeOf = { apartment: '2', studio: '3', terraced: '1', 'semi-detached': '1', detached: '1' } as const satisfies Record<
  EstimatedKind,
  string
>

/** Counts are rounded down to one of these, so that a single person rarely changes the result. */
const countSteps = [5, 10, 15, 20, 30, 40, 50, 75, 100, 150, 200, 300, 500, 1000] as const

/** Step in m² of areas, so that no search can be found by trying values. */
const areaStep = 20

/** Searches with further criteria, unknown for the home, are not counted. */
const hasKnownCriteriaOnly = (filter: PropertyFilter) =>
  filter.flags.length === 0 &&
  filter.shapes.length === 0 &&
  filter.text === '' &&
  filter.reference === '' &&
  filter.bounds === noFilter.bounds &&
  filter.epc === undefined &&
  [filter.minBathrooms, filter.minGarages, filter.minParkings, filter.minPlot].every((bound) => bound === undefined)

/** Whether a filter matches the home, regardless of price. */
export function matchesHome(filter: PropertyFilter, { kind, zip, area, bedrooms }: HomeFacts): boolean {
  const within = Math.floor(area / areaStep) * areaStep
  return (
    hasKnownCriteriaOnly(filter) &&
    (filter.types.length === 0 || filter.types.includes(typeOf[kind])) &&
    (filter.cities.length === 0 || filter.cities.some((city) => city.zip === zip)) &&
    (filter.minArea ?? 0) <= within &&
    (filter.minBedrooms ?? 0) <= bedrooms
  )
}

const roundDown = (subscribers: AtLeastFive<InterestedSubscriber>): number =>
  countSteps.findLast((step) => step <= subscribers.length) ?? countSteps[0]

/** One entry per subscriber: the highest price of all their searches. */
function bySubscriber(found: readonly InterestedSubscriber[]): InterestedSubscriber[] {
  const subscribers = new Map<string, InterestedSubscriber>()
  for (const one of found) {
    const before = subscribers.get(one.subscriberId)
    if (!before || (one.maxPrice ?? 0) > (before.maxPrice ?? 0)) subscribers.set(one.subscriberId, one)
  }
  return [...subscribers.values()]
}

/** No ranges at all when one has fewer than five subscribers. @param edges euro, ascending. */
function toPriceRanges(subscribers: readonly InterestedSubscriber[], edges: readonly number[]): InterestedCount['byPrice'] {
  const bounds = [undefined, ...edges, undefined]
  const ranges = bounds.slice(0, -1).map((from, index) => {
    const to = bounds[index + 1]
    const here = subscribers.filter(
      ({ maxPrice }) => maxPrice !== undefined && maxPrice > (from ?? 0) && maxPrice <= (to ?? Number.POSITIVE_INFINITY),
    )
    return { from, to, subscribers: hasFive(here) ? roundDown(here) : 0 }
  })
  return ranges.every((range) => range.subscribers > 0) ? ranges : []
}

/** Undefined for fewer than five subscribers. @param edges of the price ranges, euro, ascending. */
export function countInterested(found: readonly InterestedSubscriber[], edges: readonly number[]): InterestedCount | undefined {
  const subscribers = bySubscriber(found)
  return hasFive(subscribers) ? { subscribers: roundDown(subscribers), byPrice: toPriceRanges(subscribers, edges) } : undefined
}

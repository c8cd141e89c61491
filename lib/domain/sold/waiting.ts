/** How many people have a saved search that a home would match: rounded so that no single person can be identified. */
import type { PropertyFilter } from '../search/property-filter.ts'
import { noFilter } from '../search/property-filter.ts'
import type { EstimatedKind } from './adjustments.ts'
import { type AtLeastFive, hasFive } from './at-least-five.ts'

/** Properties of a home that are known before it is for sale. */
export type WaitedFor = { kind: EstimatedKind; zip: string; area: number; bedrooms: number }

/** `most`: highest price of the subscriber's search, in euro; undefined without one. */
export type Waiting = { subscriberId: string; most: number | undefined }

export type WaitingCount = {
  /** At least this many people; one of {@link countSteps}. */
  people: number
  /** Of people with a highest price: bands in ascending order, each with five people or more. */
  bands: readonly { from: number | undefined; to: number | undefined; people: number }[]
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
export function wouldShow(filter: PropertyFilter, { kind, zip, area, bedrooms }: WaitedFor): boolean {
  const within = Math.floor(area / areaStep) * areaStep
  return (
    hasKnownCriteriaOnly(filter) &&
    (filter.types.length === 0 || filter.types.includes(typeOf[kind])) &&
    (filter.cities.length === 0 || filter.cities.some((city) => city.zip === zip)) &&
    (filter.minArea ?? 0) <= within &&
    (filter.minBedrooms ?? 0) <= bedrooms
  )
}

const roundDown = (people: AtLeastFive<Waiting>): number => countSteps.findLast((step) => step <= people.length) ?? countSteps[0]

/** One entry per person: the highest price of all their searches. */
function byPerson(waiting: readonly Waiting[]): Waiting[] {
  const people = new Map<string, Waiting>()
  for (const one of waiting) {
    const before = people.get(one.subscriberId)
    if (!before || (one.most ?? 0) > (before.most ?? 0)) people.set(one.subscriberId, one)
  }
  return [...people.values()]
}

/** No bands at all when one has fewer than five people. @param edges euro, ascending. */
function toBands(people: readonly Waiting[], edges: readonly number[]): WaitingCount['bands'] {
  const bounds = [undefined, ...edges, undefined]
  const bands = bounds.slice(0, -1).map((from, index) => {
    const to = bounds[index + 1]
    const here = people.filter(({ most }) => most !== undefined && most > (from ?? 0) && most <= (to ?? Number.POSITIVE_INFINITY))
    return { from, to, people: hasFive(here) ? roundDown(here) : 0 }
  })
  return bands.every((band) => band.people > 0) ? bands : []
}

/** Undefined for fewer than five people. @param edges of the price bands, euro, ascending. */
export function countWaiting(waiting: readonly Waiting[], edges: readonly number[]): WaitingCount | undefined {
  const people = byPerson(waiting)
  return hasFive(people) ? { people: roundDown(people), bands: toBands(people, edges) } : undefined
}

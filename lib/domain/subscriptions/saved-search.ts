/**
 * Matching a saved search against a listing: the filter of the lists, plus goal and availability (specification 3, "Demand
 * register").
 */
import type { Goal, IsoDate, PublicProperty } from '../property/property.ts'
import { type Criterion, matchesFilter, missedCriteria, noFilter, type PropertyFilter } from '../search/property-filter.ts'

/** How often the subscriber wants to be notified. */
export const schedules = ['immediate', 'daily', 'weekly'] as const
export type Schedule = (typeof schedules)[number]

export type SearchGoal = Extract<Goal, 'sale' | 'rent'>

export type SearchCriteria = {
  /** Undefined: both sale and rent. */
  goal: SearchGoal | undefined
  filter: PropertyFilter
}

/** Why a listing does not match: the part of the filter, another goal, or sold or rented. */
export type Miss = Criterion | 'goal' | 'gone'

/** Search criteria as stored; the filter on the age of a listing is removed, as it is meaningless for future listings. */
export const toSearchCriteria = (goal: SearchGoal | undefined, filter: PropertyFilter): SearchCriteria => ({
  goal,
  filter: { ...filter, since: noFilter.since },
})

const hasGoal = (property: PublicProperty, { goal }: SearchCriteria) => goal === undefined || property.goal === goal

/** Unavailable listings are not notified, although lists may still show them. */
const isToBeHad = ({ availability, archived }: PublicProperty) => availability === 'available' && !archived

/** Whether a listing matches: a list with this filter would show it, and it is available. */
export function fitsSearchCriteria(criteria: SearchCriteria, property: PublicProperty, today: IsoDate): boolean {
  return hasGoal(property, criteria) && isToBeHad(property) && matchesFilter(property, criteria.filter, today)
}

/** All reasons why a listing does not match; empty when it does. */
export function findMisses(criteria: SearchCriteria, property: PublicProperty, today: IsoDate): Miss[] {
  return [
    ...(hasGoal(property, criteria) ? [] : (['goal'] as const)),
    ...(isToBeHad(property) ? [] : (['gone'] as const)),
    ...missedCriteria(property, criteria.filter, today),
  ]
}

/** A saved search against a listing: the filter of the lists, with the goal and what is still to be had (specification 3, "Demand register"). */
import type { Goal, IsoDate, PublicProperty } from '../property/property.ts'
import { type Criterion, matchesFilter, missedCriteria, noFilter, type PropertyFilter } from '../search/property-filter.ts'

/** How often the subscriber wants to be notified. */
export const schedules = ['immediate', 'daily', 'weekly'] as const
export type Schedule = (typeof schedules)[number]

export type SearchGoal = Extract<Goal, 'sale' | 'rent'>

export type SearchCriteria = {
  /** Undefined: for sale and to rent. */
  goal: SearchGoal | undefined
  filter: PropertyFilter
}

/** Why a listing does not fit: the part of the filter that it misses, another goal, or sold or rented meanwhile. */
export type Miss = Criterion | 'goal' | 'gone'

/** Search criteria as they are kept: how long a listing has been there tells nothing about the next one. */
export const toSearchCriteria = (goal: SearchGoal | undefined, filter: PropertyFilter): SearchCriteria => ({
  goal,
  filter: { ...filter, since: noFilter.since },
})

const hasGoal = (property: PublicProperty, { goal }: SearchCriteria) => goal === undefined || property.goal === goal

/** What is no longer to be had is not notified, though lists may still show it. */
const isToBeHad = ({ availability, archived }: PublicProperty) => availability === 'available' && !archived

/** Whether a listing is what somebody looks for: a list with this filter would show it, and it is still to be had. */
export function fitsSearchCriteria(criteria: SearchCriteria, property: PublicProperty, today: IsoDate): boolean {
  return hasGoal(property, criteria) && isToBeHad(property) && matchesFilter(property, criteria.filter, today)
}

/** Everything that a listing lacks to be what somebody looks for; nothing when it fits. */
export function findMisses(criteria: SearchCriteria, property: PublicProperty, today: IsoDate): Miss[] {
  return [
    ...(hasGoal(property, criteria) ? [] : (['goal'] as const)),
    ...(isToBeHad(property) ? [] : (['gone'] as const)),
    ...missedCriteria(property, criteria.filter, today),
  ]
}

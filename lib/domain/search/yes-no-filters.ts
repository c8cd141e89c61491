/**
 * Yes-or-no filters, each defined once: filter, counts, query, form, chips, titles and saved searches are derived from this tuple.
 * The name is the query parameter (`?garden=1`) and the message key `FilterBar.flags.garden`.
 */
import type { FieldOf } from '../property/fact.ts'
import type { Goal, PublicProperty } from '../property/property.ts'

type YesNoFilter = {
  name: string
  isMet: (property: PublicProperty) => boolean
  /** Listings for which the form offers it; all when left out. */
  goal?: Goal
}

/** A filter on the field of the same name; unknown counts as no. */
const byField = <const Name extends FieldOf<boolean>>(name: Name) => ({
  name,
  isMet: (property: PublicProperty) => property[name] === true,
})

export const yesNoFilters = [
  {
    // Garage or parking.
    name: 'garage',
    isMet: ({ garage, parking, garages, parkings }) => Boolean(garage || parking || garages || parkings),
  },
  byField('terrace'),
  byField('garden'),
  byField('lift'),
  { ...byField('furnished'), goal: 'rent' },
  // Excludes sold and rented properties.
  { name: 'available', isMet: ({ availability }) => availability === 'available' },
] as const satisfies readonly YesNoFilter[]

export type Flag = (typeof yesNoFilters)[number]['name']

export const flags: readonly Flag[] = yesNoFilters.map(({ name }) => name)

export const isFlag = (name: string): name is Flag => flags.some((flag) => flag === name)

/** The filters offered by a form for listings of this goal. */
export const flagsFor = (wanted: Goal): Flag[] =>
  yesNoFilters.flatMap((filter: YesNoFilter & { name: Flag }) =>
    filter.goal === undefined || filter.goal === wanted ? filter.name : [],
  )

/** Whether a property matches all of the filters. */
export const hasFlags = (property: PublicProperty, wanted: readonly Flag[]): boolean =>
  yesNoFilters.every(({ name, isMet }) => !wanted.includes(name) || isMet(property))

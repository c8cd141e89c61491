/**
 * Yes-or-no filters, each written once: filter, counts, query, form, chips, titles and saved searches read this tuple. Its name is
 * the parameter of the address (`?garden=1`) and its message, `FilterBar.flags.garden`.
 */
import type { FieldOf } from '../property/fact.ts'
import type { Goal, PublicProperty } from '../property/property.ts'

type YesNoFilter = {
  name: string
  isMet: (property: PublicProperty) => boolean
  /** The form asks it of these listings alone; of all when left out. */
  goal?: Goal
}

/** Asks for a field of the same name; one that is not known is a no. */
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
  // Leaves out what is sold or rented.
  { name: 'available', isMet: ({ availability }) => availability === 'available' },
] as const satisfies readonly YesNoFilter[]

export type Flag = (typeof yesNoFilters)[number]['name']

export const flags: readonly Flag[] = yesNoFilters.map(({ name }) => name)

export const isFlag = (name: string): name is Flag => flags.some((flag) => flag === name)

/** Those that a form about listings of this goal asks. */
export const flagsFor = (wanted: Goal): Flag[] =>
  yesNoFilters.flatMap((filter: YesNoFilter & { name: Flag }) =>
    filter.goal === undefined || filter.goal === wanted ? filter.name : [],
  )

/** Whether a property has all that is asked for. */
export const hasFlags = (property: PublicProperty, wanted: readonly Flag[]): boolean =>
  yesNoFilters.every(({ name, isMet }) => !wanted.includes(name) || isMet(property))

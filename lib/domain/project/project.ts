/** A new-build project with its units (specification 3, "Project"); the fields are those of `project-fields.ts`. */

import type { PartOf, RecordOf } from '../property/field.ts'
import type { PublicAddress } from '../property/property.ts'
import type {
  projectFactFields,
  projectFields,
  projectTextFields,
  unitFields,
  unitPlanFields,
  unitPriceFields,
} from './project-fields.ts'

type UnitFacts = PartOf<typeof unitFields>
type UnitPrice = PartOf<typeof unitPriceFields>
export type UnitState = UnitPrice['state']

/** A unit as visitors may see it: a sold one has no price. Euro, without VAT and duties. */
export type PublicUnit = UnitFacts & ({ state: 'sold'; price: undefined } | { state: 'free' | 'option'; price: number })

/** A plan shared by several units; its rooms are in the order of their numbers in the drawing. */
export type UnitPlan = PartOf<typeof unitPlanFields>

export type ProjectTexts = PartOf<typeof projectTextFields>

type ProjectFacts = RecordOf<typeof projectFactFields>

/** The full record of a project, including prices of sold units and a hidden address; used by content loading only. */
export type ConfidentialProject = RecordOf<typeof projectFields>

/** A project as visitors may see it: without the price of sold units and without a hidden street. */
export type PublicProject = ProjectFacts & { address: PublicAddress; units: readonly PublicUnit[] }

export type Range = { from: number; to: number }

function rangeOf(values: readonly number[]): Range | undefined {
  return values.length ? { from: Math.min(...values), to: Math.max(...values) } : undefined
}

/** Lowest and highest price in euro of the units that are not sold; undefined when all are. */
export function priceRange(project: Pick<PublicProject, 'units'>): Range | undefined {
  return rangeOf(project.units.flatMap(({ price }) => price ?? []))
}

/** Number of bedrooms, 0 for a studio; undefined for a commercial unit without any, which is no studio. */
export const bedroomsOf = ({ kind, bedrooms }: Pick<PublicUnit, 'kind' | 'bedrooms'>): number | undefined =>
  kind === 'commercial' && bedrooms === 0 ? undefined : bedrooms

/** Fewest and most bedrooms of all homes. */
export function bedroomRange(project: Pick<PublicProject, 'units'>): Range | undefined {
  return rangeOf(project.units.flatMap((unit) => bedroomsOf(unit) ?? []))
}

/** The units by state, cheapest first; sold ones, which have no price, in their original order. */
export function groupUnits(units: readonly PublicUnit[]): Readonly<Record<UnitState, readonly PublicUnit[]>> {
  const of = (state: UnitState) => units.filter((unit) => unit.state === state).sort((a, b) => (a.price ?? 0) - (b.price ?? 0))
  return { free: of('free'), option: of('option'), sold: of('sold') }
}

/** How many units are in the given state. */
export function countUnits(project: Pick<PublicProject, 'units'>, state: UnitState): number {
  return project.units.filter((unit) => unit.state === state).length
}

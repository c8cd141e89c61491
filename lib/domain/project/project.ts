/** A new-build project with its units (specification 3, "Project"). */

import type { Drawing, FloodScore, IsoDate, Picture, PublicAddress, Room, StreetAddress } from '../property/property.ts'
import type { Localized } from '../text/language.ts'

export type UnitState = 'free' | 'option' | 'sold'

type UnitFacts = {
  id: number
  name: Localized
  kind: 'apartment' | 'house' | 'penthouse' | 'studio' | 'commercial'
  floor: number
  bedrooms: number
  /** Areas in m2. */
  area: number
  terrace: number
  garden: number
}

/** A unit as visitors may see it: a sold one has no price. Euro, without VAT and duties. */
export type PublicUnit = UnitFacts & ({ state: 'sold'; price: undefined } | { state: 'free' | 'option'; price: number })

type ConfidentialUnit = UnitFacts & { state: UnitState; price: number }

/** A plan that several units share; its rooms stand in the order of their numbers in the drawing. */
export type UnitPlan = Drawing & { units: readonly number[]; rooms: readonly Room[] }

export type ProjectTexts = { countryName: string; intro: string; description: string }

type ProjectFacts = {
  id: number
  recordFile: string
  number: string
  published: boolean
  status: 'planned' | 'for-sale' | 'under-construction' | 'delivered'
  /** Year and quarter, `2028-Q2`. */
  delivery: string
  creationDate: IsoDate
  agentId: number
  name: string
  zip: string
  city: string
  quarter: string | undefined
  countryId: number
  latitude: number
  longitude: number
  eLevel: number
  epcLabelText: string
  gScore: FloodScore
  pScore: FloodScore
  floodReportDate: IsoDate
  /** Share of each price that is land, per cent. */
  landShare: number | undefined
  permit: boolean
  destination: string
  summons: boolean
  preemptiveRights: boolean
  allotmentPermit: boolean
  externalUrl: string | undefined
  pictures: readonly Picture[]
  floorPlans: readonly UnitPlan[]
  texts: Localized<ProjectTexts>
}

/** A project's whole record, prices of sold units and a hidden address included; content loading alone has it. */
export type ConfidentialProject = ProjectFacts & StreetAddress & { publishAddress: boolean; units: readonly ConfidentialUnit[] }

/** A project as visitors may see it: the price of a sold unit and a hidden street do not exist in it. */
export type PublicProject = ProjectFacts & { address: PublicAddress; units: readonly PublicUnit[] }

export type Range = { from: number; to: number }

function rangeOf(values: readonly number[]): Range | undefined {
  return values.length ? { from: Math.min(...values), to: Math.max(...values) } : undefined
}

/** Lowest and highest price in euro of the units that are not sold; undefined when all are. */
export function priceRange(project: Pick<PublicProject, 'units'>): Range | undefined {
  return rangeOf(project.units.flatMap(({ price }) => price ?? []))
}

/** Fewest and most bedrooms of all units. */
export function bedroomRange(project: Pick<PublicProject, 'units'>): Range | undefined {
  return rangeOf(project.units.map((unit) => unit.bedrooms))
}

/** How many units are in the given state. */
export function countUnits(project: Pick<PublicProject, 'units'>, state: UnitState): number {
  return project.units.filter((unit) => unit.state === state).length
}

/** Traits that a sentence may prefer although there is no filter for them: they affect the order only. */
import type { PublicProperty } from '../property/property.ts'

const facing =
  (...sides: readonly string[]) =>
  ({ orientationGarden, orientationTerrace }: PublicProperty) =>
    [orientationGarden, orientationTerrace].some((side) => side !== undefined && sides.includes(side))

const tests = {
  south: facing('SE', 'S', 'SW'),
  southwest: facing('S', 'SW', 'W'),
  southeast: facing('S', 'SE', 'E'),
  west: facing('SW', 'W', 'NW'),
  east: facing('NE', 'E', 'SE'),
  north: facing('NW', 'N', 'NE'),
  pool: ({ pool }) => pool === true,
  cellar: ({ cellar }) => cellar === true,
  attic: ({ attic }) => attic === true,
  ground: ({ floor }) => floor === 0,
  upper: ({ floor }) => floor !== undefined && floor > 0,
  ready: ({ interior }) => interior === 'new' || interior === 'excellent' || interior === 'good',
  renovate: ({ interior }) => interior === 'to-refresh' || interior === 'to-renovate' || interior === 'shell',
  new: ({ interior, webIds }) => webIds.includes('8') && interior !== 'to-renovate' && interior !== 'to-refresh',
  detached: ({ facades }) => facades === 4,
  semi: ({ facades }) => facades === 3,
  terraced: ({ facades }) => facades === 2,
} as const satisfies Record<string, (property: PublicProperty) => boolean>

export type Trait = keyof typeof tests

export const traits = Object.keys(tests) as readonly Trait[]

/** Whether a property is known to have the trait. */
export const hasTrait = (property: PublicProperty, trait: Trait): boolean => tests[trait](property)

/** The trait excluded when its opposite is requested; most have none. */
export const oppositeTraits: Partial<Record<Trait, Trait>> = { ground: 'upper', upper: 'ground', renovate: 'ready' }

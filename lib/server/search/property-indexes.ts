/**
 * The index of each goal's properties, made once for a snapshot: in slices before the snapshot is shown, so that nobody waits for it.
 * On globalThis: the site's bundles each have a copy of this file.
 */
import 'server-only'
import type { Goal } from '../../domain/property/property.ts'
import { createPropertyIndex, indexInPieces, type PropertyIndex } from '../../domain/search/property-index.ts'
import type { Snapshot } from '../content/snapshot/snapshot-type.ts'
import type { Steps } from '../content/thread/steps.ts'

type Indexed = Pick<Snapshot, 'properties' | 'today'>
type Indexes = Map<Goal, PropertyIndex>

const holder = globalThis as typeof globalThis & { sitePropertyIndexes?: WeakMap<Indexed, Indexes> }

function indexesOf(snapshot: Indexed): Indexes {
  holder.sitePropertyIndexes ??= new WeakMap()
  const indexes = holder.sitePropertyIndexes.get(snapshot) ?? new Map<Goal, PropertyIndex>()
  holder.sitePropertyIndexes.set(snapshot, indexes)
  return indexes
}

/** Properties of a goal, the sold and rented ones that are still listed included. */
export const findByGoal = ({ properties }: Indexed, goal: Goal) => properties.filter((property) => property.goal === goal)

/** Made now where it was not made before. */
export function findIndex(snapshot: Indexed, goal: Goal): PropertyIndex {
  const indexes = indexesOf(snapshot)
  const index = indexes.get(goal) ?? createPropertyIndex(findByGoal(snapshot, goal), snapshot.today)
  indexes.set(goal, index)
  return index
}

/** Makes those that lists ask for. */
export function* prepareIndexes(snapshot: Indexed): Steps<void> {
  for (const goal of ['sale', 'rent'] as const)
    indexesOf(snapshot).set(goal, yield* indexInPieces(findByGoal(snapshot, goal), snapshot.today))
}

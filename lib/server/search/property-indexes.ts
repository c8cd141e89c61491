/**
 * The index of each goal's properties, built once per snapshot: in time slices before it is shown, so that no visitor waits for
 * it. On globalThis: each bundle has a copy of this file.
 */
import 'server-only'
import type { Goal } from '../../domain/property/property.ts'
import { createPropertyIndex, indexInPieces, type PropertyIndex } from '../../domain/search/property-index.ts'
import type { Snapshot } from '../content/snapshot/snapshot-type.ts'
import type { Steps } from '../content/thread/steps.ts'

type Indexed = Pick<Snapshot, 'properties' | 'today'>
type Indexes = Map<Goal, PropertyIndex>

/** `siteNewestIndexes`: the indexes prepared last, from which the next ones are built. */
const holder = globalThis as typeof globalThis & { sitePropertyIndexes?: WeakMap<Indexed, Indexes>; siteNewestIndexes?: Indexes }

function indexesOf(snapshot: Indexed): Indexes {
  holder.sitePropertyIndexes ??= new WeakMap()
  const indexes = holder.sitePropertyIndexes.get(snapshot) ?? new Map<Goal, PropertyIndex>()
  holder.sitePropertyIndexes.set(snapshot, indexes)
  return indexes
}

/** Properties of a goal, including listed ones that are sold or rented. */
export const findByGoal = ({ properties }: Indexed, goal: Goal) => properties.filter((property) => property.goal === goal)

/** Builds the index now if it was not built before. */
export function findIndex(snapshot: Indexed, goal: Goal): PropertyIndex {
  const indexes = indexesOf(snapshot)
  const index = indexes.get(goal) ?? createPropertyIndex(findByGoal(snapshot, goal), snapshot.today)
  indexes.set(goal, index)
  return index
}

/** Builds the indexes that lists use, from those prepared last where listings are unchanged. */
export function* prepareIndexes(snapshot: Indexed): Steps<void> {
  const indexes = indexesOf(snapshot)
  for (const goal of ['sale', 'rent'] as const) {
    const before = holder.siteNewestIndexes?.get(goal)
    indexes.set(goal, yield* indexInPieces(findByGoal(snapshot, goal), snapshot.today, before))
  }
  holder.siteNewestIndexes = indexes
}

/** The override for a change of state: under option, sold, rented or for sale again. */
import 'server-only'
import { fieldsOfState, type ListingState, stateFields } from '../../../domain/office/listing-state.ts'
import type { Goal } from '../../../domain/property/property.ts'
import { propertyFields } from '../../../domain/property/property-fields.ts'
import type { ListingFile } from '../../content/files/listing-file.ts'
import type { Fields } from '../../content/files/overrides.ts'
import { getSnapshot } from '../../content/snapshot/current-snapshot.ts'
import { withValue } from './listing-paths.ts'

/** Values as in the files. */
const goals: readonly Goal[] = propertyFields.goal.words

/** Adds the fields of a state to the override, except those equal to the file. */
export function withState({ theirs, override }: Pick<ListingFile, 'theirs' | 'override'>, state: ListingState): Fields {
  const goal = goals[Number(theirs['Goal'])] ?? 'sale'
  const wanted = fieldsOfState(state, goal, Number(theirs['Marquee'] ?? 0), getSnapshot().today)
  const bare = stateFields.reduce((fields, name) => withValue(fields, name, undefined), override)
  return Object.entries(wanted).reduce(
    (fields, [name, value]) => (theirs[name] === value ? fields : withValue(fields, name, value)),
    bare,
  )
}

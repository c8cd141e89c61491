/** What the office says of a property that becomes something else: under option, sold, rented or on offer again. */
import 'server-only'
import { fieldsOfState, type ListingState, stateFields } from '../../../domain/office/listing-state.ts'
import type { Goal } from '../../../domain/property/property.ts'
import { propertyFields } from '../../../domain/property/property-fields.ts'
import type { ListingFile } from '../../content/files/listing-file.ts'
import type { Fields } from '../../content/files/overrides.ts'
import { getSnapshot } from '../../content/snapshot/current-snapshot.ts'
import { withValue } from './listing-paths.ts'

/** As files have it. */
const goals: readonly Goal[] = propertyFields.goal.words

/** The override with the fields of a state, as far as the file does not say them by itself. */
export function withState({ theirs, override }: Pick<ListingFile, 'theirs' | 'override'>, state: ListingState): Fields {
  const goal = goals[Number(theirs['Goal'])] ?? 'sale'
  const wanted = fieldsOfState(state, goal, Number(theirs['Marquee'] ?? 0), getSnapshot().today)
  const bare = stateFields.reduce((fields, name) => withValue(fields, name, undefined), override)
  return Object.entries(wanted).reduce(
    (fields, [name, value]) => (theirs[name] === value ? fields : withValue(fields, name, value)),
    bare,
  )
}

/** Builds the indexes of lists and search panel in steps, before a snapshot is shown. */
import 'server-only'
import type { Snapshot } from '../content/snapshot/snapshot-type.ts'
import type { Steps } from '../content/thread/steps.ts'
import { prepareLandingPages } from '../pages/landing-index.ts'
import { preparePanel } from './panel-base.ts'
import { prepareIndexes } from './property-indexes.ts'

export function* prepareSearch(snapshot: Snapshot): Steps<void> {
  yield* prepareIndexes(snapshot)
  yield* prepareLandingPages(snapshot)
  yield* preparePanel(snapshot)
}

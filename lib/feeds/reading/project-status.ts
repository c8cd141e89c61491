/** Construction status of a project, for CRMs that only give its sales status. */
import type { FeedProject, FeedState } from '../feed-listing.ts'
import type { FeedWord } from '../feed-parts.ts'

type Status = NonNullable<NonNullable<FeedProject['status']>['ours']>

const statusOf: Readonly<Partial<Record<FeedState, Status>>> = { available: 'for-sale', option: 'for-sale', draft: 'planned' }

/** Undefined for states that do not describe construction: sold does not mean built. */
export function toProjectStatus(state: FeedWord<FeedState> | undefined): FeedProject['status'] {
  const ours = state?.ours && statusOf[state.ours]
  return ours && state ? { theirs: state.theirs, ours } : undefined
}

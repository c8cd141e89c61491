/** By which the messages name a state of a property: `sold` of a rental is let. */
import type { Goal } from '@/lib/domain/property/property'

export const stateWord = <State extends string>(state: State, goal: Goal | undefined): State | 'rented' =>
  state === 'sold' && goal === 'rent' ? 'rented' : state

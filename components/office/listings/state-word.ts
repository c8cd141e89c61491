/** The message key of a property's state: a rental that is `sold` is let. */
import type { Goal } from '@/lib/domain/property/property'

export const stateWord = <State extends string>(state: State, goal: Goal | undefined): State | 'rented' =>
  state === 'sold' && goal === 'rent' ? 'rented' : state

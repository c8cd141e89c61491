/** What the office makes of a property: shown, held back, discreet, under option, sold. One choice sets several fields of its file. */
import type { Goal, IsoDate } from '../property/property.ts'

/** `sold`: a rental is let. `discreet`: offered without address on the page of that name alone. */
export const listingStates = ['online', 'withheld', 'discreet', 'option', 'sold'] as const

export type ListingState = (typeof listingStates)[number]

const optionMarker = 2
const soldMarker = 4

/** A state as a record of the snapshot shows it; `archived` is a matter of the file alone. */
export type FoundState = ListingState | 'archived'

type Facts = { published: boolean; archived: boolean; availability: string; marquee: number }

/** @param isDiscreet whether the page of discreet properties offers it. */
export function findListingState({ published, archived, availability, marquee }: Facts, isDiscreet: boolean): FoundState {
  if (archived) return 'archived'
  if (!published) return isDiscreet ? 'discreet' : 'withheld'
  if (availability !== 'available') return 'sold'
  return marquee === optionMarker ? 'option' : 'online'
}

/** By the names of files. */
export type StateFields = Readonly<Record<string, string | number | boolean>>

/** Every field that a state may set. */
export const stateFields = ['Published', 'Availability', 'Marquee', 'MarqueeDate'] as const

const marked = (marker: number, today: IsoDate) => ({ Marquee: marker, MarqueeDate: today })

/**
 * What a file has to say for a property to be in a state.
 * @param ownMarker marker of the file itself, which stays where it says nothing of option or sale.
 */
export function fieldsOfState(state: ListingState, goal: Goal, ownMarker: number, today: IsoDate): StateFields {
  const available = { Published: true, Availability: 'available' }
  switch (state) {
    case 'online':
      return { ...available, Marquee: ownMarker === optionMarker || ownMarker === soldMarker ? 0 : ownMarker }
    case 'option':
      return { ...available, ...marked(optionMarker, today) }
    case 'sold':
      return { Published: true, Availability: goal === 'rent' ? 'rented' : 'sold', ...marked(soldMarker, today) }
    case 'withheld':
    case 'discreet':
      return { Published: false }
  }
}

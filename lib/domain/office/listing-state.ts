/**
 * The states that the office can give a property: shown, held back, discreet, under option, sold. Each sets several fields of
 * its file.
 */
import type { Goal, IsoDate } from '../property/property.ts'

/** `sold`: for a rental, let. `discreet`: offered without address, on the page of discreet properties only. */
export const listingStates = ['online', 'withheld', 'discreet', 'option', 'sold'] as const

export type ListingState = (typeof listingStates)[number]

const optionMarker = 2
const soldMarker = 4

/** The state of a record in the snapshot; `archived` can only be set in the file. */
export type FoundState = ListingState | 'archived'

type Facts = { published: boolean; archived: boolean; availability: string; marquee: number }

/** @param isDiscreet whether it is listed on the page of discreet properties. */
export function findListingState({ published, archived, availability, marquee }: Facts, isDiscreet: boolean): FoundState {
  if (archived) return 'archived'
  if (!published) return isDiscreet ? 'discreet' : 'withheld'
  if (availability !== 'available') return 'sold'
  return marquee === optionMarker ? 'option' : 'online'
}

/** By the field names of files. */
export type StateFields = Readonly<Record<string, string | number | boolean>>

/** Every field that a state can set. */
export const stateFields = ['Published', 'Availability', 'Marquee', 'MarqueeDate'] as const

const marked = (marker: number, today: IsoDate) => ({ Marquee: marker, MarqueeDate: today })

/**
 * The field values that put a property into a state.
 * @param ownMarker marker of the file itself, kept unless it is an option or a sale.
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

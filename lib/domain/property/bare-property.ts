/** A property reduced to its name and place, for an appointment whose property is not published. */
import type { PublicProperty } from './property.ts'

/** The fields that the mails about the appointment contain. */
export type BareProperty = Pick<PublicProperty, 'id' | 'agentId' | 'goal' | 'texts' | 'address' | 'zip' | 'city' | 'countryId'>

/** Nothing but these fields, so that the others of a property that is not published stay hidden. */
export function toBareProperty({ id, agentId, goal, texts, address, zip, city, countryId }: BareProperty): BareProperty {
  return { id, agentId, goal, texts, address, zip, city, countryId }
}

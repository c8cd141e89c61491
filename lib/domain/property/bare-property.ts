/** A property reduced to its name and place, for an appointment whose property is no longer published. */
import type { PublicProperty } from './property.ts'
import { factFields, priceTermFields } from './property-fields.ts'

/** The fields that the mails about the appointment contain. */
export type BareFacts = Pick<PublicProperty, 'id' | 'agentId' | 'goal' | 'texts' | 'address' | 'zip' | 'city' | 'countryId'>

const nothing = Object.fromEntries(
  Object.entries({ ...factFields, ...priceTermFields }).map(([name, { kind }]) => [name, kind === 'list' ? [] : undefined]),
)

/** Archived, so that no form is offered for it; price hidden, lists empty, all other facts undefined. */
export function toBareProperty({ id, agentId, goal, texts, address, zip, city, countryId }: BareFacts): PublicProperty {
  return {
    ...nothing,
    ...{ id, agentId, goal, texts, address, zip, city, countryId },
    ...{ webIds: [], published: false, archived: true, price: { kind: 'hidden', by: 'request' } },
  } as unknown as PublicProperty
}

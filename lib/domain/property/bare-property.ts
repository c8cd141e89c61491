/** A property of which nothing is to be said but its name and where it is. */
import type { PublicProperty } from './property.ts'
import { factFields, priceTermFields } from './property-fields.ts'

/** What whoever has an appointment there read of it. */
export type BareFacts = Pick<PublicProperty, 'id' | 'agentId' | 'goal' | 'texts' | 'address' | 'zip' | 'city' | 'countryId'>

const nothing = Object.fromEntries(
  Object.entries({ ...factFields, ...priceTermFields }).map(([name, { kind }]) => [name, kind === 'list' ? [] : undefined]),
)

/** No form stands below it, as below what is archived. */
export function toBareProperty({ id, agentId, goal, texts, address, zip, city, countryId }: BareFacts): PublicProperty {
  return {
    ...nothing,
    ...{ id, agentId, goal, texts, address, zip, city, countryId },
    ...{ webIds: [], published: false, archived: true, price: { kind: 'hidden', by: 'request' } },
  } as unknown as PublicProperty
}

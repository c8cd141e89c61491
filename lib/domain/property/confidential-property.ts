/**
 * A property's whole record, what is hidden from visitors included. Content loading makes it; whoever else needs it asks for it
 * by name, see `lib/server/content/confidential.ts`.
 */
import type { RecordOf } from './field.ts'
import type { propertyFields } from './property-fields.ts'

export type ConfidentialProperty = RecordOf<typeof propertyFields>

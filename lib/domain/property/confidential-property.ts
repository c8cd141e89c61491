/**
 * The full record of a property, including what is hidden from visitors. Created by content loading; other code imports it
 * explicitly from `lib/server/content/snapshot/confidential.ts`.
 */
import type { RecordOf } from './field.ts'
import type { propertyFields } from './property-fields.ts'

export type ConfidentialProperty = RecordOf<typeof propertyFields>

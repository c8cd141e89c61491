/**
 * Sorts the fields of a content file in the order of the field table, so that the output does not depend on the order of
 * composition.
 */
import { crmNameOf } from '../../content/crm-names.ts'
import type { Fields } from '../../domain/property/field.ts'

/** Keys are the field names used in content files. */
export type FeedFileFields = Readonly<Record<string, unknown>>

/** Fields without a value are left out. */
export function inTableOrder(file: FeedFileFields, fields: Fields): FeedFileFields {
  const order = new Map(Object.keys(fields).map((name, index) => [crmNameOf(fields, name), index]))
  const place = (name: string) => order.get(name) ?? order.size
  return Object.fromEntries(
    Object.entries(file)
      .filter(([, value]) => value !== undefined)
      .sort(([a], [b]) => place(a) - place(b) || a.localeCompare(b, 'en')),
  )
}

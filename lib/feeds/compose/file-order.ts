/** Fields of a file in the order of our own table, whatever order they were made in. */
import { crmNameOf } from '../../content/crm-names.ts'
import type { Fields } from '../../domain/property/field.ts'

/** By the names that files use. */
export type FeedFileFields = Readonly<Record<string, unknown>>

/** Without what is not said. */
export function inTableOrder(file: FeedFileFields, fields: Fields): FeedFileFields {
  const order = new Map(Object.keys(fields).map((name, index) => [crmNameOf(fields, name), index]))
  const place = (name: string) => order.get(name) ?? order.size
  return Object.fromEntries(
    Object.entries(file)
      .filter(([, value]) => value !== undefined)
      .sort(([a], [b]) => place(a) - place(b) || a.localeCompare(b, 'en')),
  )
}

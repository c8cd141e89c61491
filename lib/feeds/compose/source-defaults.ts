/**
 * Applies what a source configures in `feeds.json`: default values for missing fields, and fields that the office maintains by
 * hand.
 */
import { crmNameOf } from '../../content/crm-names.ts'
import { projectFields } from '../../domain/project/project-fields.ts'
import type { Fields } from '../../domain/property/field.ts'
import { propertyFields } from '../../domain/property/property-fields.ts'
import type { FeedSource } from '../feed-source.ts'
import type { FeedFileFields } from './file-order.ts'

const namesOf = (fields: Fields) => new Set(Object.keys(fields).map((name) => crmNameOf(fields, name)))

const properties = namesOf(propertyFields)
const projects = namesOf(projectFields)

/**
 * One list of defaults serves properties and projects: fields that only the other kind has are skipped. Unknown names stay, so
 * that they are reported.
 */
function isMeantFor(name: string, fields: Fields): boolean {
  const [own, others] = fields === projectFields ? [projects, properties] : [properties, projects]
  return own.has(name) || !others.has(name)
}

/** Adds the defaults of the source where the feed has no value, and removes the fields that the office maintains by hand. */
export function withSourceDefaults(
  file: FeedFileFields,
  { defaults, byHand }: Pick<FeedSource, 'defaults' | 'byHand'>,
  fields: Fields,
): FeedFileFields {
  const filledFields = Object.entries(file).filter(([, value]) => value !== undefined)
  const applicableDefaults = Object.entries(defaults).filter(([name]) => isMeantFor(name, fields))
  const all = { ...Object.fromEntries(applicableDefaults), ...Object.fromEntries(filledFields) }
  return Object.fromEntries(Object.entries(all).filter(([name]) => !byHand.includes(name)))
}

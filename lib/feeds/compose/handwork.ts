/** What a source states for listings that say nothing, and what the office keeps by hand. */
import { crmNameOf } from '../../content/crm-names.ts'
import { projectFields } from '../../domain/project/project-fields.ts'
import type { Fields } from '../../domain/property/field.ts'
import { propertyFields } from '../../domain/property/property-fields.ts'
import type { FeedSource } from '../feed-source.ts'
import type { FeedFileFields } from './file-order.ts'

const namesOf = (fields: Fields) => new Set(Object.keys(fields).map((name) => crmNameOf(fields, name)))

const properties = namesOf(propertyFields)
const projects = namesOf(projectFields)

/** One table for both: what only the other kind of file knows is not for this one. A name that nobody knows stays, to be told. */
function isMeantFor(name: string, fields: Fields): boolean {
  const [own, others] = fields === projectFields ? [projects, properties] : [properties, projects]
  return own.has(name) || !others.has(name)
}

/** What the source states by default below, and what the office keeps by hand left out. */
export function withHandwork(
  file: FeedFileFields,
  { defaults, byHand }: Pick<FeedSource, 'defaults' | 'byHand'>,
  fields: Fields,
): FeedFileFields {
  const said = Object.entries(file).filter(([, value]) => value !== undefined)
  const stated = Object.entries(defaults).filter(([name]) => isMeantFor(name, fields))
  const all = { ...Object.fromEntries(stated), ...Object.fromEntries(said) }
  return Object.fromEntries(Object.entries(all).filter(([name]) => !byHand.includes(name)))
}

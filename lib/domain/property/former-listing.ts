/** What is stored of a property or project after it was removed: only what visitors could see and still need. */
import type { Language } from '../text/language.ts'
import type { PublicProperty } from './property.ts'
import { type Likeness, likenessOf } from './similar.ts'

type FormerFacts = {
  id: number
  /** Its last path in each language in use. */
  paths: Partial<Record<Language, string>>
}

export type FormerProperty = FormerFacts & Likeness & { kind: 'property'; countryId: number }
export type FormerProject = FormerFacts & { kind: 'project' }
export type FormerListing = FormerProperty | FormerProject

export function toFormerProperty(property: PublicProperty, paths: FormerFacts['paths']): FormerProperty {
  return { kind: 'property', countryId: property.countryId, paths, ...likenessOf(property) }
}

/** What is remembered of a property or project that was published and has been taken away: what visitors saw, and no more than helps them on. */
import type { Language } from '../text/language.ts'
import type { PublicProperty } from './property.ts'
import { type Likeness, likenessOf } from './similar.ts'

type Remembered = {
  id: number
  /** Its last address in each language that was in use. */
  paths: Partial<Record<Language, string>>
}

export type FormerProperty = Remembered & Likeness & { kind: 'property'; countryId: number }
export type FormerProject = Remembered & { kind: 'project' }
export type FormerListing = FormerProperty | FormerProject

export function toFormerProperty(property: PublicProperty, paths: Remembered['paths']): FormerProperty {
  return { kind: 'property', countryId: property.countryId, paths, ...likenessOf(property) }
}

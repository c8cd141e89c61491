/** The forms below a property's page (specification 1; rulings 6, 11). */
import { isAbroad } from '../law/country.ts'
import { isHome } from './is-home.ts'
import type { PublicProperty } from './property.ts'

export const propertyForms = [
  'visit',
  'information',
  'documents',
  'send-to-friend',
  'rental-application',
  'purchase-offer',
] as const

export type PropertyForm = (typeof propertyForms)[number]

type Facts = Pick<PublicProperty, 'archived' | 'availability' | 'goal' | 'webIds' | 'documents' | 'countryId'>

const conditions = {
  visit: () => true,
  information: () => true,
  documents: ({ documents }) => documents.length > 0,
  'send-to-friend': () => true,
  // Commercial leases are negotiated; the form is for households.
  'rental-application': (property) => property.goal === 'rent' && isHome(property),
  // Abroad, purchase offers follow local law.
  'purchase-offer': (property) => property.goal === 'sale' && !isAbroad(property),
} as const satisfies Record<PropertyForm, (property: Facts) => boolean>

/** None for sold, rented and archived properties. */
export function formsOf(property: Facts): PropertyForm[] {
  if (property.archived || property.availability !== 'available') return []
  return propertyForms.filter((form) => conditions[form](property))
}

export const isPropertyForm = (name: string): name is PropertyForm => (propertyForms as readonly string[]).includes(name)

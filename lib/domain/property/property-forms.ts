/** Which forms stand below a property's page (specification 1; rulings 6, 11). */
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
  // A lease of an office or a shop is a matter of talks, not of a form for households.
  'rental-application': (property) => property.goal === 'rent' && isHome(property),
  // Abroad, an offer follows the law of the place.
  'purchase-offer': (property) => property.goal === 'sale' && !isAbroad(property),
} as const satisfies Record<PropertyForm, (property: Facts) => boolean>

/** None once it is sold, rented or out of the archive alone. */
export function formsOf(property: Facts): PropertyForm[] {
  if (property.archived || property.availability !== 'available') return []
  return propertyForms.filter((form) => conditions[form](property))
}

export const isPropertyForm = (name: string): name is PropertyForm => (propertyForms as readonly string[]).includes(name)

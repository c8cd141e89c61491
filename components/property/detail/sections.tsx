/** The sections of a detail page in their order; one line each. A section without content is left out, abroad Belgian law too (ruling 14). */
import type { ComponentType } from 'react'
import { BuyingSection } from '@/components/property/costs/buying-section'
import { MovingInSection } from '@/components/property/costs/moving-in-section'
import { hasBuyingCosts, hasMovingInCosts } from '@/lib/domain/costs/has-calculator'
import { labelOf } from '@/lib/domain/energy/epc'
import { isAbroad } from '@/lib/domain/law/country'
import { findFloodScores } from '@/lib/domain/law/flood'
import { findPlanningAnswers } from '@/lib/domain/law/planning'
import { hasLight } from '@/lib/domain/light/light'
import { type FactGroup, findFacts } from '@/lib/domain/property/facts'
import type { PublicProperty } from '@/lib/domain/property/property'
import { isEnabled } from '@/lib/server/pages/feature'
import type { PropertyDetail } from '@/lib/server/property/property-detail'
import { CostsSection } from './costs/costs-section'
import { DocumentsSection } from './documents-section'
import { EnergySection } from './energy/energy-section'
import { MediaSection } from './gallery/media-section'
import { LegalSection } from './legal/legal-section'
import { LightSection, LightTitle } from './light/light-section'
import { FeaturesSection, featureGroups } from './overview/features-section'
import { LocationSection } from './overview/location-section'
import { RoomsSection } from './rooms/rooms-section'

export type SectionId =
  | 'rooms'
  | 'light'
  | 'features'
  | 'energy'
  | 'legal'
  | 'costs'
  | 'documents'
  | 'media'
  | 'location'
  | 'buying'
  | 'moving-in'

type Section = {
  id: SectionId
  Content: ComponentType<{ detail: PropertyDetail }>
  /** The words of the heading where they depend on the property. */
  Title?: ComponentType<{ detail: PropertyDetail }>
  isPresent: (property: PublicProperty) => boolean
  /** Paper plays no film. */
  isScreenOnly?: true
}

const hasFacts = (property: PublicProperty, groups: readonly FactGroup[]) =>
  groups.some((group) => findFacts(group, property).length > 0)

const hasLabel = (property: PublicProperty) => labelOf(property, property.texts.nl.epcLabelText) !== undefined

const sections: readonly Section[] = [
  { id: 'rooms', Content: RoomsSection, isPresent: ({ rooms }) => rooms.length > 0 },
  { id: 'light', Content: LightSection, Title: LightTitle, isPresent: (property) => isEnabled('light') && hasLight(property) },
  { id: 'features', Content: FeaturesSection, isPresent: (property) => hasFacts(property, featureGroups) },
  {
    id: 'energy',
    Content: EnergySection,
    isPresent: (property) => hasLabel(property) || hasFacts(property, ['certificate', 'installations']),
  },
  {
    id: 'legal',
    Content: LegalSection,
    isPresent: (property) =>
      !isAbroad(property) &&
      (hasFacts(property, ['legal']) || findFloodScores(property).length > 0 || findPlanningAnswers(property).length > 0),
  },
  { id: 'costs', Content: CostsSection, isPresent: () => true },
  { id: 'documents', Content: DocumentsSection, isPresent: () => true },
  {
    id: 'media',
    Content: MediaSection,
    isPresent: ({ videoUrl, virtualTourUrl }) => isEnabled('media') && (videoUrl !== undefined || virtualTourUrl !== undefined),
    isScreenOnly: true,
  },
  { id: 'location', Content: LocationSection, isPresent: () => true },
  { id: 'buying', Content: BuyingSection, isPresent: (property) => isEnabled('calculator') && hasBuyingCosts(property) },
  { id: 'moving-in', Content: MovingInSection, isPresent: (property) => isEnabled('calculator') && hasMovingInCosts(property) },
]

/** The sections that `property` has something for. */
export function findSections(property: PublicProperty): Section[] {
  return sections.filter(({ isPresent }) => isPresent(property))
}

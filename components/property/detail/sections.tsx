/** The sections of a detail page in their order; one line each. A section without content is left out, abroad Belgian law too (ruling 14). */
import type { ComponentType } from 'react'
import { BuyingSection } from '@/components/property/costs/buying-section'
import { MovingInSection } from '@/components/property/costs/moving-in-section'
import { hasBuyingCosts, hasMovingInCosts } from '@/lib/domain/costs/has-calculator'
import { isAbroad } from '@/lib/domain/law/country'
import { findFloodScores } from '@/lib/domain/law/flood'
import { findPlanningAnswers } from '@/lib/domain/law/planning'
import { hasLight } from '@/lib/domain/light/light'
import type { PublicProperty } from '@/lib/domain/property/property'
import { isEnabled } from '@/lib/server/pages/feature'
import type { PropertyDetail } from '@/lib/server/property/property-detail'
import { CostsSection } from './costs/costs-section'
import { DocumentsSection, DocumentsSummary } from './documents-section'
import { EnergySection } from './energy/energy-section'
import { MediaSection } from './gallery/media-section'
import { LegalSection, LegalSummary } from './legal/legal-section'
import { LightSection, LightTitle } from './light/light-section'
import { FeaturesSection, FeaturesSummary, hasFeatures } from './overview/features-section'
import { HistorySection, HistorySummary } from './overview/listing-history'
import { LocationSection } from './overview/location-section'
import { RoomsTotal, StoreysSection } from './rooms/storeys-section'

/** Ids of the sections that the page's links lead to. */
export type SectionId =
  | 'rooms'
  | 'light'
  | 'features'
  | 'energy'
  | 'buying'
  | 'moving-in'
  | 'costs'
  | 'media'
  | 'location'
  | 'legal'
  | 'documents'

type Part = ComponentType<{ detail: PropertyDetail }>

type Section = {
  Content: Part
  /** The text of the heading where it depends on the property. */
  Title?: Part
  /** Next to the heading. */
  Note?: Part
  isPresent: (detail: Pick<PropertyDetail, 'property' | 'label' | 'facts'>) => boolean
  /** Not in the brochure, such as a film. */
  isScreenOnly?: true
  /** Followed by a large picture. */
  hasPicture?: true
  /** Foldable, at the end of the page; `open` is open at first. */
  fold?: 'closed' | 'open'
} & ({ id: SectionId; hasLink: true } | { id: 'history'; hasLink: false })

const hasCalculator = (property: PublicProperty) =>
  isEnabled('calculator') && (hasBuyingCosts(property) || hasMovingInCosts(property))

const sections: readonly Section[] = [
  {
    id: 'rooms',
    hasLink: true,
    Content: StoreysSection,
    Note: RoomsTotal,
    isPresent: ({ property }) => property.rooms.length > 0,
    hasPicture: true,
  },
  {
    id: 'light',
    hasLink: true,
    Content: LightSection,
    Title: LightTitle,
    isPresent: ({ property }) => isEnabled('light') && hasLight(property),
  },
  {
    id: 'energy',
    hasLink: true,
    Content: EnergySection,
    isPresent: ({ label, facts }) => label !== undefined || facts.certificate.length > 0 || facts.installations.length > 0,
  },
  {
    id: 'buying',
    hasLink: true,
    Content: BuyingSection,
    isPresent: ({ property }) => isEnabled('calculator') && hasBuyingCosts(property),
    hasPicture: true,
  },
  {
    id: 'moving-in',
    hasLink: true,
    Content: MovingInSection,
    isPresent: ({ property }) => isEnabled('calculator') && hasMovingInCosts(property),
    hasPicture: true,
  },
  {
    // Below the calculator where there is one.
    id: 'costs',
    hasLink: true,
    Content: CostsSection,
    isPresent: ({ property, facts }) => facts.costs.length > 0 && !hasCalculator(property),
    hasPicture: true,
  },
  { id: 'location', hasLink: true, Content: LocationSection, isPresent: () => true },
  {
    id: 'media',
    hasLink: true,
    Content: MediaSection,
    isPresent: ({ property: { videoUrl, virtualTourUrl } }) =>
      isEnabled('media') && (videoUrl !== undefined || virtualTourUrl !== undefined),
    isScreenOnly: true,
    fold: 'closed',
  },
  {
    id: 'features',
    hasLink: true,
    Content: FeaturesSection,
    Note: FeaturesSummary,
    isPresent: ({ facts }) => hasFeatures(facts),
    fold: 'closed',
  },
  {
    id: 'legal',
    hasLink: true,
    Content: LegalSection,
    Note: LegalSummary,
    isPresent: ({ property, facts }) =>
      !isAbroad(property) &&
      (facts.legal.length > 0 || findFloodScores(property).length > 0 || findPlanningAnswers(property).length > 0),
    fold: 'closed',
  },
  { id: 'documents', hasLink: true, Content: DocumentsSection, Note: DocumentsSummary, isPresent: () => true, fold: 'open' },
  { id: 'history', hasLink: false, Content: HistorySection, Note: HistorySummary, isPresent: () => true, fold: 'closed' },
]

/** The sections that have content for the property. */
export function findSections(detail: Pick<PropertyDetail, 'property' | 'label' | 'facts'>): Section[] {
  return sections.filter(({ isPresent }) => isPresent(detail))
}

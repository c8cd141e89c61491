/** The newest properties of a separate collection as cards: takeovers (ruling 7), properties in other countries (ruling 14). */
import { PropertyCard } from '@/components/property/property-card'
import type { PublicProperty } from '@/lib/domain/property/property'
import { sortProperties } from '@/lib/domain/search/property-filter'
import { toPropertyCard } from '@/lib/server/property/property-card'
import { JsonLdList } from './json-ld-list'
import { gridSizes, ModuleGrid } from './module-grid'
import type { ModuleProps } from './module-props'
import { innerHeading, ModuleSection } from './module-section'

/** @param none shown while the collection is empty. */
export function CollectionModule({
  module,
  language,
  isFirst,
  properties,
  none,
}: ModuleProps & { properties: readonly PublicProperty[]; none: string }) {
  const cards = sortProperties(properties, 'newest')
    .slice(0, module.maxItems)
    .map((property) => toPropertyCard(property, language))
  return (
    <ModuleSection module={module} language={language}>
      <JsonLdList items={cards.map(({ title, href }) => ({ name: title, href }))} />
      {cards.length === 0 && <p>{none}</p>}
      <ModuleGrid columns={module.itemsPerRow}>
        {cards.map((card, index) => (
          <PropertyCard
            key={card.id}
            card={card}
            headingLevel={innerHeading(module, language)}
            sizes={gridSizes(module.itemsPerRow)}
            isFirst={isFirst && index === 0}
          />
        ))}
      </ModuleGrid>
    </ModuleSection>
  )
}

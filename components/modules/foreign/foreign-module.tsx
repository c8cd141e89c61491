/** Properties in other countries: a collection of its own (ruling 14). */
import { useTranslations } from 'next-intl'
import { PropertyCard } from '@/components/property/property-card'
import { sortProperties } from '@/lib/domain/search/property-filter'
import { getSnapshot } from '@/lib/server/content/current-snapshot'
import { toPropertyCard } from '@/lib/server/property/property-card'
import { JsonLdList } from '../json-ld-list'
import { gridSizes, ModuleGrid } from '../module-grid'
import type { ModuleProps } from '../module-props'
import { innerHeading, ModuleSection } from '../module-section'

export function ForeignModule({ module, language, isFirst }: ModuleProps) {
  const t = useTranslations('ForeignModule')
  const cards = sortProperties(getSnapshot().foreignProperties, 'newest')
    .slice(0, module.maxItems)
    .map((property) => toPropertyCard(property, language))
  return (
    <ModuleSection module={module} language={language}>
      <JsonLdList items={cards.map(({ title, href }) => ({ name: title, href }))} />
      {cards.length === 0 && <p>{t('none')}</p>}
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

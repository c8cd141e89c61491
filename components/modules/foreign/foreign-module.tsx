/** Properties in other countries: a collection of its own (ruling 14). */
import { useTranslations } from 'next-intl'
import { PropertyCard } from '@/components/property/property-card'
import { sortProperties } from '@/lib/domain/property-filter'
import { toPropertyCard } from '@/lib/server/property-card'
import { getSnapshot } from '@/lib/server/snapshot/current-snapshot'
import { gridSizes, ModuleGrid } from '../module-grid'
import type { ModuleProps } from '../module-props'
import { innerHeading, ModuleSection } from '../module-section'

export function ForeignModule({ module, language, isFirst }: ModuleProps) {
  const t = useTranslations('ForeignModule')
  const properties = sortProperties(getSnapshot().foreignProperties, 'newest').slice(0, module.maxItems)
  return (
    <ModuleSection module={module} language={language}>
      {properties.length === 0 && <p>{t('none')}</p>}
      <ModuleGrid columns={module.itemsPerRow}>
        {properties.map((property, index) => (
          <PropertyCard
            key={property.id}
            card={toPropertyCard(property, language)}
            headingLevel={innerHeading(module, language)}
            sizes={gridSizes(module.itemsPerRow)}
            isFirst={isFirst && index === 0}
          />
        ))}
      </ModuleGrid>
    </ModuleSection>
  )
}

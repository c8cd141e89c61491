/** Discreet offers: properties that must not be recognizable, with a form to ask for more (ruling 14). */
import { getSnapshot } from '@/lib/server/content/snapshot/current-snapshot'
import { gridSizes, ModuleGrid } from '../module-grid'
import type { ModuleProps } from '../module-props'
import { innerHeading, ModuleSection } from '../module-section'
import { DiscreetCard } from './discreet-card'

export function DiscreetModule({ module, language }: Pick<ModuleProps, 'module' | 'language'>) {
  const offers = getSnapshot().discreetOffers.slice(0, module.maxItems)
  if (offers.length === 0) return null
  return (
    <ModuleSection module={module} language={language}>
      <ModuleGrid columns={module.itemsPerRow}>
        {offers.map((offer) => (
          <DiscreetCard
            key={offer.reference}
            offer={offer}
            language={language}
            headingLevel={innerHeading(module, language)}
            sizes={gridSizes(module.itemsPerRow)}
          />
        ))}
      </ModuleGrid>
    </ModuleSection>
  )
}

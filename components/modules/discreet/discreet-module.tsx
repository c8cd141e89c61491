/** Discreet properties, which must not be recognizable, with a form to ask for more (ruling 14). */
import { getSnapshot } from '@/lib/server/content/snapshot/current-snapshot'
import { gridSizes, ModuleGrid } from '../module-grid'
import type { ModuleProps } from '../module-props'
import { innerHeading, ModuleSection } from '../module-section'
import { DiscreetCard } from './discreet-card'

export function DiscreetModule({ module, language }: Pick<ModuleProps, 'module' | 'language'>) {
  const properties = getSnapshot().discreetProperties.slice(0, module.maxItems)
  if (properties.length === 0) return null
  return (
    <ModuleSection module={module} language={language}>
      <ModuleGrid columns={module.itemsPerRow}>
        {properties.map((discreet) => (
          <DiscreetCard
            key={discreet.reference}
            discreet={discreet}
            language={language}
            headingLevel={innerHeading(module, language)}
            sizes={gridSizes(module.itemsPerRow)}
          />
        ))}
      </ModuleGrid>
    </ModuleSection>
  )
}

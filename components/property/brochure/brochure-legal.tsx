/** The statements that the law requires in an advertisement, except those that the energy section above already has. */
import { useTranslations } from 'next-intl'
import { FactColumns, FactList, FactStack } from '@/components/property/detail/fact-list'
import { FloodFacts } from '@/components/property/detail/legal/flood-facts'
import { PlanningFacts } from '@/components/property/detail/legal/planning-facts'
import { findFacts } from '@/lib/domain/property/facts'
import type { PropertyDetail } from '@/lib/server/property/property-detail'

export function BrochureLegal({ detail }: { detail: Pick<PropertyDetail, 'property' | 'legendHref'> }) {
  const t = useTranslations('LegalSection')
  const { property } = detail
  const certified = new Set(findFacts('certificate', property).map(({ label }) => label))
  const facts = findFacts('legal', property).filter(({ label }) => !certified.has(label))
  return (
    <FactColumns>
      <FactStack>
        {facts.length > 0 && <FactList title={t('certificates')} facts={facts} />}
        <FloodFacts property={property} />
      </FactStack>
      <PlanningFacts detail={detail} />
    </FactColumns>
  )
}

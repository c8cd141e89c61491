/** The facts of the building in groups. */
import { useTranslations } from 'next-intl'
import { type FactGroup, findFacts } from '@/lib/domain/property/facts'
import type { PropertyDetail } from '@/lib/server/property/property-detail'
import { FactColumns, FactList } from '../fact-list'

export const featureGroups = ['rooms', 'surfaces', 'building', 'comfort'] as const satisfies readonly FactGroup[]

export function FeaturesSection({ detail: { property } }: { detail: Pick<PropertyDetail, 'property'> }) {
  const t = useTranslations('PropertyFacts')
  const groups = featureGroups.map((group) => ({ group, facts: findFacts(group, property) }))
  return (
    <FactColumns>
      {groups
        .filter(({ facts }) => facts.length > 0)
        .map(({ group, facts }) => (
          <FactList key={group} title={t(`groups.${group}`)} facts={facts} />
        ))}
    </FactColumns>
  )
}

/** What the law asks a notice to state: certificates and taxes, flood, planning (belgium.md, "A notice must show"). */
import { useTranslations } from 'next-intl'
import { findFacts } from '@/lib/domain/property/facts'
import type { PropertyDetail } from '@/lib/server/property/property-detail'
import { FactColumns, FactList, FactRow, FactStack } from '../fact-list'
import { FloodFacts } from './flood-facts'
import { PlanningFacts } from './planning-facts'

type Props = { detail: Pick<PropertyDetail, 'property' | 'label' | 'legendHref'> }

export function LegalSection({ detail }: Props) {
  const t = useTranslations('LegalSection')
  const { property, label } = detail
  const facts = findFacts('legal', property)
  return (
    <FactColumns>
      <FactStack>
        {(facts.length > 0 || label !== undefined) && (
          <FactList
            title={t('certificates')}
            facts={facts}
            before={label && <FactRow label={t('label')}>{label.letterText}</FactRow>}
          />
        )}
        <FloodFacts property={property} />
      </FactStack>
      <PlanningFacts detail={detail} />
    </FactColumns>
  )
}

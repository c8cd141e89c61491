/**
 * The statements that the law requires in an advertisement: certificates and taxes, flood, planning (belgium.md, "A notice must
 * show").
 */
import { useTranslations } from 'next-intl'
import { findFloodScores } from '@/lib/domain/law/flood'
import type { PropertyDetail } from '@/lib/server/property/property-detail'
import { FactColumns, FactList, FactStack } from '../fact-list'
import { FloodFacts } from './flood-facts'
import { PlanningFacts } from './planning-facts'

type Props = { detail: Pick<PropertyDetail, 'property' | 'facts' | 'legendHref'> }

/** Flood scores and pre-emption in one line: "P-score B, G-score A, no right of pre-emption". */
export function LegalSummary({ detail: { property } }: Pick<Props, 'detail'>) {
  const t = useTranslations('LegalSection')
  const scores = findFloodScores(property).map(({ subject, score }) => t(`scores.${subject}`, { score }))
  const { preemptiveRights } = property
  return [...scores, preemptiveRights !== undefined && t(preemptiveRights ? 'preemption' : 'noPreemption')]
    .filter(Boolean)
    .join(', ')
}

export function LegalSection({ detail }: Props) {
  const t = useTranslations('LegalSection')
  const { property, facts } = detail
  return (
    <FactColumns>
      <FactStack>
        {facts.legal.length > 0 && <FactList title={t('certificates')} facts={facts.legal} />}
        <FloodFacts property={property} />
      </FactStack>
      <PlanningFacts detail={detail} />
    </FactColumns>
  )
}

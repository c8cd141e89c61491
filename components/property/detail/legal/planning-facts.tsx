/** The planning information, in full words and with the abbreviations of Flemish law. */
import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon'
import { findPlanningAnswers, type PlanningAnswer } from '@/lib/domain/law/planning'
import { findRegion } from '@/lib/domain/law/region'
import type { PropertyDetail } from '@/lib/server/property/property-detail'
import { FactList, FactRow } from '../fact-list'

/** `Woongebied (Wg)`; without the abbreviation outside Flanders. */
function AnswerText({ codes, isFlemish }: { codes: PlanningAnswer['codes']; isFlemish: boolean }) {
  const t = useTranslations('PlanningFacts')
  return codes.map((code) => (isFlemish ? t('coded', { answer: t(`answers.${code}`), code }) : t(`answers.${code}`))).join(', ')
}

type Props = { detail: Pick<PropertyDetail, 'property' | 'legendHref'> }

/** Renders nothing when no answer is known. */
export function PlanningFacts({ detail: { property, legendHref } }: Props) {
  const t = useTranslations('PlanningFacts')
  const answers = findPlanningAnswers(property)
  const { judicialDecision } = property
  if (answers.length === 0) return null
  const isFlemish = findRegion(property.zip, property.countryId) === 'flanders'
  const rows = answers.map(({ question, codes }) => (
    <FactRow key={question} label={t(`questions.${question}`)}>
      <AnswerText codes={codes} isFlemish={isFlemish} />
    </FactRow>
  ))
  const decision = judicialDecision !== undefined && (
    <FactRow label={t('judicialDecision')}>{t(judicialDecision ? 'decided' : 'undecided')}</FactRow>
  )
  return (
    <div>
      <FactList title={t('title')} facts={[]} before={rows} after={decision} />
      {isFlemish && (
        <p className="no-print">
          <a className="arrow-link" href={legendHref}>
            {t('legend')} <Icon of="arrow-right" />
          </a>
        </p>
      )}
    </div>
  )
}

/** Flood scores of parcel and building in words, with the warning required for class D (belgium.md). */
import { useTranslations } from 'next-intl'
import { findFloodScores, needsFloodWarning } from '@/lib/domain/law/flood'
import type { PublicProperty } from '@/lib/domain/property/property'
import { formatDate } from '@/lib/domain/text/date'
import { FactList, FactRow } from '../fact-list'
import styles from './flood-facts.module.css'
import { FloodSymbol } from './flood-symbol'

function FloodWarning() {
  const t = useTranslations('FloodFacts')
  return (
    <div className={styles.warning}>
      <FloodSymbol name={t('symbol')} />
      <p>{t('warning')}</p>
    </div>
  )
}

/** Renders nothing when no score is known. */
export function FloodFacts({ property }: { property: Pick<PublicProperty, 'pScore' | 'gScore' | 'floodReportDate'> }) {
  const t = useTranslations('FloodFacts')
  const scores = findFloodScores(property)
  if (scores.length === 0) return null
  const rows = scores.map(({ subject, score }) => (
    <FactRow key={subject} label={t(subject)}>
      <span className={styles.score}>{score}</span> {t(`words.${score}`)}
    </FactRow>
  ))
  const report = property.floodReportDate && <FactRow label={t('report')}>{formatDate(property.floodReportDate)}</FactRow>
  return (
    <div>
      <FactList title={t('title')} facts={[]} before={rows} after={report} />
      {needsFloodWarning(property) && <FloodWarning />}
    </div>
  )
}

/** Where figures come from and when they were checked. */
import { useTranslations } from 'next-intl'
import { formatDate } from '@/lib/domain/date'
import type { Language } from '@/lib/domain/language'
import type { Sourced } from '@/lib/domain/legal-figures'
import styles from './cost-sources.module.css'

export function CostSources({ sources, language }: { sources: readonly Sourced[]; language: Language }) {
  const t = useTranslations('CostSources')
  return (
    <ul className={styles.sources} aria-label={t('title')}>
      {sources.map(({ source, checked }) => (
        <li key={source.url}>
          <a href={source.url}>{source.name[language]}</a>, {t('checked', { date: formatDate(checked) })}
        </li>
      ))}
    </ul>
  )
}

/** The sources of the figures and when they were checked. */
import { useTranslations } from 'next-intl'
import type { Sourced } from '@/lib/domain/law/legal-figures'
import { formatDate } from '@/lib/domain/text/date'
import type { Language } from '@/lib/domain/text/language'
import { langOf } from '@/lib/server/pages/text-language'
import styles from './cost-sources.module.css'

export function CostSources({ sources, language }: { sources: readonly Sourced[]; language: Language }) {
  const t = useTranslations('CostSources')
  return (
    <ul className={styles.sources} aria-label={t('title')}>
      {sources.map(({ source, checked }) => (
        <li key={source.url}>
          <a href={source.url} {...langOf(source.name[language], language)}>
            {source.name[language]}
          </a>
          , {t('checked', { date: formatDate(checked) })}
        </li>
      ))}
    </ul>
  )
}

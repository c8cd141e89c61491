/** The active filters, each a link to the list without it. */
import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon'
import type { SearchGoal } from '@/lib/domain/subscriptions/saved-search'
import type { Language } from '@/lib/domain/text/language'
import { withFilter } from '@/lib/routing/list-links'
import { emptyListQuery, type ListQuery } from '@/lib/routing/list-query'
import { filterParts } from '@/lib/server/pages/landing-pages'
import styles from './active-filters.module.css'
import { useFilterText } from './use-filter-text'

type Props = { goal: SearchGoal; language: Language; hrefOf: (query: ListQuery) => string; query: ListQuery }

export function ActiveFilters({ goal, language, hrefOf, query }: Props) {
  const t = useTranslations('FilterBar')
  const filterText = useFilterText(language)
  const parts = filterParts(goal, query.filter)
  if (parts.length === 0) return null
  return (
    <ul className={styles.chips} aria-label={t('active')}>
      {parts.map(({ part, without }) => (
        <li key={`${part.kind} ${hrefOf(withFilter(query, without))}`}>
          <a
            className={styles.chip}
            href={hrefOf(withFilter(query, without))}
            aria-label={t('remove', { filter: filterText(part) })}
          >
            {filterText(part)}
            <Icon of="x" size={16} />
          </a>
        </li>
      ))}
      <li>
        <a className={`${styles.clear} no-print`} href={hrefOf(emptyListQuery)}>
          {t('clear')}
        </a>
      </li>
    </ul>
  )
}

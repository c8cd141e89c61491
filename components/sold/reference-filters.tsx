/** Filters of the references as links, without script: sold or let, and a town. */
import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon'
import type { ReferenceQuery } from '@/lib/routing/reference-query'
import type { FoundReferences } from '@/lib/server/sold/references'
import styles from './reference-filters.module.css'

type Props = { found: FoundReferences; query: ReferenceQuery; hrefOf: (change: Partial<ReferenceQuery>) => string }

function Towns({ found, query, hrefOf }: Props) {
  const t = useTranslations('References')
  return (
    <details className={styles.towns}>
      <summary>
        {query.town ?? t('allTowns')}
        <Icon of="chevron-down" />
      </summary>
      <ul>
        <li>
          <a href={`${hrefOf({ town: undefined })}#references`} aria-current={query.town ? undefined : 'true'}>
            {t('allTowns')}
          </a>
        </li>
        {found.towns.map(({ town, count }) => (
          <li key={town}>
            <a href={`${hrefOf({ town })}#references`} aria-current={query.town === town ? 'true' : undefined}>
              {town} <span>{count}</span>
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}

export function ReferenceFilters(props: Props) {
  const t = useTranslations('References')
  const { counts } = props.found
  const deals = [
    { deal: undefined, name: t('all'), count: counts.all },
    { deal: 'sold', name: t('sold'), count: counts.sold },
    { deal: 'let', name: t('let'), count: counts.let },
  ] as const
  return (
    <nav className={`${styles.bar} no-print`} aria-label={t('filter')}>
      <ul className={styles.deals}>
        {deals.map(({ deal, name, count }) => (
          <li key={name}>
            <a href={`${props.hrefOf({ deal })}#references`} aria-current={props.query.deal === deal ? 'true' : undefined}>
              {name} <span>{count}</span>
            </a>
          </li>
        ))}
      </ul>
      <Towns {...props} />
    </nav>
  )
}

/** The heading of a list on the map, and the number of results in each drawn area. */
import { useTranslations } from 'next-intl'
import { InlineText } from '@/components/ui/inline-text'
import type { SearchGoal } from '@/lib/domain/subscriptions/saved-search'
import type { ListQuery } from '@/lib/routing/list-query'
import { countFiltered } from '@/lib/server/property/property-lists'
import styles from './map-list-head.module.css'

type Props = { goal: SearchGoal; query: ListQuery; title: string; total: number; townCount: number }

export function MapListHead({ goal, query, title, total, townCount }: Props) {
  const t = useTranslations('PropertyList')
  const zones = useTranslations('SearchShapes')
  const { shapes } = query.filter
  const outside = () => countFiltered(goal, { ...query.filter, shapes: [] }) - total
  return (
    <div className={styles.head}>
      <h1>
        {t.rich('heading', {
          title,
          name: () => <InlineText text={title} />,
          total,
          hidden: (words) => <span className="vh-inline">{words}</span>,
          count: (words) => <span className="count">{words}</span>,
        })}
      </h1>
      <p>
        {shapes.length > 0
          ? zones('within', { count: shapes.length, outside: outside() })
          : t('paging', { page: 1, pageCount: 1, total, towns: townCount })}
      </p>
    </div>
  )
}

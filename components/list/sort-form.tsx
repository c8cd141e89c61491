/** The sort order of a list: submitted on change by script, with a button where there is no script. */
import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon'
import { sortOrders } from '@/lib/domain/search/property-filter'
import { buildListQuery, type ListQuery } from '@/lib/routing/list-query'
import styles from './sort-form.module.css'
import { SortSelect } from './sort-select.client'

export function SortForm({ listHref, query }: { listHref: string; query: ListQuery }) {
  const t = useTranslations('SortForm')
  const others = [...buildListQuery({ ...query, sort: 'newest', page: 1 })]
  return (
    <form className={styles.form} action={listHref}>
      {others.map(([name, value]) => (
        <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
      ))}
      <label htmlFor="sort">{t('label')}</label>
      <span>
        <SortSelect chosen={query.sort} choices={sortOrders.map((order) => ({ value: order, label: t(order) }))} />
        <Icon of="chevron-down" />
      </span>
      <noscript>
        <button type="submit">{t('apply')}</button>
      </noscript>
    </form>
  )
}

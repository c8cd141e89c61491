/** Filters of a table by text, type, status and dates: a plain form that reloads the page. */
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { hasItemFilter, type ItemQuery } from '@/lib/domain/portal/item-query'
import { type ItemKind, itemStatuses } from '@/lib/domain/portal/portal-item'
import type { ItemTableColumn } from './item-columns'
import styles from './item-filters.module.css'

export type Choice = { value: string; text: string }

type Props = {
  kind: ItemKind
  query: ItemQuery
  /** Address of the page without a query. */
  action: string
  /** Types that occur. */
  types: readonly Choice[]
  columns: readonly ItemTableColumn[]
  /** Number of items shown and in total. */
  shown: number
  total: number
}

export function ItemFilters({ kind, query, action, types, columns, shown, total }: Props) {
  const t = useTranslations('ItemFilters')
  const items = useTranslations('PortalItems')
  const statuses = itemStatuses[kind].map((value) => ({ value, text: items(`statuses.${kind}.${value}`) }))
  const sorts = columns.flatMap(({ sort, heading }) => (sort ? [{ value: sort, text: items(`columns.${heading}`) }] : []))
  return (
    <form className={`${styles.filters} no-print`} action={action} aria-label={t('label')}>
      <label className={styles.text}>
        {t('text')}
        <input type="search" name="q" defaultValue={query.text} maxLength={100} />
      </label>
      <Select name="type" label={t('type')} all={t('all')} chosen={query.type} choices={types} />
      <Select name="status" label={t('status')} all={t('all')} chosen={query.status} choices={statuses} />
      <label>
        {t('from')}
        <input type="date" name="from" defaultValue={query.from} />
      </label>
      <label>
        {t('to')}
        <input type="date" name="to" defaultValue={query.to} />
      </label>
      <Select name="sort" label={t('sort')} chosen={query.sort} choices={sorts} className={styles.sort} />
      <Button type="submit" look="line" size="s">
        {t('apply')}
      </Button>
      <p>
        {t('count', { shown, total })}
        {hasItemFilter(query) && <a href={action}>{t('clear')}</a>}
      </p>
    </form>
  )
}

type SelectProps = {
  name: string
  label: string
  chosen: string
  choices: readonly Choice[]
  /** Label of the choice that filters nothing. */
  all?: string
  className?: string | undefined
}

function Select({ name, label, chosen, choices, all, className }: SelectProps) {
  return (
    <label className={className}>
      {label}
      <select name={name} defaultValue={chosen}>
        {all && <option value="">{all}</option>}
        {choices.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  )
}

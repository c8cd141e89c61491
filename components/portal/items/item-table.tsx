/** A table of items; on narrow screens each row becomes a block. */
import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon'
import { useNumbers } from '@/components/ui/use-numbers'
import type { ItemQuery, TextOf } from '@/lib/domain/portal/item-query'
import type { ItemColumn, ItemKind, PortalItem } from '@/lib/domain/portal/portal-item'
import { formatDate } from '@/lib/domain/text/date'
import { momentText } from '@/lib/server/portal/item-texts'
import type { ItemTableColumn } from './item-columns'
import { ItemStatus, type StatusLook } from './item-status'
import styles from './item-table.module.css'

export type Sorting = {
  query: ItemQuery
  /** Returns the address of the table sorted by a column. */
  hrefOf: (column: ItemColumn) => string
}

type Props = {
  kind: ItemKind
  items: readonly PortalItem[]
  columns: readonly ItemTableColumn[]
  textOf: TextOf
  /** Id of the heading that names the table. */
  labelledBy: string
  /** Headings are links that sort; undefined on the dashboard and in print. */
  sorting?: Sorting
}

/** Look of a status: in progress, waiting, or over. */
const looks: Readonly<Record<string, StatusLook>> = {
  open: 'wait',
  requested: 'wait',
  planned: 'wait',
  confirmed: 'on',
  online: 'on',
}

/** Whether an item has no value in a column. */
function isEmpty(item: PortalItem, { key }: ItemTableColumn, textOf: TextOf): boolean {
  switch (key) {
    case 'moment':
    case 'date':
    case 'channel':
    case 'status':
      return false
    case 'time':
      return !item.time
    case 'remark':
      return !item.subject && !item.comment
    case 'views':
    case 'contacts':
      return item[key] === undefined
    default:
      return textOf(item, key) === ''
  }
}

export function ItemTable({ kind, items, columns: possible, textOf, labelledBy, sorting }: Props) {
  const t = useTranslations('PortalItems')
  if (items.length === 0) return <p className={styles.none}>{t(`empty.${kind}`)}</p>
  const columns = possible.filter((column) => items.some((item) => !isEmpty(item, column, textOf)))
  return (
    <table className={styles.table} aria-labelledby={labelledBy}>
      <thead>
        <tr>
          {columns.map((column) => (
            <Heading key={column.key} column={column} sorting={sorting} />
          ))}
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <tr key={item.id}>
            {columns.map((column) => (
              <td key={column.key} className={styles[column.look]}>
                <Cell item={item} column={column} textOf={textOf} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const ariaSort = { asc: 'ascending', desc: 'descending' } as const

function Heading({ column: { heading, look, sort }, sorting }: { column: ItemTableColumn; sorting: Sorting | undefined }) {
  const t = useTranslations('PortalItems')
  const name = t(`columns.${heading}`)
  const className = look === 'number' ? styles.number : undefined
  if (!sorting || !sort)
    return (
      <th scope="col" className={className}>
        {name}
      </th>
    )
  const { query, hrefOf } = sorting
  const isSorted = query.sort === sort
  return (
    <th scope="col" className={className} aria-sort={isSorted ? ariaSort[query.direction] : undefined}>
      <a href={hrefOf(sort)}>
        {name} {isSorted && <Icon of={query.direction === 'asc' ? 'arrow-up' : 'arrow-down'} size={16} />}
      </a>
    </th>
  )
}

function Cell({ item, column: { key }, textOf }: { item: PortalItem; column: ItemTableColumn; textOf: TextOf }) {
  const t = useTranslations('PortalItems')
  switch (key) {
    case 'moment':
      return momentText(item)
    case 'date':
      return formatDate(item.date)
    case 'time':
      return item.time ?? ''
    case 'remark':
      return [item.subject, item.comment].filter(Boolean).join('. ')
    case 'channel':
      return <Channel item={item} />
    case 'views':
    case 'contacts':
      return <Figure count={item[key]} unit={(count, value) => t(`${key}Unit`, { count, value })} />
    case 'status':
      return <ItemStatus look={looks[item.status] ?? 'off'}>{textOf(item, 'status')}</ItemStatus>
    default:
      return textOf(item, key)
  }
}

/** A page of this site opens in the same tab, other sites in a new one. */
function Channel({ item: { link, type } }: { item: PortalItem }) {
  const t = useTranslations('PortalItems')
  if (!link) return type
  if (link.startsWith('/')) return <a href={link}>{type}</a>
  return (
    <a href={link} target="_blank" rel="noopener">
      {type} <span className="vh">{t('newTab')}</span>
    </a>
  )
}

/** On narrow screens, which have no headings, the unit is next to the number. */
function Figure({ count, unit }: { count: number | undefined; unit: (count: number, value: string) => string }) {
  const { decimal } = useNumbers()
  if (count === undefined) return null
  return (
    <>
      <span className={styles.wide}>{decimal(count)}</span>
      <span className={styles.narrow}>{unit(count, decimal(count))}</span>
    </>
  )
}

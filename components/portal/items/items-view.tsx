/** All viewings, communications or media of a property, to sort, filter and download. */
import { useTranslations } from 'next-intl'
import { itemQueryPairs, sortedBy } from '@/lib/domain/portal/item-query'
import type { ItemPage, TableView } from '@/lib/server/portal/item-page'
import type { OpenPortal } from '@/lib/server/portal/open-portal'
import { exportLink, portalLink } from '@/lib/server/portal/portal-links'
import { PortalBlock } from '../frame/portal-block'
import { fullColumns } from './item-columns'
import { ItemFilters } from './item-filters'
import { ItemTable } from './item-table'
import styles from './items-view.module.css'

type Props = { portal: OpenPortal; view: TableView; page: ItemPage }

export function ItemsView({ portal: { property, language }, view, page }: Props) {
  const t = useTranslations('PortalItems')
  const filters = useTranslations('ItemFilters')
  const { kind, query, pairs, items, total, types, textOf } = page
  const columns = fullColumns[kind]
  const hrefOf = (next: typeof query) => portalLink(property.id, view, language, itemQueryPairs(next))
  const csv = { href: exportLink(property.id, view, language, pairs), text: t('csv'), isFile: true }
  const isFilteredAway = items.length === 0 && total > 0
  return (
    <div className={`wrap ${styles.view}`}>
      <PortalBlock id={view} title={t(`titles.${kind}`)} link={items.length > 0 ? csv : undefined}>
        {total > 0 && (
          <ItemFilters
            kind={kind}
            query={query}
            action={portalLink(property.id, view, language)}
            types={types}
            columns={columns}
            shown={items.length}
            total={total}
          />
        )}
        {isFilteredAway ? (
          <p>{filters('noMatch')}</p>
        ) : (
          <ItemTable
            kind={kind}
            items={items}
            columns={columns}
            textOf={textOf}
            labelledBy={`${view}-title`}
            sorting={{ query, hrefOf: (column) => hrefOf(sortedBy(query, column)) }}
          />
        )}
      </PortalBlock>
    </div>
  )
}

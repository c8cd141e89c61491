/**
 * A list on a map that fills the window (design, "Map"): filters above, the list next to the map, on small screens a sheet over
 * it.
 * Without script, and in a low window, filters, map and list are below each other.
 */
import { useTranslations } from 'next-intl'
import { CompareBar } from '@/components/favourites/compare-bar'
import { PrintLine } from '@/components/layout/print-line'
import { EmptyList } from '@/components/list/empty-list'
import { JsonLdList } from '@/components/modules/json-ld-list'
import { Icon } from '@/components/ui/icon'
import type { SearchGoal } from '@/lib/domain/subscriptions/saved-search'
import type { Language } from '@/lib/domain/text/language'
import { listPathOf, propertyHref } from '@/lib/routing/href'
import { listFilterParts } from '@/lib/routing/list-links'
import type { ListQuery } from '@/lib/routing/list-query'
import { getSnapshot } from '@/lib/server/content/snapshot/current-snapshot'
import { listAddress } from '@/lib/server/pages/landing-pages'
import { linkHref } from '@/lib/server/pages/link-href'
import { findPage } from '@/lib/server/property/property-lists'
import { absoluteUrl } from '@/lib/server/runtime/site-url'
import { savePage } from '@/lib/server/subscriptions/saved-searches/search-links'
import { ListMap } from '../list-map'
import { QueryNotices } from '../query-notices'
import { SearchShapes } from '../search-shapes'
import { SortForm } from '../sort-form'
import { ViewToggle } from '../view-toggle'
import { MapFilterBar } from './map-filter-bar'
import { MapListHead } from './map-list-head'
import styles from './map-list-view.module.css'
import { MapRows } from './map-rows'
import { MapSheet } from './map-sheet.client'
import { ZoneChips } from './zone-chips'

type Props = {
  goal: SearchGoal
  language: Language
  query: ListQuery
  /** Heading of the list. */
  title: string
}

export type MapListProps = Omit<Props, 'title'> & {
  found: ReturnType<typeof findPage>
  hrefOf: (query: ListQuery) => string
}

function List(props: MapListProps & { saveHref: string | undefined }) {
  const { goal, language, query, found, hrefOf, saveHref } = props
  const t = useTranslations('PropertyList')
  const listHref = linkHref(listPathOf[goal], language)
  const { total } = found
  const isEmpty = total === 0 && query.filter.shapes.length === 0
  return (
    <div className={styles.body}>
      <QueryNotices language={language} query={query} hrefOf={hrefOf} />
      <ZoneChips language={language} query={query} hrefOf={hrefOf} />
      <div className={styles.zones}>
        <SearchShapes goal={goal} language={language} query={query} total={total} hrefOf={hrefOf} isBelowHead />
      </div>
      {saveHref && (
        <a className={`${styles.save} no-print`} href={saveHref} rel="nofollow">
          <Icon of="bell" size={16} />
          {t('save')}
        </a>
      )}
      <div className={`${styles.tools} no-print`}>
        {total > 1 && <SortForm listHref={listHref} query={query} />}
        <ViewToggle hrefOf={hrefOf} query={query} />
      </div>
      {total > 0 && <h2 className="vh">{t('results')}</h2>}
      {isEmpty ? <EmptyList goal={goal} language={language} hrefOf={hrefOf} query={query} /> : <MapRows {...props} />}
      <CompareBar language={language} />
    </div>
  )
}

export function MapListView({ goal, language, query, title }: Props) {
  const t = useTranslations('MapList')
  const found = findPage(goal, query)
  const hrefOf = (other: ListQuery) => listAddress(goal, language, other)
  const isFiltered = listFilterParts(query.filter).length > 0
  const saveHref = isFiltered ? savePage({ goal, filter: query.filter, language }) : undefined
  const props = { goal, language, query, found, hrefOf }
  const { routeTable } = getSnapshot()
  const items = found.items.map((item) => ({ name: item.texts[language].title, href: propertyHref(routeTable, item, language) }))
  return (
    <div className={styles.view}>
      <JsonLdList items={items} total={found.total} before={found.before} />
      <PrintLine url={absoluteUrl(hrefOf(query))} />
      <MapFilterBar goal={goal} language={language} query={query} saveHref={saveHref} />
      <div className={styles.split}>
        <div className={styles.list} data-map-list>
          <MapSheet larger={t('larger')} smaller={t('smaller')} />
          <MapListHead goal={goal} query={query} title={t('title', { title })} total={found.total} townCount={found.townCount} />
          <List {...props} saveHref={saveHref} />
        </div>
        <div className={styles.map}>
          <ListMap {...props} className={styles.frame ?? ''} />
        </div>
      </div>
    </div>
  )
}

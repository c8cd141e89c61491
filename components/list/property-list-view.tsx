/** A list of properties with its filters, sort order and pages (specification 2, "Listing features"). */
import { Bell } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { CompareBar } from '@/components/favourites/compare-bar'
import { RecentlySeen } from '@/components/favourites/recently-seen'
import { Icon } from '@/components/ui/icon'
import type { Language } from '@/lib/domain/language'
import type { Goal } from '@/lib/domain/property'
import { listFilterParts } from '@/lib/routing/list-links'
import { buildListQuery, type ListQuery } from '@/lib/routing/list-query'
import { isEnabled } from '@/lib/server/feature'
import { linkHref } from '@/lib/server/link-href'
import { findPage } from '@/lib/server/property-lists'
import { savePage } from '@/lib/server/saved-searches/search-links'
import { getSnapshot } from '@/lib/server/snapshot/current-snapshot'
import { ActiveFilters } from './active-filters'
import { EmptyList } from './empty-list'
import { FilterBar } from './filters/filter-bar'
import { ListResults } from './list-results'
import { MapResults } from './map-results'
import styles from './property-list-view.module.css'
import { SortForm } from './sort-form'
import { ViewToggle } from './view-toggle'

type Props = { goal: Goal; language: Language; path: string; query: ListQuery }

export function PropertyListView({ goal, language, path, query }: Props) {
  const t = useTranslations('PropertyList')
  const found = findPage(goal, query)
  const { total, page, pageCount, townCount } = found
  const title = getSnapshot().pages.get(path)?.title
  const listHref = linkHref(path, language)
  const results = { found, language, query, listHref }
  const isFiltered = listFilterParts(query.filter).length > 0
  const isMap = isEnabled('map') && query.view === 'map' && total > 0
  return (
    <>
      <div className="wrap">
        <div className={styles.head}>
          <div>
            <h1>
              {t.rich('heading', {
                title: title?.[language] ?? title?.nl ?? '',
                total,
                hidden: (words) => <span className="vh-inline">{words}</span>,
                count: (words) => <span className="count">{words}</span>,
              })}
            </h1>
            <p className={styles.paging}>{t('paging', { page, pageCount, total, towns: townCount })}</p>
          </div>
          {isFiltered && goal !== 'takeover' && (
            <a
              className={styles.save}
              href={savePage({ goal, query: buildListQuery(query).toString(), language })}
              rel="nofollow"
            >
              <Icon of={Bell} />
              {t('save')}
            </a>
          )}
        </div>
        {query.ignored.length > 0 && (
          <p className={styles.notice} role="status">
            {t('ignored', { parameters: query.ignored.join(', ') })}
          </p>
        )}
        <FilterBar goal={goal} language={language} listHref={listHref} query={query} />
        <div className={styles.toolbar}>
          <ActiveFilters language={language} listHref={listHref} query={query} />
          <div className={styles.tools}>
            {total > 1 && <SortForm listHref={listHref} query={query} />}
            <ViewToggle listHref={listHref} query={query} />
          </div>
        </div>
        {total > 0 && <h2 className="vh">{t('results')}</h2>}
        {total > 0 && !isMap && <ListResults {...results} />}
        {total === 0 && <EmptyList goal={goal} language={language} listHref={listHref} query={query} />}
      </div>
      {isMap && <MapResults goal={goal} {...results} />}
      <div className={`wrap ${styles.foot}`}>
        <RecentlySeen />
      </div>
      <CompareBar language={language} />
    </>
  )
}

/** A list of properties with its filters, sort order and pages (specification 2, "Listing features"). */
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { CompareBar } from '@/components/favourites/compare-bar'
import { RecentlySeen } from '@/components/favourites/recently-seen'
import { LandingLinks } from '@/components/landing/landing-links'
import { PrintLine } from '@/components/layout/print-line'
import { JsonLdList } from '@/components/modules/json-ld-list'
import { OwnWordsLink } from '@/components/sentence/own-words-link'
import { Icon } from '@/components/ui/icon'
import { InlineText } from '@/components/ui/inline-text'
import type { PublicProperty } from '@/lib/domain/property/property'
import type { SearchGoal } from '@/lib/domain/subscriptions/saved-search'
import type { Language } from '@/lib/domain/text/language'
import { listPathOf, propertyHref } from '@/lib/routing/href'
import type { LandingPage } from '@/lib/routing/landing-pages'
import { listFilterParts } from '@/lib/routing/list-links'
import type { ListQuery } from '@/lib/routing/list-query'
import { getSnapshot } from '@/lib/server/content/snapshot/current-snapshot'
import { isEnabled } from '@/lib/server/pages/feature'
import { listAddress } from '@/lib/server/pages/landing-pages'
import { linkHref } from '@/lib/server/pages/link-href'
import { findPage } from '@/lib/server/property/property-lists'
import { absoluteUrl } from '@/lib/server/runtime/site-url'
import { savePage } from '@/lib/server/subscriptions/saved-searches/search-links'
import { ActiveFilters } from './active-filters'
import { EmptyList } from './empty-list'
import { FilterBar } from './filters/filter-bar'
import { ListResults } from './list-results'
import { MapResults } from './map-results'
import styles from './property-list-view.module.css'
import { QueryNotices } from './query-notices'
import { SortForm } from './sort-form'
import { ViewToggle } from './view-toggle'

const toListItem = (property: PublicProperty, language: Language) => ({
  name: property.texts[language].title,
  href: propertyHref(getSnapshot().routeTable, property, language),
})

type Props = {
  goal: SearchGoal
  language: Language
  query: ListQuery
  /** Heading of the list. */
  heading: string
  /** Shown below the heading. */
  intro?: ReactNode
  /** Shown below the results. */
  below?: ReactNode
  /** The landing page that shows the list, if any. */
  landing?: LandingPage
}

export function PropertyListView({ goal, language, query, heading, intro, below, landing }: Props) {
  const t = useTranslations('PropertyList')
  const found = findPage(goal, query)
  const { total, page, pageCount, townCount } = found
  const listHref = linkHref(listPathOf[goal], language)
  const hrefOf = (other: ListQuery) => listAddress(goal, language, other)
  const results = { found, language, query, hrefOf }
  const isFiltered = listFilterParts(query.filter).length > 0
  const isMap = isEnabled('map') && query.view === 'map' && (total > 0 || query.filter.shapes.length > 0)
  return (
    <>
      <JsonLdList items={found.items.map((item) => toListItem(item, language))} total={total} before={found.before} />
      <PrintLine url={absoluteUrl(hrefOf(query))} />
      <div className={`wrap ${isMap ? styles.compact : ''}`}>
        <div className={styles.head}>
          <div>
            <h1>
              {t.rich('heading', {
                title: heading,
                name: () => <InlineText text={heading} />,
                total,
                hidden: (words) => <span className="vh-inline">{words}</span>,
                count: (words) => <span className="count">{words}</span>,
              })}
            </h1>
            <p className={styles.paging}>
              {total > 0 && t('paging', { page, pageCount, total, towns: townCount })} <OwnWordsLink language={language} />
            </p>
          </div>
          {isFiltered && (
            <a className={`${styles.save} no-print`} href={savePage({ goal, filter: query.filter, language })} rel="nofollow">
              <Icon of="bell" />
              {t('save')}
            </a>
          )}
        </div>
        {intro}
        <QueryNotices language={language} query={query} hrefOf={hrefOf} />
        <div className={styles.controls}>
          <div className={`${styles.row} no-print`}>
            <FilterBar goal={goal} language={language} listHref={listHref} query={query} />
            <div className={styles.tools}>
              {total > 1 && <SortForm listHref={listHref} query={query} />}
              <ViewToggle hrefOf={hrefOf} query={query} />
            </div>
          </div>
          <ActiveFilters goal={goal} language={language} hrefOf={hrefOf} query={query} />
        </div>
        {total > 0 && <h2 className="vh">{t('results')}</h2>}
        {total > 0 && !isMap && <ListResults {...results} />}
        {total === 0 && !isMap && <EmptyList goal={goal} language={language} hrefOf={hrefOf} query={query} />}
      </div>
      {isMap && <MapResults goal={goal} {...results} />}
      {below && <div className="wrap">{below}</div>}
      <div className={`wrap ${styles.foot}`}>
        {(landing || !isFiltered) && <LandingLinks goal={goal} language={language} landing={landing} />}
        <RecentlySeen />
      </div>
      <CompareBar language={language} />
    </>
  )
}

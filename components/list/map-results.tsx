/** The list in rows beside its map; on small screens the map stands above (design, "Map"). */
import { useTranslations } from 'next-intl'
import { PropertyMap } from '@/components/map/property-map'
import { RowCard } from '@/components/property/row-card'
import { maxMarkers } from '@/lib/domain/map/map-marker'
import type { Goal, PublicProperty } from '@/lib/domain/property/property'
import type { PageOfItems } from '@/lib/domain/search/property-filter'
import type { Language } from '@/lib/domain/text/language'
import type { ListQuery } from '@/lib/routing/list-query'
import { toMapProperties } from '@/lib/server/map/map-properties'
import { toPropertyCard } from '@/lib/server/property/property-card'
import { findFirst } from '@/lib/server/property/property-lists'
import styles from './map-results.module.css'
import { Paging } from './paging'

type Props = {
  goal: Goal
  found: PageOfItems<PublicProperty>
  language: Language
  query: ListQuery
  hrefOf: (query: ListQuery) => string
}

export function MapResults({ goal, found, language, query, hrefOf }: Props) {
  const t = useTranslations('PropertyList')
  // One more than the map draws, so that it can say that there are more.
  const onMap = toMapProperties(findFirst(goal, query, maxMarkers + 1), language)
  return (
    <div className={styles.split}>
      <div className={styles.rows}>
        <ul>
          {found.items.map((property) => (
            <li key={property.id}>
              <RowCard card={toPropertyCard(property, language)} />
            </li>
          ))}
        </ul>
        {found.pageCount > 1 && <Paging hrefOf={hrefOf} query={query} page={found.page} pageCount={found.pageCount} />}
      </div>
      <div className={styles.map}>
        <PropertyMap
          language={language}
          properties={onMap}
          label={t('onMap', { total: found.total })}
          infoMessage={t('onMap', { total: found.total })}
          bounds={query.filter.bounds}
          className={styles.frame ?? ''}
        />
      </div>
    </div>
  )
}

/** The list in rows beside its map; on small screens the map stands above (design, "Map"). */
import { useTranslations } from 'next-intl'
import { PropertyMap } from '@/components/map/property-map'
import { RowCard } from '@/components/property/row-card'
import { writeShapeTexts } from '@/lib/domain/map/drawing'
import { maxMarkers } from '@/lib/domain/map/map-marker'
import type { Goal, PublicProperty } from '@/lib/domain/property/property'
import type { PageOfItems } from '@/lib/domain/search/property-filter'
import { isInShapes } from '@/lib/domain/search/search-shape'
import type { SearchGoal } from '@/lib/domain/subscriptions/saved-search'
import type { Language } from '@/lib/domain/text/language'
import { withFilter } from '@/lib/routing/list-links'
import type { ListQuery } from '@/lib/routing/list-query'
import { toMapProperties } from '@/lib/server/map/map-properties'
import { toPropertyCard } from '@/lib/server/property/property-card'
import { findFirst } from '@/lib/server/property/property-lists'
import styles from './map-results.module.css'
import { Paging } from './paging'
import { SearchShapes } from './search-shapes'

/** What lies beyond the areas and circles of the search, as far as there is room on the map. */
function findOutside(goal: Goal, query: ListQuery, inside: readonly PublicProperty[]): PublicProperty[] {
  const { shapes } = query.filter
  const room = maxMarkers - inside.length
  if (shapes.length === 0 || room <= 0) return []
  const all = findFirst(goal, withFilter(query, { ...query.filter, shapes: [] }), maxMarkers + inside.length)
  return all.filter((property) => !isInShapes(property, shapes)).slice(0, room)
}

type Props = {
  goal: SearchGoal
  found: PageOfItems<PublicProperty>
  language: Language
  query: ListQuery
  hrefOf: (query: ListQuery) => string
}

export function MapResults({ goal, found, language, query, hrefOf }: Props) {
  const t = useTranslations('PropertyList')
  // One more than the map draws, so that it can say that there are more.
  const inside = findFirst(goal, query, maxMarkers + 1)
  const onMap = toMapProperties([...inside, ...findOutside(goal, query, inside)], language)
  return (
    <div className={styles.split}>
      <div className={styles.rows}>
        <SearchShapes goal={goal} language={language} query={query} total={found.total} hrefOf={hrefOf} />
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
          shapes={writeShapeTexts(query.filter.shapes)}
          className={styles.frame ?? ''}
        />
      </div>
    </div>
  )
}

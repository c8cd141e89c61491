/** The list in rows next to its map; on small screens the map is above it (design, "Map"). */
import { RowCard } from '@/components/property/row-card'
import type { PublicProperty } from '@/lib/domain/property/property'
import type { PageOfItems } from '@/lib/domain/search/property-filter'
import type { SearchGoal } from '@/lib/domain/subscriptions/saved-search'
import type { Language } from '@/lib/domain/text/language'
import type { ListQuery } from '@/lib/routing/list-query'
import { toPropertyCard } from '@/lib/server/property/property-card'
import { ListMap } from './list-map'
import styles from './map-results.module.css'
import { Paging } from './paging'
import { SearchShapes } from './search-shapes'

type Props = {
  goal: SearchGoal
  found: PageOfItems<PublicProperty>
  language: Language
  query: ListQuery
  hrefOf: (query: ListQuery) => string
}

export function MapResults({ goal, found, language, query, hrefOf }: Props) {
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
        <ListMap goal={goal} found={found} language={language} query={query} className={styles.frame ?? ''} isCounted />
      </div>
    </div>
  )
}

/** The properties next to the map, below each other. */
import { useTranslations } from 'next-intl'
import { RowCard } from '@/components/property/row-card'
import { Icon } from '@/components/ui/icon'
import { toPropertyCard } from '@/lib/server/property/property-card'
import { Paging } from '../paging'
import type { MapListProps } from './map-list-view'
import styles from './map-rows.module.css'

export function MapRows({ language, query, found, hrefOf }: MapListProps) {
  const t = useTranslations('MapList')
  return (
    <>
      <ul className={styles.rows}>
        {found.items.map((property) => (
          <li key={property.id}>
            <RowCard card={toPropertyCard(property, language)}>
              {property.address.kind === 'hidden' && (
                <p className={styles.hidden}>
                  <Icon of="eye-off" size={16} />
                  {t('hidden')}
                </p>
              )}
            </RowCard>
          </li>
        ))}
      </ul>
      {found.pageCount > 1 && (
        <div className={styles.paging}>
          <Paging hrefOf={hrefOf} query={query} page={found.page} pageCount={found.pageCount} />
        </div>
      )}
    </>
  )
}

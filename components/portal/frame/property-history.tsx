/** The history of price and state since the property was listed. */
import { useTranslations } from 'next-intl'
import { ListingHistory } from '@/components/property/detail/overview/listing-history'
import type { OwnedProperty } from '@/lib/server/portal/owned-property'
import { toOwnersProperty } from '@/lib/server/portal/property-head'
import { PortalBlock } from './portal-block'
import styles from './property-history.module.css'

export function PropertyHistory({ property }: { property: OwnedProperty['property'] }) {
  const t = useTranslations('PortalHistory')
  return (
    <PortalBlock id="history" title={t('title')}>
      <div className={styles.history}>
        <ListingHistory property={toOwnersProperty(property)} />
      </div>
    </PortalBlock>
  )
}

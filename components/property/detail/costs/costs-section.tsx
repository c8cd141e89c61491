/** Price or rent with everything that comes on top of it, as far as it is given. */
import { useTranslations } from 'next-intl'
import { Price } from '@/components/property/price'
import { findFacts } from '@/lib/domain/property/facts'
import type { PropertyDetail } from '@/lib/server/property/property-detail'
import { FactColumns, FactList, FactRow } from '../fact-list'
import { ListingHistory } from '../overview/listing-history'
import styles from './costs-section.module.css'

export function CostsSection({ detail: { property, price } }: { detail: Pick<PropertyDetail, 'property' | 'price'> }) {
  const t = useTranslations('CostsSection')
  const label = price.kind === 'marquee' ? t('state') : t(`prices.${property.goal}`)
  const row = (
    <FactRow label={label}>
      <span className={styles.price}>
        <Price price={price} />
      </span>
    </FactRow>
  )
  return (
    <FactColumns>
      <FactList facts={findFacts('costs', property)} before={row} />
      <ListingHistory property={property} />
    </FactColumns>
  )
}

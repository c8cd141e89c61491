/** The costs on top of the price or the rent, as far as they are given. */

import { useTranslations } from 'next-intl'
import { FactColumns, FactList, FactRow } from '@/components/property/detail/fact-list'
import { Price } from '@/components/property/price'
import { findFacts } from '@/lib/domain/property/facts'
import type { PropertyDetail } from '@/lib/server/property/property-detail'
import styles from './brochure.module.css'

export function BrochureCosts({ detail: { property, price } }: { detail: Pick<PropertyDetail, 'property' | 'price'> }) {
  const t = useTranslations('CostsSection')
  const facts = findFacts('costs', property)
  const half = Math.floor(facts.length / 2)
  const row = (
    <FactRow label={price.kind === 'marquee' ? t('state') : t(`prices.${property.goal}`)}>
      <span className={styles.price}>
        <Price price={price} />
      </span>
    </FactRow>
  )
  return (
    <FactColumns>
      <FactList facts={facts.slice(0, half)} before={row} />
      {facts.length > half && <FactList facts={facts.slice(half)} />}
    </FactColumns>
  )
}

/** Price and energy label, for the head and the brochure. */
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Price } from '@/components/property/price'
import { formatPrice } from '@/lib/domain/property/price'
import type { PropertyDetail } from '@/lib/server/property/property-detail'
import { EnergyDrawing } from '../energy/energy-drawing'
import styles from './summary-figures.module.css'

type Detail = Pick<PropertyDetail, 'property' | 'price' | 'label'>

/** A rent is always shown with its charges (belgium.md, "A notice must show"). */
function Charges({ property: { goal, price, chargesRenter } }: Pick<Detail, 'property'>) {
  const t = useTranslations('PropertySummary')
  if (goal !== 'rent' || price.kind === 'hidden') return null
  return (
    <p className={styles.charges}>
      {chargesRenter === undefined ? t('chargesUnknown') : t('charges', { amount: formatPrice(chargesRenter) })}
    </p>
  )
}

type Props = {
  detail: Detail
  /** Shows the word "price", which the head of the page has for screen readers only. */
  isPaper?: boolean
  /** Shown below the price. */
  children?: ReactNode
}

export function SummaryPrice({ detail: { property, price, label }, isPaper = false, children }: Props) {
  const t = useTranslations('PropertySummary')
  return (
    <div className={styles.top}>
      <div className={styles.price}>
        {price.kind !== 'marquee' && <p className={isPaper ? styles.name : 'vh'}>{t(`prices.${property.goal}`)}</p>}
        <p>
          <Price price={price} />
        </p>
        <Charges property={property} />
        {children}
      </div>
      {label && <EnergyDrawing label={label} large />}
    </div>
  )
}

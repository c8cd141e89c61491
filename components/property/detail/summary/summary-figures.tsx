/** Price, energy label and the four main figures. */
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Price } from '@/components/property/price'
import { findKeyFacts } from '@/lib/domain/property/facts'
import { formatPrice } from '@/lib/domain/property/price'
import type { PropertyDetail } from '@/lib/server/property/property-detail'
import { EnergyDrawing } from '../energy/energy-drawing'
import { FactText } from '../fact-text'
import styles from './summary-figures.module.css'

type Detail = Pick<PropertyDetail, 'property' | 'price' | 'label'>

/** A rent never stands without the charges that come on top (belgium.md, "A notice must show"). */
function Charges({ property: { goal, price, chargesRenter } }: Pick<Detail, 'property'>) {
  const t = useTranslations('PropertySummary')
  if (goal !== 'rent' || price.kind === 'hidden') return null
  return (
    <p className={styles.charges}>
      {chargesRenter === undefined ? t('chargesUnknown') : t('charges', { amount: formatPrice(chargesRenter) })}
    </p>
  )
}

function KeyFacts({ property }: Pick<Detail, 'property'>) {
  const t = useTranslations('PropertySummary')
  const facts = findKeyFacts(property)
  if (facts.length === 0) return null
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{t(`facts.${label}`)}</dt>
          <dd>
            <FactText value={value} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Price and energy label. */
export function SummaryPrice({ detail: { property, price, label } }: { detail: Detail }) {
  const t = useTranslations('PropertySummary')
  return (
    <div className={styles.top}>
      <div className={styles.price}>
        {price.kind !== 'marquee' && <p className={styles.name}>{t(`prices.${property.goal}`)}</p>}
        <p>
          <Price price={price} />
        </p>
        <Charges property={property} />
      </div>
      {label && <EnergyDrawing label={label} large />}
    </div>
  )
}

/** @param children stands between price and figures */
export function SummaryFigures({ detail, children }: { detail: Detail; children?: ReactNode }) {
  return (
    <>
      <SummaryPrice detail={detail} />
      {children}
      <KeyFacts property={detail.property} />
    </>
  )
}

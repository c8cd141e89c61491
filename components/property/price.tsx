/** The price by the price rules, as text (specification 9, "Price"). */
import { useTranslations } from 'next-intl'
import type { PriceDescription } from '@/lib/domain/property/price'
import styles from './price.module.css'

export function Price({ price }: { price: PriceDescription }) {
  const t = useTranslations('Price')
  if (price.kind === 'marquee') return <span className={styles.price}>{price.name}</span>
  if (price.kind === 'on-request') return <span className={styles.price}>{t('onRequest')}</span>
  return (
    <span className={styles.price}>
      {price.isStartingFrom && <small>{t('startingFrom')} </small>}
      {price.amount}
      {price.unitText && <small> {price.unitText}</small>}
    </span>
  )
}

/**
 * How many saved searches would match the property at other prices: a bar chart with the number above each bar, and the relevant
 * price steps.
 */
import { useTranslations } from 'next-intl'
import { formatPrice } from '@/lib/domain/property/price'
import type { ListingView } from '@/lib/server/office/listings/listing-view'
import { OfficeBlock } from '../frame/office-block'
import styles from './price-demand.module.css'

const signed = (count: number) => (count < 0 ? `−\u00a0${-count}` : `+\u00a0${count}`)

export function PriceDemandChart({ view: { demand, steps } }: { view: ListingView }) {
  const t = useTranslations('OfficeListings.demand')
  if (demand.length === 0) return null
  const most = Math.max(...demand.map(({ count }) => count))
  if (most === 0)
    return (
      <OfficeBlock title={t('title')}>
        <p className={styles.none}>{t('nobody')}</p>
      </OfficeBlock>
    )
  return (
    <OfficeBlock title={t('title')} aside={t('aside')}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on phones the row scrolls, so the keyboard must reach it */}
      <ol className={styles.demand} aria-label={t('title')} tabIndex={0}>
        {demand.map(({ price, count, isAsked }) => (
          <li key={price} aria-current={isAsked || undefined}>
            <span className={styles.count}>{count}</span>
            <i style={{ height: `${Math.round((count / most) * 100)}px` }} aria-hidden="true" />
            <span className={styles.price}>{formatPrice(price)}</span>
          </li>
        ))}
      </ol>
      <ul className={styles.steps}>
        {steps.below && (
          <li>
            {t('below', { price: formatPrice(steps.below.price) })}{' '}
            <b>{t('searches', { difference: signed(steps.below.difference), count: Math.abs(steps.below.difference) })}</b>
          </li>
        )}
        {steps.above && (
          <li>
            {t('above', { price: formatPrice(steps.above.price) })}{' '}
            <b>{t('searches', { difference: signed(steps.above.difference), count: Math.abs(steps.above.difference) })}</b>
          </li>
        )}
      </ul>
    </OfficeBlock>
  )
}

/**
 * The price range as a bar with its median, and the sales as squares: how many are inside and outside it. Squares are not placed
 * at their price, since that would reveal what a property was sold for.
 */
import { useTranslations } from 'next-intl'
import { formatPrice } from '@/lib/domain/property/price'
import type { Estimate } from '@/lib/domain/sold/estimate'
import styles from './range-chart.module.css'

const squares = (count: number, name: string) => Array.from({ length: count }, (_, index) => `${name}${index}`)

export function RangeChart({ estimate }: { estimate: Extract<Estimate, { kind: 'range' }> }) {
  const t = useTranslations('Estimate')
  const { low, middle, high, spread } = estimate
  const words = { low: formatPrice(low), middle: formatPrice(middle), high: formatPrice(high) }
  return (
    <figure className={styles.chart}>
      <div role="img" aria-label={t('chart.label', { ...words, ...spread })}>
        <p className={styles.middle}>{t('chart.middle', { middle: words.middle })}</p>
        <div className={styles.bar}>
          <span>
            {squares(spread.below, 'below').map((key) => (
              <i key={key} />
            ))}
          </span>
          <span className={styles.within}>
            {squares(spread.within, 'within').map((key) => (
              <i key={key} />
            ))}
          </span>
          <span>
            {squares(spread.above, 'above').map((key) => (
              <i key={key} />
            ))}
          </span>
        </div>
        <p className={styles.ends}>
          <span>{words.low}</span>
          <span>{words.high}</span>
        </p>
      </div>
      <figcaption>{t('chart.note', spread)}</figcaption>
    </figure>
  )
}

/** Lowest and highest price, below a histogram of the number of properties by price. */
import { useTranslations } from 'next-intl'
import type { Goal } from '@/lib/domain/property/property'
import type { PriceSteps } from '@/lib/domain/search/facets'
import type { PropertyFilter } from '@/lib/domain/search/property-filter'
import { LaterSlider } from './later-leaves.client'
import styles from './price-fields.module.css'

/** Step of the fields in euros. */
const steps = { sale: 5000, rent: 50, takeover: 5000 } as const satisfies Record<Goal, number>

function Histogram({ prices, filter }: { prices: PriceSteps; filter: PropertyFilter }) {
  const highest = Math.max(...prices.counts, 1)
  const width = (prices.to - prices.from) / prices.counts.length
  const isIn = (from: number) => from + width >= (filter.minPrice ?? 0) && from <= (filter.maxPrice ?? Number.POSITIVE_INFINITY)
  return (
    <div className={styles.histogram} aria-hidden="true">
      {prices.counts.map((count, index) => {
        const from = prices.from + index * width
        return (
          <i
            // biome-ignore lint/suspicious/noArrayIndexKey: the steps never change order, and with a single price all begin at it
            key={index}
            className={isIn(from) ? styles.in : undefined}
            style={{ '--height': Math.round((count / highest) * 100) }}
          />
        )
      })}
    </div>
  )
}

export function PriceFields({ goal, filter, prices }: { goal: Goal; filter: PropertyFilter; prices: PriceSteps }) {
  const t = useTranslations('FilterBar')
  const step = steps[goal]
  const range = { min: Math.floor(prices.from / step) * step, max: Math.ceil(prices.to / step) * step }
  return (
    <div className={styles.fields}>
      <Histogram prices={prices} filter={filter} />
      {range.max > range.min && (
        <LaterSlider
          range={range}
          step={step}
          low={filter.minPrice}
          high={filter.maxPrice}
          texts={{ low: t('minPrice'), high: t('maxPrice') }}
        />
      )}
      {(['minPrice', 'maxPrice'] as const).map((field) => (
        <label key={field}>
          <span>
            {t(field)} ({t('euro')})
          </span>
          <input type="text" inputMode="numeric" name={field} maxLength={20} defaultValue={filter[field]} />
        </label>
      ))}
      <p>{t('hint')}</p>
    </div>
  )
}

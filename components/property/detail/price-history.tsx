/** How the asking price went; only when it changed and may be seen. */
import { useTranslations } from 'next-intl'
import { formatDate } from '@/lib/domain/date'
import { formatPrice } from '@/lib/domain/price'
import type { Property } from '@/lib/domain/property'
import styles from './data-table.module.css'

export function PriceHistory({
  property: { publishPrice, priceHistory },
}: {
  property: Pick<Property, 'publishPrice' | 'priceHistory'>
}) {
  const t = useTranslations('CostsSection')
  if (!publishPrice || priceHistory.length < 2) return null
  return (
    <table className={styles.table}>
      <caption>{t('history')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('since')}</th>
          <th scope="col">{t('price')}</th>
        </tr>
      </thead>
      <tbody>
        {priceHistory.map(({ date, price }) => (
          <tr key={date}>
            <td>{formatDate(date)}</td>
            <td>{formatPrice(price)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The history since the property was listed: new, new prices, under option, sold or rented. */
import { useTranslations } from 'next-intl'
import { findListingEvents, type ListingEvent } from '@/lib/domain/property/listing-events'
import { formatDifference, formatPrice } from '@/lib/domain/property/price'
import type { PublicProperty } from '@/lib/domain/property/property'
import { formatDate } from '@/lib/domain/text/date'
import type { PropertyDetail } from '@/lib/server/property/property-detail'
import tableStyles from '../data-table.module.css'
import styles from './listing-history.module.css'

function PriceCell({ event }: { event: ListingEvent }) {
  if (event.kind !== 'listed' && event.kind !== 'price') return <td />
  return (
    <td>
      {event.price !== undefined && formatPrice(event.price)}
      {event.kind === 'price' && <small className={styles.difference}>{formatDifference(event.difference)}</small>}
    </td>
  )
}

/** Day and kind of the last event. */
export function HistorySummary({ detail: { property } }: { detail: Pick<PropertyDetail, 'property'> }) {
  const t = useTranslations('ListingHistory')
  const last = findListingEvents(property).at(-1)
  return last && t('last', { date: formatDate(last.date), event: t(`events.${last.kind}`) })
}

/** At the end of the detail page, below its own heading. */
export function HistorySection({ detail: { property } }: { detail: Pick<PropertyDetail, 'property'> }) {
  return <ListingHistory property={property} isTitled />
}

/** There is a price column only where there is a price to show. */
type Props = {
  property: PublicProperty
  /** Whether a heading above already names the table. */
  isTitled?: boolean
}

export function ListingHistory({ property, isTitled = false }: Props) {
  const t = useTranslations('ListingHistory')
  const events = findListingEvents(property)
  const hasPrices = events.some((event) => event.kind === 'listed' && event.price !== undefined)
  return (
    <table className={tableStyles.table}>
      <caption className={isTitled ? 'vh' : undefined}>{t('caption')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('date')}</th>
          <th scope="col">{t('event')}</th>
          {hasPrices && <th scope="col">{t('price')}</th>}
        </tr>
      </thead>
      <tbody>
        {events.map((event) => (
          <tr key={`${event.date} ${event.kind}`}>
            <td>{formatDate(event.date)}</td>
            <td>{t(`events.${event.kind}`)}</td>
            {hasPrices && <PriceCell event={event} />}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

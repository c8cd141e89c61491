/** Purchase offers that are about to expire: without a reply they end automatically. */
import { useTranslations } from 'next-intl'
import { formatPrice } from '@/lib/domain/property/price'
import { toLocalTime } from '@/lib/domain/text/brussels-time'
import { formatDate } from '@/lib/domain/text/date'
import type { EndingOffer } from '@/lib/server/office/today/today-issues'
import { OfficeBlock } from '../frame/office-block'
import { OfficeThumb } from '../marks/office-thumb'
import styles from './upkeep.module.css'

export function EndingOffers({ offers, now }: { offers: readonly EndingOffer[]; now: Date }) {
  const t = useTranslations('OfficeToday')
  const today = toLocalTime(now).date
  if (offers.length === 0) return null
  return (
    <OfficeBlock title={t('offers')} count={offers.length}>
      <ul className={styles.rows}>
        {offers.map(({ id, name, amount, endsOn, property, href }) => {
          const who = name || t('noName')
          return (
            <li key={id}>
              <OfficeThumb property={property} />
              <div>
                {href ? <a href={href}>{who}</a> : <b>{who}</b>}
                <small>{[amount !== undefined && formatPrice(amount), property?.name].filter(Boolean).join(', ')}</small>
                <small className={endsOn === today ? styles.late : undefined}>
                  {endsOn === today ? t('endsToday') : t('endsOn', { date: formatDate(endsOn) })}
                </small>
              </div>
            </li>
          )
        })}
      </ul>
    </OfficeBlock>
  )
}

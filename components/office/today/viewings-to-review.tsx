/**
 * Future viewings of properties that can no longer be viewed: they remain, with their reminders, until someone moves or cancels
 * them.
 */
import { useTranslations } from 'next-intl'
import { formatMoment } from '@/lib/domain/text/brussels-time'
import type { ViewingsToReview } from '@/lib/server/office/viewings/viewings-to-review'
import { OfficeBlock } from '../frame/office-block'
import { OfficeThumb } from '../marks/office-thumb'
import styles from './upkeep.module.css'

export function ViewingsToReviewList({ viewings: { items, count } }: { viewings: ViewingsToReview }) {
  const t = useTranslations('OfficeToday')
  const reference = useTranslations('OfficeLeads')
  if (count === 0) return null
  return (
    <OfficeBlock title={t('stranded.title')} count={count}>
      <ul className={styles.rows}>
        {items.map(({ id, startsAt, name, propertyId, property, why, href }) => (
          <li key={id}>
            <OfficeThumb property={property} />
            <div>
              <a href={href}>{property?.name ?? reference('reference', { id: String(propertyId) })}</a>
              <small>{[formatMoment(startsAt), name || t('noName')].join(', ')}</small>
              <small className={styles.late}>{t(`stranded.${why}`)}</small>
            </div>
          </li>
        ))}
      </ul>
    </OfficeBlock>
  )
}

/** The viewings of the day in their order, with address and phone number. */
import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon'
import { toLocalTime } from '@/lib/domain/text/brussels-time'
import { mapHref } from '@/lib/domain/text/contact-links'
import { phoneHref } from '@/lib/domain/text/phone-href'
import type { ViewingItem } from '@/lib/server/office/today/today'
import { OfficeBlock } from '../frame/office-block'
import styles from './day-viewings.module.css'

function Viewing({ viewing }: { viewing: ViewingItem }) {
  const t = useTranslations('OfficeToday')
  const { startsAt, isOver, isPending, property, agent, phone, href } = viewing
  const name = viewing.name || t('noName')
  const place = property?.name ?? name
  const point = property?.point
  return (
    <li className={isOver ? styles.over : undefined}>
      <time dateTime={startsAt.toISOString()}>{toLocalTime(startsAt).time}</time>
      <div>
        {href ? <a href={href}>{place}</a> : <b>{place}</b>}
        <small>
          {[name, agent && t('with', { agent }), isOver && t('over')].filter(Boolean).join(', ')}
          {isPending && <em>{t('pending')}</em>}
        </small>
        {point && !isOver && (
          <a className={styles.route} href={mapHref(point.latitude, point.longitude)} rel="noreferrer" target="_blank">
            {t('route')}
            <Icon of="external-link" size={16} />
          </a>
        )}
      </div>
      {phone && !isOver && (
        <a className={styles.call} href={phoneHref(phone)} aria-label={t('call', { name })}>
          <Icon of="phone" />
        </a>
      )}
    </li>
  )
}

export function DayViewings({ viewings }: { viewings: readonly ViewingItem[] }) {
  const t = useTranslations('OfficeToday')
  return (
    <OfficeBlock title={t('viewings')} count={viewings.length}>
      {viewings.length === 0 ? (
        <p className={styles.none}>{t('noViewings')}</p>
      ) : (
        <ol className={styles.day}>
          {viewings.map((viewing) => (
            <Viewing key={viewing.id} viewing={viewing} />
          ))}
        </ol>
      )}
    </OfficeBlock>
  )
}

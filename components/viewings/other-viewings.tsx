/** Other viewings of the same property, for the staff who plan one. */
import { useTranslations } from 'next-intl'
import { formatMoment } from '@/lib/domain/text/brussels-time'
import type { OtherViewing } from '@/lib/server/office/viewings/viewing-view'
import styles from './other-viewings.module.css'

export function OtherViewings({ others }: { others: readonly OtherViewing[] }) {
  const t = useTranslations('OfficeViewings')
  if (others.length === 0) return null
  return (
    <section className={styles.others} aria-labelledby="others">
      <h2 id="others">
        {t('others')} <span>{others.length}</span>
      </h2>
      <ol>
        {others.map(({ leadId, name, startsAt, outcome }) => (
          <li key={leadId}>
            <time dateTime={startsAt.toISOString()}>{formatMoment(startsAt)}</time>
            <b>{name || t('noName')}</b>
            {outcome && <small>{t(`outcomes.${outcome}`)}</small>}
          </li>
        ))}
      </ol>
    </section>
  )
}

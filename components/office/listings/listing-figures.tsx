/** Figures of a property in one row, each with its unit and period. */
import { useTranslations } from 'next-intl'
import type { ListingView } from '@/lib/server/office/listings/listing-view'
import feeds from '../feeds/feeds.module.css'
import styles from './listing-page.module.css'

export function ListingFigures({ view: { figures } }: { view: ListingView }) {
  const t = useTranslations('OfficeListings.figures')
  const { week, weekBefore, favourites, leads, viewings, fitting } = figures
  const rows = [
    { name: 'views', value: week, note: t('weekBefore', { count: weekBefore }) },
    { name: 'favourites', value: favourites, note: t('byVisitors') },
    { name: 'leads', value: leads.all, note: t('open', { count: leads.open }) },
    { name: 'viewings', value: viewings.all, note: t('coming', { count: viewings.coming }) },
    { name: 'fitting', value: fitting, note: t('saved') },
  ] as const
  return (
    <dl className={feeds.figures}>
      {rows.map(({ name, value, note }) => (
        <div key={name}>
          <dt>{t(name)}</dt>
          <dd>
            {value}
            <small className={styles.note}>{note}</small>
          </dd>
        </div>
      ))}
    </dl>
  )
}

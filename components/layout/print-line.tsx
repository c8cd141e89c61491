/** First line of the printed page: whose it is, the reference and the address of the page. */
import { useTranslations } from 'next-intl'
import type { PropertyDetail } from '@/lib/server/property/property-detail'
import styles from './print-line.module.css'

export function PrintLine({
  detail: { agency, property, url },
}: {
  detail: Pick<PropertyDetail, 'agency' | 'property' | 'url'>
}) {
  const t = useTranslations('PropertyDetail')
  return (
    <p className={styles.line}>
      <b>{agency.name}</b>
      <span>{t('reference', { id: String(property.id) })}</span>
      <span>{url}</span>
    </p>
  )
}

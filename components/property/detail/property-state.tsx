/** A notice that a property is sold or rented (specification 4 and 8; ruling 11). */
import { useTranslations } from 'next-intl'
import type { PropertyDetail } from '@/lib/server/property/property-detail'
import { Notice } from './legal/notice'

/** Renders nothing while the property is available. */
export function PropertyState({ detail: { property, similar } }: { detail: Pick<PropertyDetail, 'property' | 'similar'> }) {
  const t = useTranslations('PropertyState')
  const { availability } = property
  if (availability === 'available' && !property.archived) return null
  return (
    <Notice icon="info" title={t(availability === 'available' ? 'gone' : availability)}>
      {similar.length > 0 && <a href="#similar">{t('similar')}</a>}
    </Notice>
  )
}

/** Coming open house days. */
import { useLocale, useTranslations } from 'next-intl'
import { weekdayInWords } from '@/lib/domain/text/date-in-words'
import { languageOfLocale } from '@/lib/domain/text/locales'
import type { PropertyDetail } from '@/lib/server/property/property-detail'
import { Notice } from '../legal/notice'

/** Renders nothing when all are past, or once the property is sold or rented. */
export function OpenHouses({ detail: { property, today } }: { detail: Pick<PropertyDetail, 'property' | 'today'> }) {
  const t = useTranslations('OpenHouses')
  const language = languageOfLocale(useLocale())
  const coming = property.openHouses.filter(({ date }) => date >= today)
  if (coming.length === 0 || property.availability !== 'available') return null
  return (
    <Notice icon="calendar-days" title={t('title')}>
      <ul className="num">
        {coming.map(({ date, from, to }) => (
          <li key={`${date} ${from}`}>{t('visit', { date: weekdayInWords(date, language), from, to })}</li>
        ))}
      </ul>
    </Notice>
  )
}

/** The visitors whose viewings an action cancels or leaves, folded; renders nothing where there are none. */
import { useTranslations } from 'next-intl'
import { toLocalTime } from '@/lib/domain/text/brussels-time'
import { formatDate } from '@/lib/domain/text/date'
import type { StateSheet } from '@/lib/server/office/listings/listing-view'

export function ViewingNames({ viewings }: Pick<StateSheet, 'viewings'>) {
  const t = useTranslations('OfficeListings')
  if (viewings.length === 0) return null
  return (
    <details>
      <summary>{t('names')}</summary>
      <ul>
        {viewings.map(({ id, name, startsAt }) => {
          const at = startsAt && toLocalTime(startsAt)
          return <li key={id}>{[name || t('noName'), at ? `${formatDate(at.date)}, ${at.time}` : t('noTime')].join(', ')}</li>
        })}
      </ul>
    </details>
  )
}

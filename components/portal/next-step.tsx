/** What comes next for the owner: the first visit that has its time. */
import { CalendarDays } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon'
import type { TextOf } from '@/lib/domain/portal/item-query'
import type { PortalItem } from '@/lib/domain/portal/portal-item'
import { capitalise } from '@/lib/domain/text/capitalise'
import { formatDate } from '@/lib/domain/text/date'
import styles from './next-step.module.css'
import { PortalBlock } from './portal-block'

export function NextStep({ visit, textOf }: { visit: PortalItem | undefined; textOf: TextOf }) {
  const t = useTranslations('NextStep')
  return (
    <PortalBlock id="next-step" title={t('title')}>
      <div className={styles.step}>
        <Icon of={CalendarDays} />
        <p>{visit ? <Visit visit={visit} textOf={textOf} /> : t('none')}</p>
      </div>
    </PortalBlock>
  )
}

function Visit({ visit, textOf }: { visit: PortalItem; textOf: TextOf }) {
  const t = useTranslations('NextStep')
  const locale = useLocale()
  const moment = new Date(`${visit.date}T00:00:00Z`)
  const weekday = capitalise(new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(moment))
  const date = formatDate(visit.date)
  const type = textOf(visit, 'type')
  return (
    <>
      <strong>{visit.time ? t('when', { weekday, date, time: visit.time }) : t('whenDay', { weekday, date })}</strong>
      <br />
      {visit.contact ? t('withContact', { type, contact: visit.contact }) : `${type}.`} {visit.subject || visit.comment}
    </>
  )
}

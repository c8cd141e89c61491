/** The owner's next event: the first confirmed viewing. */
import { useLocale, useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon'
import type { TextOf } from '@/lib/domain/portal/item-query'
import type { PortalItem } from '@/lib/domain/portal/portal-item'
import { capitalise } from '@/lib/domain/text/capitalise'
import { formatDate } from '@/lib/domain/text/date'
import { PortalBlock } from '../frame/portal-block'
import styles from './next-step.module.css'

export function NextStep({ viewing, textOf }: { viewing: PortalItem | undefined; textOf: TextOf }) {
  const t = useTranslations('NextStep')
  return (
    <PortalBlock id="next-step" title={t('title')}>
      <div className={styles.step}>
        <Icon of="calendar-days" />
        <p>{viewing ? <Viewing viewing={viewing} textOf={textOf} /> : t('none')}</p>
      </div>
    </PortalBlock>
  )
}

function Viewing({ viewing, textOf }: { viewing: PortalItem; textOf: TextOf }) {
  const t = useTranslations('NextStep')
  const locale = useLocale()
  const moment = new Date(`${viewing.date}T00:00:00Z`)
  const weekday = capitalise(new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(moment))
  const date = formatDate(viewing.date)
  const type = textOf(viewing, 'type')
  return (
    <>
      <strong>{viewing.time ? t('when', { weekday, date, time: viewing.time }) : t('whenDay', { weekday, date })}</strong>
      <br />
      {viewing.contact ? t('withContact', { type, contact: viewing.contact }) : `${type}.`} {viewing.subject || viewing.comment}
    </>
  )
}

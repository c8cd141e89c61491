/** Coming days on which the office is closed and there are no viewings: one row for each range. */
import { useLocale, useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import plain from '@/components/ui/plain-control.module.css'
import removable from '@/components/ui/removable-rows.module.css'
import { settingsForm } from '@/lib/server/office/settings/settings-forms'
import type { ClosingRow, SettingsView } from '@/lib/server/office/settings/settings-view'
import { ReturnedInput } from '../forms/returned-field.client'
import { OfficeBlock } from '../frame/office-block'
import styles from './closing-part.module.css'
import shared from './settings.module.css'

/** `vr 25-12-2026`, or `do 24-12 tot zo 3-1`. */
export function useRangeWords() {
  const t = useTranslations('OfficeSettings')
  const weekday = new Intl.DateTimeFormat(useLocale(), { weekday: 'short', timeZone: 'UTC' })
  const say = (date: string, hasYear: boolean) => {
    const [year, month, day] = date.split('-')
    const name = weekday.format(new Date(`${date}T12:00:00Z`)).replace(/\.$/, '')
    return `${name} ${Number(day)}-${Number(month)}${hasYear ? `-${year}` : ''}`
  }
  return ({ from, to }: { from: string; to: string }) =>
    from === to ? say(from, true) : t('range', { from: say(from, from.slice(0, 4) !== to.slice(0, 4)), to: say(to, true) })
}

function Range({ row }: { row: ClosingRow }) {
  const t = useTranslations('OfficeSettings')
  const words = useRangeWords()
  const said = words(row)
  return (
    <li className={row.isNew ? shared.isNew : undefined}>
      <b>{said}</b>
      <span>
        {row.isPublic ? t('publicHoliday') : t('days', { count: row.days })}
        {row.viewings > 0 && `, ${t('viewingsThen', { count: row.viewings })}`}
        {row.isNew && <small>{t('newClosing')}</small>}
      </span>
      <button type="submit" name="remove" value={row.raw.join(' ')} aria-label={t('removeClosing', { range: said })}>
        <Icon of="x" />
      </button>
    </li>
  )
}

export function ClosingPart({ settings: { closing } }: { settings: SettingsView }) {
  const t = useTranslations('OfficeSettings')
  return (
    <div id="closing" data-place>
      <OfficeBlock title={t('closing')} count={closing.length}>
        <ul className={`${removable.rows} ${styles.closing}`}>
          {closing.map((row) => (
            <Range key={row.from} row={row} />
          ))}
        </ul>
        <div className={`${plain.within} ${styles.add}`}>
          <label>
            <span>{t('closedFrom')}</span>
            <ReturnedInput of={settingsForm} type="date" name="from" data-waits />
          </label>
          <label>
            <span>{t('closedTo')}</span>
            <ReturnedInput of={settingsForm} type="date" name="to" data-waits />
          </label>
          <Button type="submit" look="line" name="do" value="close">
            {t('add')}
          </Button>
        </div>
        <p className={shared.note}>{t('closingNote')}</p>
      </OfficeBlock>
    </div>
  )
}

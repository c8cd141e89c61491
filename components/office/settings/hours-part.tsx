/** The opening hours by day, and how the site shows them. */
import { useTranslations } from 'next-intl'
import plain from '@/components/ui/plain-control.module.css'
import { lengthOf, weekdays } from '@/lib/domain/office/week-hours'
import type { Language } from '@/lib/domain/text/language'
import { weekdayName } from '@/lib/domain/text/weekday-name'
import { settingsForm } from '@/lib/server/office/settings/settings-forms'
import type { SettingsView } from '@/lib/server/office/settings/settings-view'
import { ReturnedError, ReturnedInput } from '../forms/returned-field.client'
import { OfficeBlock } from '../frame/office-block'
import styles from './hours-part.module.css'
import shared from './settings.module.css'

type Props = { settings: SettingsView; language: Language }

/** Monday first. */
export function useDayNames(language: Language, weekday: 'long' | 'short') {
  return weekdays.map((day) => weekdayName(day, language, weekday).replace(/\.$/, ''))
}

function Days({ settings: { hours }, language }: Props) {
  const t = useTranslations('OfficeSettings')
  const names = useDayNames(language, 'long')
  if (!hours.days)
    return (
      <label className={styles.field}>
        <span>{t('code')}</span>
        <input name="f.contact.openingHoursCode" defaultValue={hours.code} className={plain.control} />
      </label>
    )
  return (
    <table className={styles.hours}>
      <caption className="vh">{t('hours')}</caption>
      <tbody>
        {hours.days.map((day, index) => (
          <tr key={names[index]} data-pair>
            <th scope="row">{names[index]}</th>
            <td>
              <ReturnedInput
                of={settingsForm}
                type="time"
                name={`open${index + 1}`}
                defaultValue={day?.from}
                aria-label={t('opens', { day: names[index] ?? '' })}
              />
              <span>{t('to')}</span>
              <ReturnedInput
                of={settingsForm}
                type="time"
                name={`shut${index + 1}`}
                defaultValue={day?.to}
                aria-label={t('shuts', { day: names[index] ?? '' })}
              />
              <ReturnedError of={settingsForm} name={`open${index + 1}`} />
            </td>
            <td>{day ? t('length', { hours: lengthOf(day) }) : t('shut')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

export function HoursPart(props: Props) {
  const t = useTranslations('OfficeSettings')
  const names = useTranslations('LanguageSwitcher.names')
  const { hours, dayLength } = props.settings
  const isNew = hours.isChanged || hours.texts.some(({ isChanged }) => isChanged)
  return (
    <div id="hours">
      <OfficeBlock title={t('hours')} aside={t('hoursAside')}>
        <div id="set-hours" data-place className={isNew ? `${plain.within} ${shared.isNew}` : plain.within}>
          <Days {...props} />
          <p className={shared.note}>
            {t('hoursNote', { hours: dayLength })} {isNew && <small>{t('notOnline')}</small>}
          </p>
          <details className={styles.fold} open={hours.texts.some(({ isChanged }) => isChanged)}>
            <summary>{t('hoursText')}</summary>
            <div className={styles.texts}>
              {hours.texts.map(({ language, field, text }) => (
                <label key={language}>
                  <span>{names(language)}</span>
                  <textarea name={`f.${field}`} lang={language} rows={3} maxLength={400} defaultValue={text} />
                </label>
              ))}
            </div>
          </details>
        </div>
      </OfficeBlock>
    </div>
  )
}

/** A preview of how the site shows the unpublished changes, and what else they affect (design, `kantoor-instellingen`). */
import { useTranslations } from 'next-intl'
import { useAgeWords } from '@/components/staff/use-age-words'
import type { Language } from '@/lib/domain/text/language'
import { formatPhone } from '@/lib/domain/text/phone'
import { fillInPromises, type Promises, usualPromises } from '@/lib/domain/text/promises'
import type { SettingsView } from '@/lib/server/office/settings/settings-view'
import { linkHref } from '@/lib/server/pages/link-href'
import { OfficeBlock } from '../frame/office-block'
import { useRangeWords } from './closing-part'
import styles from './effect-part.module.css'
import { useDayNames } from './hours-part'
import shared from './settings.module.css'

type Props = { settings: SettingsView; language: Language }

function Contact({ settings: { effect } }: Pick<Props, 'settings'>) {
  const t = useTranslations('OfficeSettings')
  const words = useRangeWords()
  const { phone, hours, closing } = effect
  return (
    <div className={styles.ink}>
      <b>{formatPhone(phone)}</b>
      <p>{hours.isChanged ? <mark>{hours.text}</mark> : hours.text}</p>
      {closing && (
        <p>
          {closing.isNew ? <mark>{t('closedOn', { range: words(closing) })}</mark> : t('closedOn', { range: words(closing) })}
        </p>
      )}
    </div>
  )
}

function Week({ settings: { effect }, language }: Props) {
  const t = useTranslations('OfficeSettings')
  const names = useDayNames(language, 'short')
  return (
    <ol className={styles.week}>
      {effect.days.map(({ date, isShut }, index) => (
        <li key={date} className={isShut ? styles.isShut : undefined}>
          {names[index]} <b>{Number(date.slice(-2))}</b> {isShut ? t('closedDay') : t('openDay')}
        </li>
      ))}
    </ol>
  )
}

function Answer({ settings: { effect, now }, language }: Props) {
  const t = useTranslations('OfficeSettings')
  const { moment } = useAgeWords(now)
  const { answer } = effect
  const promises: Promises = { ...usualPromises, workingDays: { ...usualPromises.workingDays, answer: answer.days } }
  return (
    <>
      <h3>{t('askedAt', { moment: moment(answer.asked) })}</h3>
      <p className={styles.line}>
        {t('hearFromUs', { term: fillInPromises('[[answer]]', language, promises), moment: moment(answer.due) })}
      </p>
    </>
  )
}

export function EffectPart(props: Props) {
  const t = useTranslations('OfficeSettings')
  const { settings, language } = props
  const { viewings, closing } = settings.effect
  return (
    <aside className={styles.effect} aria-label={t('effect')}>
      <OfficeBlock title={t('effect')}>
        <p className={shared.note}>{t('effectNote')}</p>
        <Contact settings={settings} />
        <h3>{t('bookingWeek')}</h3>
        <Week {...props} />
        <Answer {...props} />
        {closing?.isNew && (
          <p className={shared.note}>
            {t('touches', { count: viewings })}{' '}
            {viewings > 0 && (
              <a href={`${linkHref('office/viewings', language)}?agent=all&day=${closing.from}`}>{t('seeViewings')}</a>
            )}
          </p>
        )}
      </OfficeBlock>
    </aside>
  )
}

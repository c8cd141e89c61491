/**
 * An agent's working hours, days off and travel time between viewings; the calendar that is imported, and the address of the
 * exported one.
 */
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { NoticeBox } from '@/components/ui/notice-box'
import plain from '@/components/ui/plain-control.module.css'
import { weekdays } from '@/lib/domain/office/week-hours'
import { formatMoment } from '@/lib/domain/text/brussels-time'
import type { Language } from '@/lib/domain/text/language'
import { weekdayName } from '@/lib/domain/text/weekday-name'
import { absenceRows, dayParts, type HoursMessage, hoursMessages } from '@/lib/server/office/hours/hours-forms'
import type { HoursView } from '@/lib/server/office/hours/hours-view'
import type { AnyStaff } from '@/lib/server/office/staff/staff'
import { linkHref } from '@/lib/server/pages/link-href'
import { OfficeFields } from '../forms/office-fields'
import { ReturnedError, ReturnedInput, ReturnedNotice } from '../forms/returned-field.client'
import { OfficeBlock } from '../frame/office-block'
import { OfficeFrame } from '../frame/office-frame'
import styles from './hours-page.module.css'

type Props = { staff: AnyStaff; language: Language; hours: HoursView | undefined; says: string | undefined }

type Part = { staff: AnyStaff; language: Language; hours: HoursView }

function ResultMessage({ says }: Pick<Props, 'says'>) {
  const t = useTranslations('OfficeHours')
  if (!says) return null
  const said = hoursMessages.find((message) => message === says)
  if (said) return <NoticeBox notice={{ tone: said === 'newer' ? 'wrong' : 'done', title: t(`said.${said}`) }} />
  const fault = t.has(`faults.${says}`) ? says : 'connection'
  return <NoticeBox notice={{ tone: 'wrong', title: t(`faults.${fault}`) }} />
}

function HoursForm({ staff, language, hours, what, children }: Part & { what: HoursMessage; children: ReactNode }) {
  return (
    <form method="post" className={`${plain.within} ${styles.form}`}>
      <OfficeFields form={hours.form} language={language} author={staff.author} />
      <input type="hidden" name="agent" value={hours.agent.id} />
      <input type="hidden" name="version" value={hours.version} />
      <input type="hidden" name="what" value={what} />
      {children}
    </form>
  )
}

function Agents({ language, hours }: Part) {
  const t = useTranslations('OfficeHours')
  if (hours.agents.length < 2) return null
  return (
    <nav className={styles.agents} aria-label={t('whose')}>
      {hours.agents.map(({ id, name }) => (
        <a
          key={id}
          href={`${linkHref('office/hours', language)}?agent=${id}`}
          aria-current={id === hours.agent.id ? 'true' : undefined}
        >
          {name}
        </a>
      ))}
    </nav>
  )
}

function Week({ language, hours: { settings, form } }: Part) {
  const t = useTranslations('OfficeHours')
  return (
    <ul className={styles.week}>
      {weekdays.map((weekday) => {
        const parts = settings.hours.filter((part) => part.weekdays.includes(weekday))
        const day = weekdayName(weekday, language)
        return (
          <li key={weekday}>
            <b>{day}</b>
            {dayParts.map((part) => (
              <span key={part} className={styles.part}>
                <ReturnedInput
                  of={form}
                  type="time"
                  name={`from${weekday}-${part}`}
                  defaultValue={parts[part - 1]?.from}
                  aria-label={t('fromOn', { day, part })}
                />
                <ReturnedInput
                  of={form}
                  type="time"
                  name={`to${weekday}-${part}`}
                  defaultValue={parts[part - 1]?.to}
                  aria-label={t('toOn', { day, part })}
                />
              </span>
            ))}
            {dayParts.map((part) => (
              <ReturnedError key={part} of={form} name={`from${weekday}-${part}`} />
            ))}
          </li>
        )
      })}
    </ul>
  )
}

function DaysOff({ hours: { settings, form } }: Pick<Part, 'hours'>) {
  const t = useTranslations('OfficeHours')
  return (
    <ul className={styles.week}>
      {absenceRows.map((row) => (
        <li key={row} className={styles.part}>
          <ReturnedInput
            of={form}
            type="date"
            name={`off${row}`}
            defaultValue={settings.absences[row - 1]?.from}
            aria-label={t('offFrom', { row })}
          />
          <ReturnedInput
            of={form}
            type="date"
            name={`until${row}`}
            defaultValue={settings.absences[row - 1]?.to}
            aria-label={t('offUntil', { row })}
          />
          <ReturnedError of={form} name={`off${row}`} />
        </li>
      ))}
    </ul>
  )
}

function Settings(part: Part) {
  const t = useTranslations('OfficeHours')
  const { settings, duration, form } = part.hours
  return (
    <HoursForm {...part} what="hours">
      <ReturnedNotice of={form} />
      <OfficeBlock title={t('week')} aside={t('duration', { count: duration })}>
        <p className={styles.hint}>{t('weekNote')}</p>
        <Week {...part} />
      </OfficeBlock>
      <OfficeBlock title={t('between')}>
        <label className={styles.number}>
          <span>{t('travel')}</span>
          <ReturnedInput of={form} type="number" name="travel" min={0} max={120} required defaultValue={settings.travel} />
        </label>
        <label className={styles.number}>
          <span>{t('leadTime')}</span>
          <ReturnedInput of={form} type="number" name="leadTime" min={0} max={336} required defaultValue={settings.leadTime} />
        </label>
      </OfficeBlock>
      <OfficeBlock title={t('off')}>
        <p className={styles.hint}>{t('offNote')}</p>
        <DaysOff {...part} />
      </OfficeBlock>
      <Button type="submit">{t('save')}</Button>
    </HoursForm>
  )
}

function OwnCalendar(part: Part) {
  const t = useTranslations('OfficeHours')
  const { busy } = part.hours
  return (
    <OfficeBlock title={t('calendar')}>
      <p className={styles.hint}>{t('calendarNote')}</p>
      {busy && (
        <HoursForm {...part} what="calendar-ended">
          <p>
            {busy.readAt && t('readAt', { moment: formatMoment(busy.readAt) })}
            {busy.fault && (
              <strong className={styles.fault}>
                {' '}
                {t(t.has(`faults.${busy.fault}`) ? `faults.${busy.fault}` : 'faults.connection')}
              </strong>
            )}
          </p>
          <Button type="submit" look="line">
            {t('endCalendar')}
          </Button>
        </HoursForm>
      )}
      <HoursForm {...part} what="calendar">
        <label>
          <span>{t('address')}</span>
          <input type="text" inputMode="url" name="address" required maxLength={2000} autoComplete="off" />
        </label>
        <Button type="submit" look="line">
          {t('readCalendar')}
        </Button>
      </HoursForm>
    </OfficeBlock>
  )
}

function Feed(part: Part) {
  const t = useTranslations('OfficeHours')
  const { feed } = part.hours
  return (
    <OfficeBlock title={t('feed')}>
      <p className={styles.hint}>{t('feedNote')}</p>
      {feed && (
        <>
          <p className={styles.address}>{feed}</p>
          <HoursForm {...part} what="feed-ended">
            <Button type="submit" look="line">
              {t('endFeed')}
            </Button>
          </HoursForm>
        </>
      )}
      <HoursForm {...part} what="feed">
        <Button type="submit" look="line">
          {t(feed ? 'renewFeed' : 'makeFeed')}
        </Button>
      </HoursForm>
    </OfficeBlock>
  )
}

export function HoursPage({ staff, language, hours, says }: Props) {
  const t = useTranslations('OfficeHours')
  return (
    <OfficeFrame
      staff={staff}
      language={language}
      current="office/viewings"
      path="office/hours"
      title={t('title')}
      {...(hours && { intro: hours.agent.name })}
    >
      <ResultMessage says={says} />
      {hours ? (
        <>
          <Agents {...{ staff, language, hours }} />
          <div className={styles.columns}>
            <Settings {...{ staff, language, hours }} />
            <div>
              <OwnCalendar {...{ staff, language, hours }} />
              <Feed {...{ staff, language, hours }} />
            </div>
          </div>
        </>
      ) : (
        <p>{t('none')}</p>
      )}
    </OfficeFrame>
  )
}

/** Visitors with open leads who may come to the open days of the calendar, as those need no registration. */
import { useTranslations } from 'next-intl'
import { formatMoment, toLocalTime } from '@/lib/domain/text/brussels-time'
import type { InterestedPerson, OpenDayItem } from '@/lib/server/office/viewings/open-days'
import { OfficeBlock } from '../frame/office-block'
import styles from './requested-list.module.css'

function Person({ person: { name, form, state, href } }: { person: InterestedPerson }) {
  const t = useTranslations('OfficeViewings')
  const forms = useTranslations('OfficeLeads.forms')
  return (
    <li>
      <a href={href}>{name || t('noName')}</a>
      <small>{state ? t(`states.${state}`) : forms.has(form) ? forms(form) : form}</small>
    </li>
  )
}

function Day({ day }: { day: OpenDayItem }) {
  const t = useTranslations('OfficeViewings')
  const { from, to, property, agent, count, people, inboxHref } = day
  const hours = `${formatMoment(from)}–${toLocalTime(to).time}`
  return (
    <>
      <h3 className={styles.day}>
        {property?.name} <small>{[hours, agent].filter(Boolean).join(', ')}</small>
      </h3>
      {people.length > 0 && (
        <ul className={`${styles.list} ${styles.people}`}>
          {people.map((person) => (
            <Person key={person.leadId} person={person} />
          ))}
        </ul>
      )}
      <p className={styles.hours}>
        {count === 0 ? t('interest', { count }) : <a href={inboxHref}>{t('interest', { count })}</a>}
      </p>
    </>
  )
}

export function OpenDays({ days }: { days: readonly OpenDayItem[] }) {
  const t = useTranslations('OfficeViewings')
  if (days.length === 0) return null
  return (
    <OfficeBlock title={t('openDays')} count={days.length}>
      <p className={styles.none}>{t('openDaysText')}</p>
      {days.map((day) => (
        <Day key={`${day.propertyId} ${day.from.toISOString()}`} day={day} />
      ))}
    </OfficeBlock>
  )
}

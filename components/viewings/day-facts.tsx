/** The viewings of a day that were booked together, in order. */
import { useTranslations } from 'next-intl'
import { OutcomeNote } from '@/components/ui/outcome'
import { formatPhone } from '@/lib/domain/text/phone'
import { phoneHref } from '@/lib/domain/text/phone-href'
import type { DayViewing } from '@/lib/server/viewings/viewing-page'
import styles from './day-facts.module.css'
import { HomeName, When } from './viewing-facts'

function Stop({ stop, isSameDay }: { stop: DayViewing; isSameDay: boolean }) {
  const t = useTranslations('Viewing')
  const { time, property, language, place, agent, manageHref } = stop
  const title = property.texts[language].title
  return (
    <li>
      <p className={styles.time}>
        <b>{time?.from}</b>
        {!isSameDay && time && `${time.weekday} ${time.day} ${time.month}`}
      </p>
      <div>
        <HomeName page={stop} />
        <p>{place}</p>
        <p>
          {agent.name},{' '}
          <a className="nowrap" href={phoneHref(agent.phone)}>
            {formatPhone(agent.phone)}
          </a>
        </p>
      </div>
      <a className="no-print" href={manageHref}>
        {t('cancel')}
        <span className="vh">, {title}</span>
      </a>
    </li>
  )
}

const dayOf = ({ time }: DayViewing) => time && [time.day, time.month].join(' ')

export function DayFacts({ day }: { day: readonly DayViewing[] }) {
  const t = useTranslations('Viewing')
  const [first, last] = [day[0]?.time, day.at(-1)?.time]
  if (!first || !last) return null
  const isSameDay = new Set(day.map(dayOf)).size === 1
  return (
    <>
      <When time={isSameDay ? { ...first, to: last.to } : first} />
      <ol className={styles.stops}>
        {day.map((stop) => (
          <Stop key={stop.id} stop={stop} isSameDay={isSameDay} />
        ))}
      </ol>
      {day.some(({ property }) => property.address.kind === 'hidden') && <OutcomeNote>{t('addressLater')}</OutcomeNote>}
    </>
  )
}

/** A day of a week: its busy times and its free slots. */
import { useTranslations } from 'next-intl'
import { locales } from '@/lib/domain/text/locales'
import type { WeekDay } from '@/lib/domain/viewings/slot-weeks'
import lines from '../hour-lines.module.css'
import styles from './week-day.module.css'
import { Filled, Slot, type WeekProps } from './week-slot'

export function Day({ day, ...props }: WeekProps & { day: WeekDay }) {
  const t = useTranslations('ViewingWeeks')
  const { language, weeks } = props
  const noon = new Date(`${day.date}T12:00:00Z`)
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locales[language], { ...options, timeZone: 'UTC' }).format(noon)
  const isPreferred = day.slots.some((slot) => slot.isPreferred)
  const isEmpty = day.slots.length === 0
  return (
    <div className={[styles.day, isPreferred && styles.wanted, isEmpty && styles.empty].filter(Boolean).join(' ')}>
      <p className={styles.date}>
        <span>{part({ weekday: 'long' })}</span> <b>{part({ day: 'numeric' })}</b>
        <span className={styles.month}> {part({ month: 'long' })}</span>
        <small>{t('free', { count: day.slots.length })}</small>
      </p>
      <div className={`${lines.ruled} ${styles.hours}`}>
        {day.filled.length > 0 && (
          <ul>
            {day.filled.map((time) => (
              <Filled key={`${time.kind} ${time.from.toISOString()} ${time.words}`} time={time} hours={weeks.hours} />
            ))}
          </ul>
        )}
        <div className={styles.slots}>
          {day.slots.map((slot) => (
            <Slot key={slot.startsAt.toISOString()} slot={slot} {...props} />
          ))}
        </div>
      </div>
    </div>
  )
}

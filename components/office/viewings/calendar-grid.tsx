/**
 * Days next to each other with their hours on wide screens; below each other, as lists, on phones (design, `kantoor-agenda`). One
 * markup for both: the position of an item in the grid is given in hours, which only the wide layout uses.
 */
import { useTranslations } from 'next-intl'
import type { CSSProperties } from 'react'
import lines from '@/components/viewings/hour-lines.module.css'
import { toLocalTime } from '@/lib/domain/text/brussels-time'
import { capitalise } from '@/lib/domain/text/capitalise'
import type { Language } from '@/lib/domain/text/language'
import { locales } from '@/lib/domain/text/locales'
import type { CalendarDay, CalendarView } from '@/lib/server/office/viewings/calendar-view'
import { planHref } from '@/lib/server/office/viewings/plan-view'
import styles from './calendar-grid.module.css'
import { Item, lookOf, singleDay } from './calendar-item'

type Props = { calendar: CalendarView; language: Language; opened: string | undefined }

/** The parts of a date and the text between them, which depends on the language: in German "Donnerstag, 3. Dezember". */
function nameDay(noon: Date, language: Language) {
  const date = { weekday: 'long', day: 'numeric', month: 'long' } as const
  const parts = new Intl.DateTimeFormat(locales[language], date).formatToParts(noon).map(({ value }) => value)
  const [weekday = '', comma = '', number = '', dot = '', month = ''] = parts
  return { weekday, comma: comma.trim(), number: `${number}${dot.trim()}`, month }
}

function Day({ day, calendar, language, opened }: Props & { day: CalendarDay }) {
  const t = useTranslations('OfficeViewings')
  const noon = new Date(`${day.date}T12:00:00Z`)
  const { weekday, comma, number, month } = nameDay(noon, language)
  const free = day.items.filter(({ kind }) => kind === 'free').length
  return (
    <section
      className={[lines.ruled, styles.day, day.isToday && styles.today].filter(Boolean).join(' ')}
      aria-labelledby={`day-${day.date}`}
    >
      <h2 id={`day-${day.date}`}>
        <span>
          {capitalise(weekday)}
          <span className={styles.month}>{comma}</span>
        </span>{' '}
        <b>{number}</b> <span className={styles.month}>{month}</span>
      </h2>
      {day.items.length === 0 ? (
        <p className={styles.none}>{t('nothing')}</p>
      ) : (
        <ol>
          {day.items.map((item) => (
            <Item
              key={`${item.kind} ${item.from.toISOString()} ${item.leadId ?? item.agent ?? ''}`}
              item={item}
              hours={calendar.hours}
              isOpened={item.leadId !== undefined && item.leadId === opened}
              isOfAll={calendar.query.agentId === undefined}
            />
          ))}
        </ol>
      )}
      {day.isToday && <Now now={calendar.now} hours={calendar.hours} />}
      {free > 0 && (
        <p className={styles.freeCount}>
          <a href={planHref(language, { agentId: calendar.query.agentId })}>{t('countFree', { count: free })}</a>
        </p>
      )}
    </section>
  )
}

/** The current time, as a line within the hours that are shown. */
function Now({ now, hours }: Pick<CalendarView, 'now' | 'hours'>) {
  const { time } = toLocalTime(now)
  const hour = Number(time.slice(0, 2)) + Number(time.slice(3)) / 60
  if (hour < hours.from || hour > hours.to) return null
  return <i className={styles.now} style={{ '--top': hour - hours.from } as CSSProperties} aria-hidden="true" />
}

const kinds = ['confirmed', 'pending', 'proposed', 'free', 'open-day', 'busy'] as const

function Legend() {
  const t = useTranslations('OfficeViewings.kinds')
  return (
    <ul className={styles.legend} aria-hidden="true">
      {kinds.map((kind) => (
        <li key={kind}>
          <i className={lookOf(kind)} />
          {t(kind)}
        </li>
      ))}
    </ul>
  )
}

export function CalendarGrid(props: Props) {
  const { calendar } = props
  const { hours, days } = calendar
  const rows = Array.from({ length: hours.to - hours.from }, (_, index) => hours.from + index)
  return (
    <>
      <div
        className={days.length === 1 ? `${styles.frame} ${singleDay}` : styles.frame}
        style={{ '--hours': rows.length, '--days': days.length } as CSSProperties}
      >
        <div className={`${lines.clock} ${styles.hours}`} aria-hidden="true">
          {rows.map((hour) => (
            <span key={hour}>{hour}</span>
          ))}
        </div>
        {days.map((day) => (
          <Day key={day.date} day={day} {...props} />
        ))}
      </div>
      <Legend />
    </>
  )
}

/**
 * Days beside each other with their hours at a desk; below each other, as lists, on a telephone (design, `kantoor-agenda`). One markup:
 * where something stands in the grid is said in hours, which only the wide page looks at.
 */
import { useTranslations } from 'next-intl'
import type { CSSProperties } from 'react'
import { Icon } from '@/components/ui/icon'
import { formatMoment, toLocalTime } from '@/lib/domain/text/brussels-time'
import { capitalise } from '@/lib/domain/text/capitalise'
import type { Language } from '@/lib/domain/text/language'
import { locales } from '@/lib/domain/text/locales'
import type { CalendarDay, CalendarItem, CalendarView } from '@/lib/server/office/calendar-view'
import { planHref } from '@/lib/server/office/plan-view'
import styles from './calendar-grid.module.css'

type Props = { calendar: CalendarView; language: Language; opened: string | undefined }

const looks = {
  confirmed: 'confirmed',
  pending: 'pending',
  proposed: 'proposed',
  'open-day': 'openDay',
  busy: 'busy',
  free: 'free',
} as const satisfies Record<CalendarItem['kind'], string>

/** A box that long has room for more than a line. */
const roomyHours = 0.75

/** Who comes; the first name goes where there is no room. */
function Title({ item: { kind, name, firstName } }: { item: CalendarItem }) {
  const t = useTranslations('OfficeViewings')
  if (kind !== 'confirmed' && kind !== 'pending') return t(`kinds.${kind}`)
  if (name === '') return t('noName')
  return (
    <>
      {firstName && <span className={styles.first}>{firstName}</span>}
      {name.slice(firstName.length)}
    </>
  )
}

function Item({
  item,
  hours,
  isOpened,
  isOfAll,
}: { item: CalendarItem; isOpened: boolean; isOfAll: boolean } & Pick<CalendarView, 'hours'>) {
  const t = useTranslations('OfficeViewings')
  const { kind, from, to, name, property, href, isOver, outcome, place, agent, interest } = item
  const begins = Math.max(place.from, hours.from)
  const style = {
    '--top': begins - hours.from,
    '--length': Math.max(0.4, Math.min(place.to, hours.to) - begins),
    '--lane': place.lane,
    '--lanes': place.lanes,
  } as CSSProperties
  const title = <Title item={item} />
  const look = [
    styles.item,
    styles[looks[kind]],
    place.to - place.from >= roomyHours && styles.roomy,
    isOver && styles.over,
    isOpened && styles.opened,
  ]
    .filter(Boolean)
    .join(' ')
  return (
    <li className={look} style={style}>
      <time dateTime={from.toISOString()}>{toLocalTime(from).time}</time>
      <div>
        {kind === 'free' && href ? (
          <a href={href} aria-label={t('planAt', { moment: formatMoment(from) })}>
            <Icon of="plus" size={16} />
          </a>
        ) : href ? (
          <a href={href} aria-current={isOpened ? 'true' : undefined}>
            {title}
          </a>
        ) : (
          <b>{title}</b>
        )}
        <small>
          {[
            kind === 'busy' && t('until', { time: toLocalTime(to).time }),
            kind === 'proposed' && name,
            property?.name,
            isOfAll && agent,
            kind === 'pending' && t('pending'),
            outcome && t(`outcomes.${outcome}`),
            interest !== undefined && t('interest', { count: interest }),
          ]
            .filter(Boolean)
            .join(', ')}
        </small>
      </div>
    </li>
  )
}

/** A date in its parts, with what a language writes between them: in German "Donnerstag, 3. Dezember". */
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
    <section className={day.isToday ? `${styles.day} ${styles.today}` : styles.day} aria-labelledby={`day-${day.date}`}>
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

/** Where the day stands, as far as the page shows its hours. */
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
          <i className={styles[looks[kind]]} />
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
        className={days.length === 1 ? `${styles.frame} ${styles.single}` : styles.frame}
        style={{ '--hours': rows.length, '--days': days.length } as CSSProperties}
      >
        <div className={styles.hours} aria-hidden="true">
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

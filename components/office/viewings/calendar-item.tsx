/** An item in a day of the calendar: a viewing, a free slot, or a busy time of the agent. */
import { useTranslations } from 'next-intl'
import type { CSSProperties } from 'react'
import { Icon } from '@/components/ui/icon'
import { formatMoment, toLocalTime } from '@/lib/domain/text/brussels-time'
import type { CalendarItem, CalendarView } from '@/lib/server/office/viewings/calendar-view'
import styles from './calendar-item.module.css'

const looks = {
  confirmed: 'confirmed',
  pending: 'pending',
  proposed: 'proposed',
  'open-day': 'openDay',
  busy: 'busy',
  free: 'free',
} as const satisfies Record<CalendarItem['kind'], string>

export const lookOf = (kind: CalendarItem['kind']) => styles[looks[kind]]

/** Class of a single day: its items have more room. */
export const singleDay = styles.single

/** Hours from which an item has room for more than one line. */
const roomyHours = 0.75

/** The name of the visitor; the first name is left out where there is no room. */
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

export function Item({
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
    lookOf(kind),
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

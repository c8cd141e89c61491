/**
 * Four weeks of an agent, a week at a time: what fills the days, and the free times to choose from (design, `bezoek-antwoord-uren`).
 * Everything is in the page, so that what was chosen stays when somebody looks at another week, and that it works without script.
 */
import { useTranslations } from 'next-intl'
import type { CSSProperties } from 'react'
import { Icon } from '@/components/ui/icon'
import { toLocalTime } from '@/lib/domain/text/brussels-time'
import type { Language } from '@/lib/domain/text/language'
import { locales } from '@/lib/domain/text/locales'
import type { HoursOn } from '@/lib/domain/viewings/hours-on'
import type { FilledTime, SlotWeek, SlotWeeks, WeekDay, WeekSlot } from '@/lib/domain/viewings/slot-weeks'
import { slotLabel } from '@/lib/server/viewings/slot-label'
import styles from './week-slots.module.css'

type Props = {
  weeks: SlotWeeks
  language: Language
  /** One time or several. */
  most: number
  /** Beginnings that are chosen when the page comes, ISO. */
  chosen: ReadonlySet<string>
}

const placeIn = ({ from, to }: HoursOn, hours: HoursOn) => {
  const begins = Math.max(from, hours.from)
  return { '--top': begins - hours.from, '--length': Math.max(0, Math.min(to, hours.to) - begins) } as CSSProperties
}

function Slot({ slot, weeks: { hours }, language, most, chosen }: Props & { slot: WeekSlot }) {
  const value = slot.startsAt.toISOString()
  const t = useTranslations('ViewingWeeks')
  const label = slotLabel(slot.startsAt, language, 'long')
  return (
    <label className={slot.isPreferred ? `${styles.slot} ${styles.preferred}` : styles.slot} style={placeIn(slot.place, hours)}>
      <input
        type={most === 1 ? 'radio' : 'checkbox'}
        name="slots"
        value={value}
        defaultChecked={chosen.has(value)}
        aria-label={slot.isPreferred ? t('preferred', { moment: label }) : label}
        data-label={slotLabel(slot.startsAt, language, 'short')}
        data-preferred={slot.isPreferred ? '' : undefined}
      />
      {toLocalTime(slot.startsAt).time}
      <Icon of="plus" size={16} />
      <Icon of="check" size={16} />
    </label>
  )
}

/** A part of a day without room for a line says what it is to those who point at it. */
function Filled({ time, hours }: { time: FilledTime & { place: HoursOn }; hours: HoursOn }) {
  const t = useTranslations('ViewingWeeks')
  const [from, to] = [toLocalTime(time.from).time, toLocalTime(time.to).time]
  const words = time.words || t(`kinds.${time.kind}`)
  const isSeen = time.place.to > hours.from && time.place.from < hours.to
  if (!isSeen) return null
  return (
    <li className={`${styles.filled} ${styles[time.kind]}`} style={placeIn(time.place, hours)} title={`${from}–${to} ${words}`}>
      <time>{from}</time> {words}
      <span className={styles.until}> {t('until', { time: to })}</span>
    </li>
  )
}

function Day({ day, ...props }: Props & { day: WeekDay }) {
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
      <div className={styles.hours}>
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

function useSpan(language: Language) {
  const t = useTranslations('ViewingWeeks')
  const words = new Intl.DateTimeFormat(locales[language], { day: 'numeric', month: 'short', timeZone: 'UTC' })
  const say = (date: string | undefined) => words.format(new Date(`${date}T12:00:00Z`)).replace(/\.$/, '')
  return ({ days }: SlotWeek) => t('span', { from: say(days[0]?.date), to: say(days.at(-1)?.date) })
}

export function WeekSlots(props: Props) {
  const t = useTranslations('ViewingWeeks')
  const { weeks, most, chosen, language } = props
  const spanOf = useSpan(language)
  const hasChosen = ({ days }: SlotWeek) =>
    days.some(({ slots }) => slots.some(({ startsAt }) => chosen.has(startsAt.toISOString())))
  const opened = Math.max(0, weeks.weeks.findIndex(chosen.size > 0 ? hasChosen : ({ free }) => free > 0))
  const { from, to } = weeks.hours
  const rows = Array.from({ length: to - from }, (_, index) => from + index)
  return (
    <fieldset className={styles.weeks}>
      <legend>{most === 1 ? t('chooseOne') : t('chooseUpTo', { count: most })}</legend>
      <div className={styles.tabs} role="radiogroup" aria-label={t('which')}>
        {weeks.weeks.map((week, index) => (
          <label key={week.days[0]?.date}>
            <input type="radio" name="week" value={index} defaultChecked={index === opened} data-week={index} />
            <span>
              {spanOf(week)}
              <small>{t('free', { count: week.free })}</small>
            </span>
          </label>
        ))}
      </div>
      {weeks.weeks.map((week, index) => (
        <div
          key={week.days[0]?.date}
          className={styles.week}
          data-of-week={index}
          style={{ '--hours': rows.length } as CSSProperties}
        >
          <div className={styles.clock} aria-hidden="true">
            {rows.map((hour) => (
              <span key={hour}>{hour}</span>
            ))}
          </div>
          {week.days.map((day) => (
            <Day key={day.date} day={day} {...props} />
          ))}
        </div>
      ))}
    </fieldset>
  )
}

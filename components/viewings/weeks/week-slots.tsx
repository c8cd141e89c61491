/**
 * Four weeks of an agent, one at a time: busy times, and the free slots to choose from (design, `bezoek-antwoord-uren`). All
 * weeks are in the page, so that choices remain when another week is shown, and that it works without script.
 */
import { useTranslations } from 'next-intl'
import type { CSSProperties } from 'react'
import type { Language } from '@/lib/domain/text/language'
import { locales } from '@/lib/domain/text/locales'
import type { SlotWeek } from '@/lib/domain/viewings/slot-weeks'
import lines from '../hour-lines.module.css'
import { Day } from './week-day'
import type { WeekProps } from './week-slot'
import styles from './week-slots.module.css'

function useSpan(language: Language) {
  const t = useTranslations('ViewingWeeks')
  const words = new Intl.DateTimeFormat(locales[language], { day: 'numeric', month: 'short', timeZone: 'UTC' })
  const say = (date: string | undefined) => words.format(new Date(`${date}T12:00:00Z`)).replace(/\.$/, '')
  return ({ days }: SlotWeek) => t('span', { from: say(days[0]?.date), to: say(days.at(-1)?.date) })
}

export function WeekSlots(props: WeekProps) {
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
          <div className={`${lines.clock} ${styles.clock}`} aria-hidden="true">
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

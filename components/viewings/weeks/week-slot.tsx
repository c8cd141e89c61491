/** A free slot of a week to choose, and the busy hours around it. */
import { useTranslations } from 'next-intl'
import type { CSSProperties } from 'react'
import { Icon } from '@/components/ui/icon'
import { toLocalTime } from '@/lib/domain/text/brussels-time'
import type { Language } from '@/lib/domain/text/language'
import type { HoursOn } from '@/lib/domain/viewings/hours-on'
import type { FilledTime, SlotWeeks, WeekSlot } from '@/lib/domain/viewings/slot-weeks'
import { slotLabel } from '@/lib/server/viewings/slot-label'
import styles from './week-slot.module.css'

export type WeekProps = {
  weeks: SlotWeeks
  language: Language
  /** Largest number of slots to choose. */
  most: number
  /** Start times that are chosen initially, ISO 8601. */
  chosen: ReadonlySet<string>
}

const placeIn = ({ from, to }: HoursOn, hours: HoursOn) => {
  const begins = Math.max(from, hours.from)
  return { '--top': begins - hours.from, '--length': Math.max(0, Math.min(to, hours.to) - begins) } as CSSProperties
}

export function Slot({ slot, weeks: { hours }, language, most, chosen }: WeekProps & { slot: WeekSlot }) {
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

/** Busy time that is too short for a line of text has its text in a tooltip. */
export function Filled({ time, hours }: { time: FilledTime & { place: HoursOn }; hours: HoursOn }) {
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

/** Seven days to choose from, each with its number of free hours, and buttons to the week before and after; needs script. */
import { useEffect, useRef } from 'react'
import { Icon } from '@/components/ui/icon'
import { formatDate } from '@/lib/domain/text/date'
import type { SlotTexts } from '@/lib/forms/form-texts'
import type { SlotDay } from '@/lib/forms/slot-days'
import box from './slot-box.module.css'
import styles from './week-strip.module.css'

type Props = {
  /** Name of the radio buttons; no field of the form has this name, so that the server ignores them. */
  name: string
  days: readonly SlotDay[]
  /** The day whose hours are shown. */
  shown: string | undefined
  onShow: (date: string) => void
  /** Undefined where there is no such week. */
  onEarlier: (() => void) | undefined
  onLater: (() => void) | undefined
  texts: SlotTexts
}

const dayNumber = (date: string) => String(Number(date.slice(-2)))

/** `23-11 tot 29-11-2026`. */
function weekText(days: readonly SlotDay[], { week }: SlotTexts): string {
  const [from = '', to = ''] = [days[0]?.date, days.at(-1)?.date]
  return week.replace('{from}', formatDate(from).split('-').slice(0, 2).join('-')).replace('{to}', formatDate(to))
}

function Day({ day, name, shown, onShow, texts }: { day: SlotDay } & Pick<Props, 'name' | 'shown' | 'onShow' | 'texts'>) {
  const { date, weekday, state, free } = day
  return (
    <label className={`${box.box} ${styles.day}`} data-state={state}>
      <input
        className="drawn-input"
        type="radio"
        name={name}
        value={date}
        checked={date === shown}
        disabled={free === 0}
        onChange={() => onShow(date)}
      />
      <span>
        <b>{texts.weekdays.split(' ')[weekday]}</b> <strong>{dayNumber(date)}</strong>{' '}
        <em>{texts[state].replace('{count}', String(free))}</em>
      </span>
    </label>
  )
}

/** Scrolls the row, not the page, until the chosen day is fully visible; browsers leave it half hidden. */
function showWhole(row: HTMLElement, day: HTMLElement): void {
  const [box, { left, right }] = [row.getBoundingClientRect(), day.getBoundingClientRect()]
  if (left < box.left || right > box.right) row.scrollLeft += (left + right - box.left - box.right) / 2
}

export function WeekStrip({ days, onEarlier, onLater, texts, ...rest }: Props) {
  const row = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again when the day or week changes
  useEffect(() => {
    const chosen = row.current?.querySelector<HTMLInputElement>('input:checked')
    if (!row.current || !chosen) return
    // A day may have been chosen before hydration.
    if (chosen.value !== rest.shown) rest.onShow(chosen.value)
    showWhole(row.current, chosen)
  }, [rest.shown, days[0]?.date])
  return (
    <div className={styles.strip}>
      <div className={styles.week}>
        <p aria-live="polite">{weekText(days, texts)}</p>
        <button type="button" aria-label={texts.earlier} aria-disabled={!onEarlier || undefined} onClick={onEarlier}>
          <Icon of="chevron-left" />
        </button>
        <button type="button" aria-label={texts.later} aria-disabled={!onLater || undefined} onClick={onLater}>
          <Icon of="chevron-right" />
        </button>
      </div>
      <div ref={row} role="radiogroup" className={styles.days} aria-label={texts.day}>
        {days.map((day) => (
          <Day key={day.date} day={day} texts={texts} {...rest} />
        ))}
      </div>
    </div>
  )
}
